import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executedFiles } from '../../../../test/executed-files.ts';
import { createShop, type Method, type Shop } from '../../../../test/shop.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';
import { membershipWords } from '../../membership/messages/index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop(
    { TEST_PLAN_CODES: 'staff-one,staff-two,staff-three' },
    { onError: () => undefined },
  );
});
afterAll(() => shop.close());

const methods: Method[] = ['paypal', 'toss', 'eximbay'];
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

describe('buying a membership', () => {
  it.each(methods)(
    'P-02 P-03 P-04: a new buyer who pays by %s becomes a member and gets session tokens once',
    async (method) => {
      const { person, browser } = await shop.newcomer({ membershipType: 'annual' });
      const { order, answer } = await browser.buy(method, person);
      expect(answer.statusCode, answer.body).toBe(200);

      const member = await shop.member(person.email);
      expect(member).toMatchObject({
        nickname: person.nickname,
        subscription_status: 'active',
        membership_type: 'annual',
        payment_status: 'completed',
        is_verified: true,
        password_hash: null,
      });
      expect(new Date(String(member?.['subscription_expires_at'])).toISOString()).toBe(
        '2027-11-21T12:00:00.000Z',
      );
      const payment = await shop.payment(order.id);
      expect(payment).toMatchObject({ state: 'paid', payment_status: 'completed', user_created: true });
      expect((await shop.moved(order.id)).charged).toBe(method === 'toss' ? 124_800 : 9_600);

      // The Toss confirmation returns the tokens; for other providers a separate call returns the result, with tokens
      // the first time only.
      const first = method === 'toss' ? answer : await browser.pickUp(order.id);
      expect(first.json()).toMatchObject({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
      });
      const again = await browser.pickUp(order.id);
      expect(again.statusCode).toBe(200);
      expect(again.json()).not.toHaveProperty('access_token');
      browser.signedInWith(first.json<{ access_token: string }>().access_token);
      const user = await browser.call('GET', '/api/auth/user');
      expect(user.json()).toMatchObject({ email: person.email, isPremium: true });
      const body = { email: person.email, password: person.password, takeOver: true };
      expect((await shop.call('POST', '/api/auth/login', { body })).statusCode).toBe(200);

      const [ledger] = await shop.rows(
        'SELECT * FROM payment_ledger WHERE payment_transaction_id = $1',
        payment['id'],
      );
      expect(ledger).toMatchObject({ kind: 'captured', source: method === 'eximbay' ? 'query' : 'call' });
      const mails = await shop.rows(
        'SELECT subject, text FROM mails WHERE "to" = $1 AND subject LIKE $2',
        person.email,
        '%receipt%',
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.['text']).toContain(payment['payment_id']);
      const consents = await shop.rows('SELECT document FROM consents WHERE user_id = $1', member?.['id']);
      expect(consents).toHaveLength(2);
    },
  );

  it('M-05 M-09 a buyer who lives in South Korea can pay only after consenting to the collection of personal data, and the consent is stored', async () => {
    const { person, browser } = await shop.newcomer({ country: 'South Korea' });
    const refused = await browser.call('POST', ...browser.orderCall('paypal', person));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'membership.privacy_consent_required']);
    await browser.buy('paypal', { ...person, agreeToPrivacy: true });
    const member = await shop.member(person.email);
    const agreed = await shop.rows(
      'SELECT document FROM consents WHERE user_id = $1 ORDER BY document',
      member?.['id'],
    );
    expect(agreed.map(({ document }) => document)).toEqual(['privacy', 'refund', 'terms']);
  });

  it('M-09: the password is never stored, and the password hash of a purchase is deleted when the account is created', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    const held = async () =>
      JSON.stringify([
        await shop.rows('SELECT * FROM purchases'),
        await shop.rows('SELECT * FROM payment_transactions'),
        await shop.rows('SELECT * FROM local_users'),
        await shop.rows('SELECT * FROM sessions'),
      ]);
    expect(await held()).not.toContain(person.password);
    expect(await held()).toMatch(/"passwordHash":"\$2[aby]\$/);
    await browser.finish(order, await browser.decide(order));
    const [purchase] = await shop.rows(
      'SELECT registration_snapshot FROM purchases WHERE email = $1',
      person.email,
    );
    expect(JSON.stringify(purchase)).not.toContain('$2');
    expect(await shop.rows('SELECT 1 FROM local_users WHERE password_hash IS NOT NULL')).toEqual([]);
  });

  it('P-05: the payment settings for browsers contain mode, public key and script address', async () => {
    expect((await shop.call('GET', '/api/paypal/setup')).json()).toMatchObject({
      available: true,
      clientId: 'sandbox-client-id',
      environment: 'sandbox',
      scriptUrl: expect.stringContaining('/paypal/sdk/js'),
    });
    expect((await shop.call('GET', '/api/toss/client-key')).json()).toMatchObject({
      clientKey: 'test_gck_sandbox',
    });
    expect((await shop.call('GET', '/api/eximbay/status')).json()).toMatchObject({
      available: true,
      status: 'ready',
    });
  });
});

