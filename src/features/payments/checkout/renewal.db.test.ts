import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());

const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const agreed = { membershipType: 'monthly', agreeToTerms: true };
const endOf = async (email: string) =>
  ((await shop.member(email)) as { subscription_expires_at: Date }).subscription_expires_at.toISOString();

const newestMail = async (email: string) =>
  (await shop.call('GET', `/api/dev/mailbox?to=${encodeURIComponent(email)}`)).json<{ text: string }[]>()[0];

describe('renewal', () => {
  it('P-08: a renewal by a logged-in member extends the membership from the end of the running period, and the result says so', async () => {
    const before = new Date(await endOf('premium@demo.local'));
    const browser = shop.browser('premium');
    const { order } = await browser.buy('paypal', { ...agreed, membershipType: 'annual' });
    const result = await browser.pickUp(order.id);
    expect(result.json()).toMatchObject({
      message: expect.stringContaining('subscription updated'),
      outcome: 'extended',
    });
    expect(result.json()).not.toHaveProperty('access_token');
    const expected = new Date(before);
    expected.setUTCFullYear(expected.getUTCFullYear() + 1);
    expect(await endOf('premium@demo.local')).toBe(expected.toISOString());
    expect((await newestMail('premium@demo.local'))?.text).toContain('Your membership has been extended.');

    // A refund of this payment ends only the period that it paid for.
    const [paid] = await shop.rows(
      'SELECT id FROM payment_transactions WHERE provider_order_id = $1',
      order.id,
    );
    const refund = {
      paymentTransactionId: Number(paid?.['id']),
      provider: 'paypal',
      amount: { minor: 9_600, currency: 'USD' as const },
      origin: 'user' as const,
    };
    await shop.database.db.transaction((tx) => shop.app.payments.refund.request(tx, refund));
    await shop.work();
    expect(await endOf('premium@demo.local')).toBe(before.toISOString());
    expect(await shop.member('premium@demo.local')).toMatchObject({ subscription_status: 'active' });
  });

  it('P-08: the result of a free member’s first purchase reports a new period, not an extension', async () => {
    const browser = shop.browser('member');
    const { order } = await browser.buy('paypal', agreed);
    expect((await browser.pickUp(order.id)).json()).toMatchObject({ outcome: 'begun' });
    expect((await newestMail('member@demo.local'))?.text).toContain('Your membership begins today');
  });

  it('P-08: receipt and refund decision are sent in the language of the request, later emails in that of the profile', async () => {
    const { person, browser } = await shop.newcomer();
    await browser.buy('paypal', person);
    const login = await browser.call('POST', '/api/auth/login', {
      email: person.email,
      password: person.password,
      takeOver: true,
    });
    browser.signedInWith(login.json().access_token);
    const newest = async () => {
      const url = `/api/dev/mailbox?to=${encodeURIComponent(person.email)}`;
      return (await browser.call('GET', url)).json<{ language: string; subject: string }[]>()[0];
    };
    expect((await newest())?.language).toBe('en');
    // The member now views the site in German; the language in the profile is unchanged.
    browser.cookies.set('selectedLanguage', 'de');
    await browser.buy('toss', { ...agreed, membershipType: 'annual' });
    expect(await newest()).toMatchObject({ language: 'de', subject: expect.stringMatching(/Beleg/) });
    const [paid] = (await browser.call('GET', '/api/user/payment-transactions')).json<{ id: number }[]>();
    await browser.call('POST', '/api/refund/request', {
      paymentTransactionId: paid?.id,
      requestReason: 'Doppelt gekauft.',
    });
    expect(await newest()).toMatchObject({
      language: 'de',
      subject: expect.stringMatching(/Erstattungsantrag/),
    });
    const member = (await shop.member(person.email)) as { id: string };
    await shop.call('POST', '/api/admin/process-refund', {
      as: 'admin',
      body: { memberId: member.id, action: 'reject', adminNotes: 'used' },
    });
    expect((await newest())?.language).toBe('en');
  });

  it('M-14: an expired member renews with the token from the email code; the token is valid for one order and opens no session', async () => {
    const browser = shop.browser();
    browser.cookies.set('selectedLanguage', 'kr');
    const proved = await browser.verify('expired@demo.local');
    const registration = { ...agreed, email: 'expired@demo.local', renewalToken: proved['renewalToken'] };
    const order = await browser.order('toss', registration);
    const stranger = shop.browser();
    const again = await stranger.call('POST', ...stranger.orderCall('paypal', registration));
    expect([again.statusCode, codeOf(again)]).toEqual([403, 'payments.renewal_token_invalid']);
    // The browser that used the token may place another order with another payment method.
    await shop.pass(11);
    expect((await browser.order('paypal', registration)).id).toBeTruthy();
    const answer = await browser.finish(order, await browser.decide(order));
    expect(answer.json()).toMatchObject({
      success: true,
      message: expect.stringContaining('subscription updated'),
      outcome: 'begun',
    });
    expect(answer.json()).not.toHaveProperty('access_token');
    const ticket = await browser.call('POST', '/api/login-ticket/consume', { orderId: order.id });
    expect(ticket.statusCode).toBe(409);
    const member = await shop.member('expired@demo.local');
    // Without a session the mail uses the language of the renewal order.
    expect(member).toMatchObject({
      subscription_status: 'active',
      membership_type: 'monthly',
      language: 'kr',
    });
    expect(await endOf('expired@demo.local')).toBe('2026-12-21T12:00:11.000Z');
    // No period was running, so none was extended.
    expect((await newestMail('expired@demo.local'))?.text).toContain('멤버십이 오늘 시작되며');
    expect((await shop.browser('expired').call('GET', '/api/auth/user')).statusCode).toBe(200);
  });

  it('P-08: an annual member who adds a month stays annual until the year ends', async () => {
    const { person, browser } = await shop.newcomer({ membershipType: 'annual' });
    const first = await browser.buy('paypal', person);
    browser.signedInWith(
      (await browser.pickUp(first.order.id)).json<{ access_token: string }>().access_token,
    );
    const yearEnd = new Date(await endOf(person.email));
    await shop.pass(60);
    await browser.buy('paypal', { ...agreed });
    const typeOf = async () => (await shop.member(person.email))?.['membership_type'];
    expect(await typeOf()).toBe('annual');
    await shop.app.runJob('reminders');
    expect(await typeOf()).toBe('annual');
    const before = shop.clock.now();
    shop.clock.set(new Date(yearEnd.getTime() + 1_000).toISOString());
    await shop.app.runJob('reminders');
    expect(await typeOf()).toBe('monthly');
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    shop.clock.set(before.toISOString());
  });

  it('P-08: of two simultaneous payments for orders of different plans one is charged and extends the membership', async () => {
    const { person, browser } = await shop.newcomer();
    const first = await browser.buy('paypal', person);
    browser.signedInWith(
      (await browser.pickUp(first.order.id)).json<{ access_token: string }>().access_token,
    );
    const before = await endOf(person.email);
    await shop.pass(60);
    const orders = [
      await browser.order('paypal', { ...agreed }),
      await browser.order('toss', { ...agreed, membershipType: 'annual' }),
    ] as const;
    const backs = [await browser.decide(orders[0]), await browser.decide(orders[1])] as const;
    const answers = await Promise.all([
      browser.finish(orders[0], backs[0]),
      browser.finish(orders[1], backs[1]),
    ]);
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 409]);
    const paid = answers[0]?.statusCode === 200 ? 0 : 1;
    expect((await shop.moved(orders[paid].id)).charged).toBeGreaterThan(0);
    expect((await shop.moved(orders[paid === 0 ? 1 : 0].id)).charged).toBe(0);
    const end = new Date(before);
    end.setUTCMonth(end.getUTCMonth() + (paid === 0 ? 1 : 12));
    expect(await endOf(person.email)).toBe(end.toISOString());
  });

  it('P-08: two payments of one member, one after the other, extend the membership by both periods', async () => {
    const { person, browser } = await shop.newcomer();
    const first = await browser.buy('paypal', person);
    browser.signedInWith(
      (await browser.pickUp(first.order.id)).json<{ access_token: string }>().access_token,
    );
    await browser.buy('paypal', { ...agreed });
    await browser.buy('toss', { ...agreed, membershipType: 'annual' });
    expect((await endOf(person.email)).slice(0, 7)).toBe('2028-01');
  });
});

