/** Simulated customers who register, renew and request refunds at random. */
import type { Sandbox } from '@ferrite/payment-sandbox/server.ts';
import type { Random } from '../../scripts/random.ts';
import { type Answer, type Browser, type Json, openBrowser } from './browser.ts';
import { completeOrder, type Method, methods, type Order, placeOrder, pressButton } from './buying.ts';
import { chargeBack, type Office, requestRefund } from './refunding.ts';

type Person = {
  readonly email: string;
  readonly password: string;
  readonly browser: Browser;
  isBusy: boolean;
};
export type Action = 'registration' | 'renewal' | 'refund' | 'chargeback';
const approvals: Readonly<Record<Method, readonly string[]>> = {
  paypal: ['approve'],
  toss: ['approve'],
  eximbay: [
    'approve',
    'approve',
    'approve-no-return',
    'approve-no-status',
    'approve-lose-both',
    'return-first',
    'status-first',
  ],
};
const refusals: Readonly<Record<Method, readonly string[]>> = {
  paypal: ['cancel', 'fail', 'close'],
  toss: ['cancel', 'reject', 'abort'],
  eximbay: ['cancel', 'decline'],
};
/** Suffixes of email addresses that trigger special behaviour of the provider. */
const special = ['lost', 'pending', 'mismatch', 'decline'];
const orderTries = 4;
const isOrder = (made: Order | Answer): made is Order => 'method' in made;

export function createPeople(options: {
  readonly site: () => string;
  readonly sandbox: Sandbox;
  readonly office: Office;
  readonly count: (what: string) => void;
}) {
  const { sandbox, office, count } = options;
  const people: Person[] = [];
  let number = 0;

  /** Creates an order at a random provider; at another one while the site is unavailable. */
  async function order(browser: Browser, registration: Json, random: Random): Promise<Order | null> {
    for (let left = orderTries; left > 0; left--) {
      const made = await placeOrder(browser, random.pick(methods), registration, random.between(1, 10));
      if (isOrder(made)) return made;
    }
    return null;
  }

  const payer = (random: Random) =>
    random.chance(0.12) ? `payer+${random.pick(special)}@example.org` : 'payer@example.org';

  /** Pays the order. @returns whether a charge is possible */
  async function pay(browser: Browser, registration: Json, random: Random): Promise<boolean> {
    const made = await order(browser, registration, random);
    if (!made) {
      count('people: no order was possible');
      return false;
    }
    const luck = random.next();
    if (luck < 0.08) {
      await pressButton(sandbox, made, random.pick(refusals[made.method]));
      await completeOrder(browser, made, { paymentKey: 'none' });
      count('people: refused or canceled in the window');
      return false;
    }
    const back = await pressButton(sandbox, made, random.pick(approvals[made.method]), payer(random));
    if (luck < 0.22) {
      count('people: paid and closed the browser');
      return true;
    }
    if (luck < 0.32) {
      await Promise.all([completeOrder(browser, made, back), completeOrder(browser, made, back, 10)]);
      count('people: came back in two tabs at once');
      return true;
    }
    if (luck < 0.44) {
      // From the buyer's view nothing happens, so another method is tried; both may be charged.
      const second = await placeOrder(
        browser,
        random.pick(methods.filter((each) => each !== made.method)),
        registration,
      );
      if (isOrder(second)) {
        const again = await pressButton(
          sandbox,
          second,
          random.pick(approvals[second.method]),
          payer(random),
        );
        await Promise.all([completeOrder(browser, second, again, 5), completeOrder(browser, made, back, 5)]);
        count('people: approved one purchase at two providers');
        return true;
      }
    }
    await completeOrder(browser, made, back, random.between(1, 20));
    return true;
  }

  /** Returns a random customer without an action in progress. */
  function anybody(random: Random): Person | null {
    const free = people.filter((each) => !each.isBusy);
    return free.length > 0 ? random.pick(free) : null;
  }

  async function register(random: Random): Promise<boolean> {
    const name = `kim${++number}`;
    const browser = openBrowser(options.site);
    const person = { email: `${name}@example.org`, password: 'glowing-ingot-9' };
    if (!(await browser.verify(person.email))) return false;
    const membershipType = random.chance(0.8) ? 'monthly' : 'annual';
    const registration = {
      ...person,
      name: `Kim ${name}`,
      nickname: name,
      membershipType,
      agreeToTerms: true,
    };
    const isPaid = await pay(browser, registration, random);
    if (isPaid) people.push({ ...person, browser, isBusy: false });
    return isPaid;
  }

  async function renew({ browser }: Person, random: Random): Promise<boolean> {
    return pay(browser, { membershipType: 'monthly', agreeToTerms: true }, random);
  }

  async function giveBack({ browser }: Person, random: Random): Promise<boolean> {
    const { text, status } = await browser.insist('GET', '/api/user/payment-transactions');
    const paid =
      status === 200 ? (JSON.parse(text) as Json[]).filter((each) => each['status'] === 'completed') : [];
    if (paid.length === 0) return false;
    const request = await requestRefund(browser, Number(random.pick(paid)['id']));
    if (!request) return false;
    const isTwice = random.chance(0.25);
    await Promise.all([office.approve(request), ...(isTwice ? [office.approve(request)] : [])]);
    if (isTwice) count('people: refund approved twice at once');
    if (random.chance(0.4)) await office.check(request.id);
    return true;
  }

  return {
    /**
     * Runs a random action of a customer. @returns the name of the action if a charge or refund is possible, otherwise
     * null
     */
    async act(random: Random): Promise<Action | null> {
      const choice = random.next();
      if (choice < 0.03) return (await chargeBack(sandbox, random)) ? 'chargeback' : null;
      const person = choice < 0.36 ? null : anybody(random);
      if (!person) return (await register(random)) ? 'registration' : null;
      person.isBusy = true;
      try {
        // Customers who cannot sign in yet retry later.
        if (!(await person.browser.signIn(person.email, person.password))) return null;
        if (choice < 0.58) return (await renew(person, random)) ? 'renewal' : null;
        return (await giveBack(person, random)) ? 'refund' : null;
      } finally {
        person.isBusy = false;
      }
    },
    /** Returns the email addresses of active members who cannot sign in. */
    async lockedOut(running: readonly string[]): Promise<string[]> {
      const out: string[] = [];
      for (const { email, password, browser } of people)
        if (running.includes(email) && !(await browser.signIn(email, password))) out.push(email);
      return out;
    },
  };
}
