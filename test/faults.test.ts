/**
 * A process of the product dies by SIGKILL at each point of a payment and of a refund, another one on the same database
 * goes on, and the true ledger of the providers agrees with the database. `node scripts/faults/main.ts` does the same at
 * random moments and many times over.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from '../sandbox/control.ts';
import { audit } from '../scripts/faults/audit.ts';
import { type Browser, openBrowser } from '../scripts/faults/browser.ts';
import { decide, finish, type Method, methods, type Order, placeOrder } from '../scripts/faults/buying.ts';
import { createRandom } from '../scripts/faults/random.ts';
import { askForRefund, openOffice } from '../scripts/faults/refunding.ts';
import { createSite, type Site } from '../scripts/faults/site.ts';
import { type CrashPointName, crashPoints } from '../src/membership/payments/crash-point.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const random = createRandom(1);
const late = 60_000;
let database: TestDatabase;
let site: Site;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await createSite(database.url, 'off');
  await site.instances[0].start();
}, late);
afterAll(async () => {
  await site.close();
  await database.close();
}, late);

const survivor = () => site.instances[0];
const dying = () => site.instances[1];

/** Somebody with a proved address; `to` sends the browser to one of the instances. */
async function newcomer() {
  const number = ++people;
  let target = survivor();
  const browser = openBrowser(() => target.url);
  const person = {
    name: `Kim Cheol ${number}`,
    nickname: `kim${number}`,
    email: `kim${number}@example.org`,
    password: 'glowing-ingot-9',
    membershipType: 'monthly',
    agreeToTerms: true,
  };
  if (!(await browser.verify(person.email))) throw new Error('The address was not proved.');
  const to = (instance: typeof target) => {
    target = instance;
  };
  return { person, browser, to };
}

async function order(browser: Browser, method: Method, person: Record<string, unknown>): Promise<Order> {
  const placed = await placeOrder(browser, method, person);
  if (!('method' in placed)) throw new Error(`${method}: ${placed.status} ${placed.text}`);
  return placed;
}

/** Time passes and the survivor does what is due. */
async function goOn(seconds = 100): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await site.pass(seconds);
    await survivor().run('payments');
  }
}

/** What moved so far, in minor units. */
const movements = () => readLedger(site.sandbox.core).entries.map(({ kind, minor }) => `${kind} ${minor}`);
const price = (method: Method) => (method === 'toss' ? 13_000 : 1_000);

const atPaying = crashPoints.filter((name) => /^(complete|settle|account)\./.test(name));
const atOrdering = crashPoints.filter((name) => name.startsWith('order.'));
const atAsking = crashPoints.filter((name) => name.startsWith('check.'));
const atTelling = crashPoints.filter((name) => name.startsWith('notice.'));
const atRefunding = crashPoints.filter((name) => name.startsWith('refund.'));

/** One test: the dying instance stands ready, and is seen to die. */
function dies(name: CrashPointName, story: () => Promise<void>) {
  return async () => {
    await dying().start(name);
    const gone = dying().gone();
    await story();
    await gone;
    expect(dying().isUp()).toBe(false);
  };
}

async function expectMember(browser: Browser, person: { email: string; password: string }): Promise<void> {
  expect(await browser.signIn(person.email, person.password)).toBe(true);
  const { json } = await browser.call('GET', '/api/auth/profile');
  expect(json).toMatchObject({ subscriptionStatus: 'active' });
}