describe('rejected orders', () => {
  it.each<[what: string, method: Method, changes: Record<string, unknown>, code: string]>([
    ['a smaller amount', 'paypal', { amount: '9.99' }, 'payments.amount_changed'],
    ['a smaller amount', 'toss', { amount: 1300 }, 'payments.amount_changed'],
    ['a smaller amount', 'eximbay', { amount: '1.00' }, 'payments.amount_changed'],
    ['a malformed amount', 'paypal', { amount: '1e1' }, 'payments.amount_changed'],
    ['another currency', 'paypal', { currency: 'KRW' }, 'payments.currency_changed'],
    ['another currency', 'toss', { currency: 'USD' }, 'payments.currency_changed'],
    ['another intent', 'paypal', { intent: 'AUTHORIZE' }, 'payments.intent_unknown'],
    ['another plan beside the registration', 'toss', { membershipType: 'annual' }, 'payments.plan_unknown'],
    [
      'another plan beside the registration',
      'eximbay',
      { membershipType: 'annual' },
      'payments.plan_unknown',
    ],
  ])(
    'P-06: an order with %s by %s is rejected and recorded in the audit log',
    async (_what, method, changes, code) => {
      const { person, browser } = await shop.newcomer();
      const answer = await browser.call('POST', ...browser.orderCall(method, person, changes));
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, code]);
      const trail = await shop.rows('SELECT 1 FROM audit_logs WHERE action = $1', code);
      expect(trail.length).toBeGreaterThan(0);
      expect(await shop.rows('SELECT 1 FROM purchases WHERE email = $1', person.email)).toEqual([]);
    },
  );

  it('P-01: the test plan needs the query parameter and a staff code', async () => {
    const { person, browser } = await shop.newcomer({ membershipType: 'test' });
    const [url, body] = browser.orderCall('paypal', person);
    expect(codeOf(await browser.call('POST', url, body))).toBe('payments.test_plan_locked');
    expect(codeOf(await browser.call('POST', '/api/paypal/order', body))).toBe('payments.plan_changed');
    const unlocked = await browser.call('POST', '/api/membership/test-code', { code: 'Staff-One' });
    expect(unlocked.statusCode).toBe(200);
    const { order, answer } = await browser.buy('paypal', person);
    expect(answer.json()).toMatchObject({ status: 'COMPLETED' });
    expect((await shop.moved(order.id)).charged).toBe(100);
    const monthly = await shop.newcomer();
    const [, monthlyBody] = monthly.browser.orderCall('paypal', monthly.person);
    const answered = await monthly.browser.call('POST', '/api/paypal/order?test=true', monthlyBody);
    expect(codeOf(answered)).toBe('payments.plan_changed');
  });

  it.each<[what: string, changes: Record<string, unknown>, status: number, code: string]>([
    ['terms not agreed to', { agreeToTerms: false }, 400, 'request.invalid'],
    ['no registration', { nickname: undefined }, 400, 'payments.registration_missing'],
    ['no password', { password: undefined }, 400, 'payments.registration_missing'],
    ['a short password', { password: '12345' }, 400, 'request.invalid'],
    ['an unverified email', { email: 'somebody@example.org' }, 403, 'auth.email_not_verified'],
    ['a nickname like an administrator', { nickname: 'Adm1n' }, 400, 'membership.nickname_invalid'],
    ['a nickname that a member has', { nickname: 'PREMIUM' }, 409, 'membership.nickname_taken'],
    ['an invalid renewal token', { renewalToken: 'x'.repeat(43) }, 403, 'payments.renewal_token_invalid'],
    ['the email of a member', { email: 'premium@demo.local' }, 409, 'membership.email_taken'],
    [
      'the email of an expired member',
      { email: 'expired@demo.local' },
      403,
      'payments.renewal_token_required',
    ],
  ])('M-14: an order with %s is rejected', async (_what, changes, status, code) => {
    const { person, browser } = await shop.newcomer();
    const answer = await browser.call('POST', ...browser.orderCall('paypal', { ...person, ...changes }));
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });

  it('an order with an invalid session token returns 401 instead of being treated as anonymous', async () => {
    const { person, browser } = await shop.newcomer();
    browser.signedInWith('not.a.token');
    const answer = await browser.call('POST', ...browser.orderCall('paypal', person));
    expect(answer.statusCode).toBe(401);
  });

  it('P-06: an order reserves its nickname for an hour', async () => {
    const one = await shop.newcomer({ nickname: 'ferritin' });
    const two = await shop.newcomer({ nickname: 'Ferritin' });
    await one.browser.order('paypal', one.person);
    const answer = await two.browser.call('POST', ...two.browser.orderCall('toss', two.person));
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'membership.nickname_taken']);
  });

  it('P-09: an order that the provider does not create returns 503 with a message, and the next attempt works', async () => {
    const { person, browser } = await shop.newcomer();
    await shop.fault({ provider: 'paypal', op: 'create', phase: 'before', kind: 'http', status: 500 });
    const answer = await browser.call('POST', ...browser.orderCall('paypal', person));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'payments.order_failed', error: 'Failed to create order' });
    await shop.pass(11);
    expect((await browser.buy('paypal', person)).answer.json()).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('repeated orders', () => {
  it.each(methods)('P-06: two simultaneous %s requests create one order', async (method) => {
    const { person, browser } = await shop.newcomer();
    const [one, two] = await Promise.all([browser.order(method, person), browser.order(method, person)]);
    expect(one.id).toBe(two.id);
    const attempts = await shop.rows(
      'SELECT id FROM payment_transactions WHERE user_email = $1',
      person.email,
    );
    expect(attempts).toHaveLength(1);
  });

  it('P-06: a later request creates another payment attempt of the same purchase', async () => {
    const { person, browser } = await shop.newcomer();
    const one = await browser.order('paypal', person);
    await shop.pass(11);
    const two = await browser.order('paypal', person);
    expect(two.id).not.toBe(one.id);
    expect(await shop.rows('SELECT 1 FROM purchases WHERE email = $1', person.email)).toHaveLength(1);
  });
});