describe('end of a membership', () => {
  it('P-10: the member is reminded once a week and once a day before the end, in the profile’s language, then the membership expires', async () => {
    const { person, browser } = await shop.newcomer();
    browser.cookies.set('selectedLanguage', 'de');
    await browser.buy('paypal', person);
    const end = new Date(await endOf(person.email)).getTime();
    const mails = async () =>
      (await shop.rows('SELECT subject FROM mails WHERE "to" = $1 ORDER BY id', person.email)).map((each) =>
        String(each['subject']),
      );
    const daily = async (msBeforeEnd: number) => {
      shop.clock.set(new Date(end - msBeforeEnd).toISOString());
      await Promise.all([shop.app.runJob('reminders'), shop.app.runJob('reminders')]);
      await shop.app.runJob('reminders');
      return (await mails()).length;
    };
    const day = 86_400_000;
    const bought = (await mails()).length;
    expect(await daily(8 * day)).toBe(bought);
    expect(await daily(7 * day)).toBe(bought + 1);
    expect(await daily(3 * day)).toBe(bought + 1);
    expect(await daily(day)).toBe(bought + 2);
    expect(await daily(1)).toBe(bought + 2);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    expect(await daily(0)).toBe(bought + 3);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'expired' });
    const [week, tomorrow, over] = (await mails()).slice(bought);
    expect(week).toMatch(/Ihre Mitgliedschaft endet am/);
    expect(tomorrow).toMatch(/Ihre Mitgliedschaft endet am/);
    expect(over).toMatch(/abgelaufen/);
    const body = { email: person.email, password: person.password };
    const login = await shop.call('POST', '/api/auth/login', { body });
    expect([login.statusCode, codeOf(login)]).toEqual([402, 'auth.subscription_expired']);
  });
});

