/**
 * Tests the withdrawal from the contract, a right of consumers in the European Union: it is declared, acknowledged,
 * decided and refunded once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../test/app.ts';
import { type Browser, createShop, type Method, type Shop } from '../../../test/shop.ts';
import { languages } from '../../platform/shared/i18n/i18n.ts';
import { refundConsent } from '../tools/tools.rules.ts';
import { withdrawalWords } from './messages/withdrawal-mail-words.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;
type Known = { readonly email: string; readonly password: string };

async function signIn(browser: Browser, { email, password }: Known): Promise<void> {
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
}

async function asAdmin(method: string, url: string, body?: Json) {
  const admin = shop.browser();
  await signIn(admin, { email: 'admin@demo.local', password: demoPassword });
  return admin.call(method, url, body);
}

async function payer(method: Method = 'paypal', changes: Json = {}) {
  const { person, browser } = await shop.newcomer(changes);
  const { order, answer } = await browser.buy(method, person);
  if (answer.statusCode !== 200) throw new Error(`paying returned ${answer.statusCode} ${answer.body}`);
  await signIn(browser, person);
  const memberId = String((await shop.member(person.email))?.['id']);
  const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<{ id: number }[]>();
  return { person, browser, order, memberId, transactionId: Number(payment?.id) };
}
type Payer = Awaited<ReturnType<typeof payer>>;

const statement = ({ person, transactionId }: Payer, changes: Json = {}) => ({
  paymentTransactionId: transactionId,
  name: person.name,
  email: person.email,
  ...changes,
});
const state = (one: Payer, changes: Json = {}) =>
  one.browser.call('POST', '/api/user/withdrawals', statement(one, changes));
const requestRefund = ({ browser, transactionId }: Payer) =>
  browser.call('POST', '/api/refund/request', { paymentTransactionId: transactionId, requestReason: 'why' });
const decide = ({ memberId }: Payer, action: string, more: Json = {}) =>
  asAdmin('POST', '/api/admin/process-refund', { memberId, action, ...more });
const access = '/api/tools/Welding/Carbon%20Equivalent/access';
const openTool = ({ browser }: Payer, consent = '') => browser.call('POST', `${access}${consent}`);
const accepting = `?consent=${refundConsent}`;
const requestsOf = ({ transactionId }: Payer) =>
  shop.rows('SELECT * FROM refund_requests WHERE payment_transaction_id = $1 ORDER BY id', transactionId);
const waiting = async () => {
  const answer = await asAdmin('GET', '/api/admin/refund-requests');
  return answer.json<Json[]>();
};
const listed = async ({ browser }: Payer) =>
  (await browser.call('GET', '/api/user/payment-transactions')).json<Json[]>();

describe('withdrawal from the contract', () => {
  it('a withdrawal is stored, acknowledged immediately with content and time, and waits for an administrator', async () => {
    const one = await payer('paypal', { membershipType: 'annual' });
    expect(await listed(one)).toMatchObject([{ withdrawableUntil: expect.any(String) }]);
    const at = shop.clock.now();
    const answer = await state(one, { name: 'Kim Cheol-su', email: 'OFFICE@example.org ' });
    expect([answer.statusCode, answer.json().refundRequest]).toMatchObject([
      201,
      { kind: 'withdrawal', status: 'pending', refundAmount: 96, requestedAt: at.toISOString() },
    ]);
    expect(await requestsOf(one)).toMatchObject([
      {
        kind: 'withdrawal',
        status: 'pending',
        stated_name: 'Kim Cheol-su',
        stated_email: 'office@example.org',
      },
    ]);
    const { payment_id: paymentId } = await shop.payment(one.order.id);
    // The acknowledgement goes to the stated email address and to the account's, because the stated one may be
    // mistyped.
    for (const to of ['office@example.org', one.person.email]) {
      const [mail] = await shop.app.mailbox.list(to);
      expect(mail?.subject).toContain('withdrawal');
      for (const part of ['Kim Cheol-su', String(paymentId), '96.00 USD', 'office@example.org'])
        expect(mail?.text).toContain(part);
      expect(mail?.text).toContain(`${at.getUTCFullYear()}`);
      expect(mail?.text).toMatch(/\d:\d{2}:\d{2}.*UTC/);
    }
    const [mail] = await shop.app.mailbox.list('admin@demo.local');
    expect(mail?.subject).toContain('withdrawal');
    const [audit] = await shop.rows(
      `SELECT action, details FROM audit_logs WHERE user_id = $1 AND action LIKE 'refunds.%'`,
      one.memberId,
    );
    expect(audit).toMatchObject({ action: 'refunds.contract_withdrawn' });
    const queue = await waiting();
    expect(queue[0]).toMatchObject({
      kind: 'withdrawal',
      withdrawal: { name: 'Kim Cheol-su', email: 'office@example.org', toolsUsed: 0, firstUsedAt: null },
    });
    expect(await listed(one)).toMatchObject([
      { withdrawableUntil: null, hasOpenRequest: true, openRequest: 'withdrawal' },
    ]);
  });

  it.each(languages)(
    'a withdrawal is acknowledged in %s, with a different text for each step',
    async (language) => {
      const one = await payer();
      await shop.rows('UPDATE local_users SET language = $1 WHERE id = $2', language, one.memberId);
      one.browser.cookies.set('selectedLanguage', language);
      await state(one);
      const [mail] = await shop.app.mailbox.list(one.person.email);
      const { received } = withdrawalWords[language];
      expect(mail?.text).toContain(received.text);
      expect(mail?.text).toMatch(/UTC/);
      await decide(one, 'reject', { adminNotes: 'Paid by a company.' });
      const [answer] = await shop.app.mailbox.list(one.person.email);
      expect(answer?.text).toContain(withdrawalWords[language].rejected.text);
      expect(answer?.text).toContain('Paid by a company.');
    },
  );

  it('of simultaneous declarations one is recorded; the others are refused as already declared', async () => {
    const one = await payer();
    const answers = await Promise.all([state(one), state(one), state(one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const again = await state(one);
    expect([again.statusCode, again.json().code]).toEqual([409, 'refunds.already_withdrawn']);
    expect(await requestsOf(one)).toHaveLength(1);
    const mails = await shop.app.mailbox.list(one.person.email);
    expect(mails.filter(({ subject }) => /withdrawal/.test(subject))).toHaveLength(1);
  });

  it('a withdrawal requires a login, a payment of the member, a name and an email address', async () => {
    const [one, other] = [await payer(), await payer()];
    expect((await state(other, { paymentTransactionId: one.transactionId })).statusCode).toBe(404);
    expect((await shop.call('POST', '/api/user/withdrawals', { body: statement(one) })).statusCode).toBe(401);
    for (const changes of [
      { name: '  ' },
      { name: 'a'.repeat(201) },
      { name: 'Two\nlines' },
      { email: 'nobody' },
      { paymentTransactionId: 0 },
    ])
      expect((await state(one, changes)).statusCode, JSON.stringify(changes)).toBe(400);
    expect(await requestsOf(one)).toEqual([]);
  });

  it('a withdrawal is possible after the seven days of the refund policy and after a use, until the legal period ends', async () => {
    const one = await payer();
    await openTool(one);
    await shop.pass(14 * 86_400);
    await signIn(one.browser, one.person);
    expect((await requestRefund(one)).statusCode).toBe(409);
    expect((await state(one)).statusCode).toBe(201);
    const late = await payer();
    const [{ withdrawableUntil } = {}] = await listed(late);
    const left = Date.parse(String(withdrawableUntil)) - shop.clock.now().getTime();
    await shop.pass(Math.floor(left / 1000) + 1);
    await signIn(late.browser, late.person);
    expect(await listed(late)).toMatchObject([{ withdrawableUntil: null }]);
    const refused = await state(late);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'refunds.withdrawal_over']);
  });
});

describe('withdrawal and refund request for the same payment', () => {
  const takeBack = ({ browser }: Payer, id: unknown) =>
    browser.call('POST', `/api/user/refund-requests/${id}/withdraw`);

  it('a withdrawal replaces a pending refund request and cannot be cancelled', async () => {
    const one = await payer();
    const request = (await requestRefund(one)).json().refundRequest.id;
    const answer = await state(one);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json().refundRequest;
    expect(await requestsOf(one)).toMatchObject([
      { id: String(request), kind: 'refund', status: 'withdrawn' },
      { id: String(id), kind: 'withdrawal', status: 'pending' },
    ]);
    expect((await decide(one, 'approve', { refundRequestId: request })).json().code).toBe(
      'refunds.already_decided',
    );
    expect((await takeBack(one, id)).json().code).toBe('refunds.withdrawal_stands');
    expect((await requestRefund(one)).json().code).toBe('refunds.already_withdrawn');
    expect(
      (await asAdmin('POST', '/api/admin/request-refund', { memberId: one.memberId, note: 'x' })).json().code,
    ).toBe('refunds.already_requested');
  });

  it('a withdrawal is possible after a rejected request, but not after a rejected withdrawal', async () => {
    const one = await payer();
    await requestRefund(one);
    await decide(one, 'reject');
    expect((await state(one)).statusCode).toBe(201);
    expect((await decide(one, 'reject', { adminNotes: 'Paid by a company.' })).statusCode).toBe(200);
    expect((await state(one)).json().code).toBe('refunds.already_withdrawn');
  });

  it('a withdrawal is refused for a payment that is refunded or being refunded', async () => {
    const one = await payer();
    await requestRefund(one);
    await shop.fault({
      provider: 'paypal',
      op: 'refund',
      phase: 'before',
      kind: 'http',
      status: 503,
      times: 1,
    });
    await decide(one, 'approve');
    expect((await state(one)).json().code).toBe('refunds.already_refunded');
    for (let minutes = 0; minutes < 6; minutes++) {
      await shop.pass(300);
      await shop.work();
    }
    await signIn(one.browser, one.person);
    expect((await state(one)).json().code).toBe('refunds.already_refunded');
    const moved = await shop.moved(one.order.id);
    expect(moved.refunded).toBe(moved.charged);
  });

  it('of a withdrawal and a simultaneous decision about the refund request only one is recorded, with at most one refund', async () => {
    const one = await payer();
    await requestRefund(one);
    const admin = shop.browser();
    await signIn(admin, { email: 'admin@demo.local', password: demoPassword });
    const body = { memberId: one.memberId, action: 'approve' };
    const [stated, decided] = await Promise.all([
      state(one),
      admin.call('POST', '/api/admin/process-refund', body),
    ]);
    const open = (await requestsOf(one)).filter(({ status }) => status === 'pending');
    if (stated.statusCode === 201 && open.length === 1) await decide(one, 'approve');
    expect([200, 404, 409]).toContain(decided.statusCode);
    const moved = await shop.moved(one.order.id);
    expect(moved.refunded).toBe(moved.charged);
    expect(
      await shop.rows(
        'SELECT 1 FROM refund_transactions WHERE payment_transaction_id = $1',
        one.transactionId,
      ),
    ).toHaveLength(1);
  });
});

describe.each(['paypal', 'toss', 'eximbay'] as const)(
  'decision about a withdrawal of a payment by %s',
  (method) => {
    it('approval refunds the full amount once and ends the paid period', async () => {
      const one = await payer(method);
      const { id } = (await state(one)).json().refundRequest;
      const answers = await Promise.all([
        decide(one, 'approve', { refundRequestId: id }),
        decide(one, 'approve', { refundRequestId: id }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const moved = await shop.moved(one.order.id);
      expect(moved.refunded).toBe(moved.charged);
      expect(await requestsOf(one)).toMatchObject([{ status: 'completed', pg_status: 'succeeded' }]);
      expect((await shop.member(one.person.email))?.['subscription_status']).toBe('free');
      expect((await state(one)).json().code).toBe('refunds.already_withdrawn');
      await shop.pass(3600);
      await shop.work();
      expect((await shop.moved(one.order.id)).refunded).toBe(moved.charged);
    });
  },
);

describe('facts for the administrator’s decision', () => {
  it('a withdrawal can be rejected only with a reason, which the email contains', async () => {
    const one = await payer();
    await state(one);
    for (const more of [{}, { adminNotes: '   ' }]) {
      const refused = await decide(one, 'reject', more);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { code: 'refunds.reason_required', field: 'adminNotes' },
      ]);
    }
    expect(await requestsOf(one)).toMatchObject([{ status: 'pending' }]);
  });

  it('U-05 administrators see how many calculators were opened after a refund was requested', async () => {
    const one = await payer();
    expect((await requestRefund(one)).statusCode).toBe(201);
    const shown = async () =>
      (await waiting()).find((each) => each['paymentTransactionId'] === one.transactionId);
    expect(await shown()).toMatchObject({ kind: 'refund', toolsUsedAfter: 0, withdrawal: null });
    await shop.pass(60);
    expect((await openTool(one, accepting)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ kind: 'refund', toolsUsedAfter: 1, withdrawal: null });
  });

  it('administrators see the tool uses before and after the withdrawal, and the consent given before the first use', async () => {
    const one = await payer();
    const accepted = shop.clock.now().toISOString();
    expect((await openTool(one, accepting)).statusCode).toBe(200);
    await shop.pass(60);
    await openTool(one, accepting);
    await shop.pass(60);
    await state(one);
    await shop.pass(60);
    await openTool(one);
    const queue = await waiting();
    expect(queue[0]).toMatchObject({
      withdrawal: {
        toolsUsed: 2,
        toolsUsedAfter: 1,
        firstUsedAt: accepted,
        activationAcceptedAt: accepted,
      },
    });
    expect(
      await shop.rows(
        `SELECT count(*)::int AS n FROM consents WHERE user_id = $1 AND document = 'activation'`,
        one.memberId,
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('the first use records a consent for each payment whose refund right it ends, also during a refund request', async () => {
    const one = await payer();
    await one.browser.buy('toss', { membershipType: 'annual', agreeToTerms: true });
    await one.browser.buy('paypal', { membershipType: 'monthly', agreeToTerms: true });
    const paid = await listed(one);
    expect(paid).toHaveLength(3);
    // The consent matters although a refund is requested: if the request is cancelled, the use prevents a new one.
    await requestRefund({ ...one, transactionId: Number(paid[0]?.['id']) });
    expect((await openTool(one)).statusCode).toBe(409);
    expect((await openTool(one, accepting)).statusCode).toBe(200);
    const kept = await shop.rows(
      `SELECT version FROM consents WHERE user_id = $1 AND document = 'activation'`,
      one.memberId,
    );
    expect(kept.map(({ version }) => version).sort()).toEqual(
      paid.map(({ paymentId }) => String(paymentId)).sort(),
    );
  });

  it('no consent is recorded if it was not required or there is no payment', async () => {
    const one = await payer();
    expect((await openTool(one)).statusCode).toBe(409);
    // Earlier versions allowed a use without consent.
    await shop.rows(
      `INSERT INTO tool_access_logs (user_id, category, tool_name, accessed_at) VALUES ($1, 'Welding', 'Carbon Equivalent', $2)`,
      one.memberId,
      shop.clock.now(),
    );
    await state(one);
    const queue = await waiting();
    expect(queue[0]).toMatchObject({ withdrawal: { toolsUsed: 1, activationAcceptedAt: null } });
    const answer = await shop.call('POST', `${access}${accepting}`, { as: 'member' });
    expect(answer.statusCode).toBe(200);
    expect(
      await shop.rows(
        `SELECT 1 FROM consents c JOIN local_users m ON m.id = c.user_id WHERE m.nickname = 'member' AND document = 'activation'`,
      ),
    ).toEqual([]);
  });

  it('an account with an open withdrawal cannot be deleted', async () => {
    const one = await payer();
    await state(one);
    const answer = await one.browser.call('DELETE', '/api/user/account', { password: one.person.password });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'membership.payment_running']);
  });
});