describe('title shown by the provider', () => {
  it.each(languages)(
    'P-02 P-03: the title names the plan in %s, the language of the order',
    async (language) => {
      const { plans } = await membershipWords[language]();
      const { person, browser } = await shop.newcomer({ membershipType: 'annual', agreeToPrivacy: true });
      browser.cookies.set('selectedLanguage', language);
      const { answer } = await browser.order('toss', person);
      const query = new URL(String(answer['checkoutUrl']), 'http://site').searchParams;
      expect(query.get('orderName')).toBe(plans.annual);
      await shop.pass(11);
      const order = await browser.order('paypal', { ...person, membershipType: 'monthly' });
      const shown = await fetch(`${shop.sandbox?.url}/paypal/checkoutnow?token=${order.id}`);
      expect(await shown.text()).toContain(plans.monthly);
    },
  );
});

describe('the session of a new member', () => {
  it('P-03: if a reload lost the first session, the ordering browser gets another one, until the member logs out', async () => {
    const { person, browser } = await shop.newcomer();
    const { order } = await browser.buy('paypal', person);
    const device = { orderId: order.id, deviceId: 'device-of-kim-0001' };
    const pickUp = async () => {
      const answer = await browser.call('POST', '/api/auth/complete-payment-and-register', device);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ access_token?: string }>().access_token;
    };
    const first = await pickUp();
    expect(first).toBeDefined();
    // Refused at first, because another page of this browser may be storing the first session.
    expect(await pickUp()).toBeUndefined();
    await shop.pass(5);
    const second = await pickUp();
    expect(second).toBeDefined();
    browser.signedInWith(String(second));
    await shop.pass(5);
    expect(await pickUp()).toBeUndefined();
    await browser.call('POST', '/api/auth/logout');
    browser.signedInWith('');
    expect(await pickUp()).toBeUndefined();
  });
});

it('P-11: confirming the Toss payment of a new member executes code in at most 24 files of the payments feature', async () => {
  const { person, browser } = await shop.newcomer();
  const order = await browser.order('toss', person);
  // The webhook of the same payment would execute further files.
  await shop.control('POST', '/webhooks/mode', { provider: 'toss', deliver: 'manual' });
  const back = await browser.decide(order);
  const folder = path.dirname(import.meta.dirname);
  const { result, files } = await executedFiles(folder, () => browser.finish(order, back));
  await shop.control('POST', '/webhooks/mode', { provider: 'toss', deliver: 'normal' });
  expect(result.json()).toMatchObject({ success: true, status: 'DONE', outcome: 'registered' });
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(24);
});