describe('daily payment report', () => {
  it('P-07: the daily run grants payments that only the provider’s list contains, and reports payments without an order', async () => {
    shop.clock.set('2027-03-01T12:00:00Z');
    await shop.control('POST', '/webhooks/mode', { provider: 'toss', deliver: 'off' });
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('eximbay', person);
    const other = await shop.newcomer();
    const missed = await other.browser.order('toss', other.person);
    const back = await other.browser.decide(missed);
    await shop.fault({ provider: 'toss', op: 'confirm', phase: 'after', kind: 'reset' });
    await other.browser.finish(missed, back);
    // Simulates a restored backup: no query is scheduled.
    await shop.rows(
      "UPDATE payment_transactions SET state = 'open', next_check_at = NULL, payment_key = NULL",
    );
    await shop.work();
    expect(await shop.member(other.person.email)).toBeUndefined();
    shop.clock.set('2027-03-01T19:30:00Z');
    await shop.app.runJob('payments-daily');
    await shop.work();
    expect(await shop.member(other.person.email)).toMatchObject({ subscription_status: 'active' });
    expect(await shop.payment(order.id)).toMatchObject({ state: 'open' });
    const reports = await shop.rows("SELECT details FROM audit_logs WHERE action = 'payments.reported'");
    await shop.app.runJob('payments-daily');
    expect(await shop.rows("SELECT 1 FROM audit_logs WHERE action = 'payments.reported'")).toHaveLength(
      reports.length,
    );
    expect(reports.length).toBeGreaterThan(0);
  });
});