describe('a process that is killed', () => {
  for (const name of atOrdering) {
    const method = random.pick(methods);
    const title = `P-07 at ${name} (${method}): nothing is charged, and the buyer can order again`;
    it(title, { timeout: late }, async () => {
      const before = movements();
      const { person, browser, to } = await newcomer();
      await dies(name, async () => {
        to(dying());
        expect(await placeOrder(browser, method, person)).toMatchObject({ status: 0 });
      })();
      to(survivor());
      await site.pass(11);
      const placed = await order(browser, method, person);
      await finish(browser, placed, await decide(site.sandbox, placed, 'approve'));
      await goOn();
      expect(movements().slice(before.length)).toEqual([`charge ${price(method)}`]);
      await expectMember(browser, person);
    });
  }

  for (const name of atPaying) {
    // Eximbay takes the money in its own window, before any call of ours.
    // Toss's approval is in the buyer's hands until it is written down; PayPal's can be asked for.
    const possible: readonly Method[] =
      name === 'complete.before_write'
        ? ['paypal']
        : name.startsWith('complete.')
          ? ['paypal', 'toss']
          : methods;
    const method = random.pick(possible);
    const title = `P-07 at ${name} (${method}): charged once, granted once, and the member can sign in`;
    it(title, { timeout: late }, async () => {
      const before = movements();
      const { person, browser, to } = await newcomer();
      const placed = await order(browser, method, person);
      const back = await decide(site.sandbox, placed, 'approve');
      await dies(name, async () => {
        to(dying());
        expect(await finish(browser, placed, back)).toMatchObject({ status: 0 });
      })();
      to(survivor());
      await goOn();
      expect(movements().slice(before.length)).toEqual([`charge ${price(method)}`]);
      await expectMember(browser, person);
    });
  }

  for (const name of atAsking) {
    it(`P-07 at ${name}: charged while nobody was told, the member is there`, { timeout: late }, async () => {
      const before = movements();
      const { person, browser } = await newcomer();
      const placed = await order(browser, 'eximbay', person);
      await decide(site.sandbox, placed, 'approve-lose-both');
      await dies(name, async () => {
        await site.pass(70);
        expect(await dying().run('payments')).toBe(false);
      })();
      await goOn();
      expect(movements().slice(before.length)).toEqual(['charge 1000']);
      await expectMember(browser, person);
    });
  }

  for (const name of atTelling) {
    it(`P-07 at ${name}: the provider's message is not lost`, { timeout: late }, async () => {
      const before = movements();
      const { person, browser } = await newcomer();
      const placed = await order(browser, 'eximbay', person);
      await dies(name, async () => {
        site.aimAt(dying());
        await decide(site.sandbox, placed, 'approve-no-return');
        await site.sandbox.core.outbox.idle();
        await site.sandbox.core.outbox.deliverDue(true);
        if (name === 'notice.read') expect(await dying().run('payments')).toBe(false);
      })();
      site.aimAt(survivor());
      await site.sandbox.core.outbox.deliverDue(true);
      await survivor().run('payments');
      await survivor().run('payments');
      expect(movements().slice(before.length)).toEqual(['charge 1000']);
      await expectMember(browser, person);
      await goOn();
    });
  }

  for (const name of atRefunding) {
    const method = random.pick(methods);
    const title = `U-07 at ${name} (${method}): the money goes back once, and the membership ends`;
    it(title, { timeout: late }, async () => {
      const { person, browser } = await newcomer();
      const placed = await order(browser, method, person);
      await finish(browser, placed, await decide(site.sandbox, placed, 'approve'));
      await goOn(1);
      await browser.signIn(person.email, person.password);
      const [row] = await site.rows<{ id: number }>(
        'SELECT id::int FROM payment_transactions WHERE user_email = $1',
        person.email,
      );
      const request = await askForRefund(browser, row?.id ?? 0);
      if (!request) throw new Error('The request was not taken.');
      let target = survivor();
      const office = openOffice(() => target.url);
      await office.signIn();
      const before = movements();
      await dies(name, async () => {
        target = dying();
        expect(await office.approve(request, 1)).toBe(0);
      })();
      target = survivor();
      expect(await office.approve(request)).toBe(409);
      await goOn(400);
      expect(movements().slice(before.length)).toEqual([`refund ${price(method)}`]);
      const { json } = await browser.call('GET', '/api/auth/profile');
      expect(json).toMatchObject({ subscriptionStatus: 'free' });
    });
  }

  it('P-07 U-07 afterwards, when all times have passed, providers and database agree to the cent', {
    timeout: late,
  }, async () => {
    for (const hours of [1, 7, 24]) await goOn(hours * 900);
    const { problems, charged, returned } = await audit(site);
    expect(problems).toEqual([]);
    expect(charged).toBe(crashPoints.length);
    expect(returned).toBe(atRefunding.length);
  });

  it('P-07 U-07 the comparison sees a charge or refund too many, a lost payment and a period without money', async () => {
    const { orders } = readLedger(site.sandbox.core);
    const [paid, order] = Object.entries(orders).find(([, each]) => each.refunded === 0) ?? [];
    const [back] = Object.entries(orders).find(([, each]) => each.refunded > 0) ?? [];
    if (!paid || !order || !back) throw new Error('Nothing to compare.');
    const move = (orderRef: string, kind: 'charge' | 'refund') =>
      site.sandbox.core.moved({
        provider: 'toss',
        kind,
        orderRef,
        currency: 'KRW',
        minor: 1,
        reference: 'x',
      });
    move('nobody', 'charge');
    move(paid, 'charge');
    move(back, 'refund');
    await site.rows(
      `INSERT INTO subscriptions (user_id, plan_id, current_period_start, current_period_end)
       SELECT id, 'monthly', now() + interval '9 years', now() + interval '10 years' FROM local_users
       WHERE email = 'kim1@example.org'`,
    );
    const text = (await audit(site)).problems.join('\n');
    for (const what of ['nobody: charged, and unknown', 'charged more than once', 'refunded more than once'])
      expect(text).toContain(what);
    expect(text).toMatch(/a period without a payment|ends at another time/);
  });

  it('P-07 every point has been died at', () => {
    const tried = [...atOrdering, ...atPaying, ...atAsking, ...atTelling, ...atRefunding];
    expect(tried.sort()).toEqual([...crashPoints].sort());
  });
});
