import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../test/app.ts';
import { type Browser, createShop, type Method, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

async function signIn(
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
}

/** Calls the API as an Admin who logs in first, because moving the clock may have ended the session. */
async function adminCall(method: string, url: string, body?: Json) {
  const admin = shop.browser();
  await signIn(admin, { email: 'admin@demo.local', password: demoPassword });
  return admin.call(method, url, body);
}

/** Creates a logged-in member who has paid. */
async function payer(method: Method = 'paypal', changes: Json = {}) {
  const { person, browser } = await shop.newcomer(changes);
  const { order, answer } = await browser.buy(method, person);
  if (answer.statusCode !== 200) throw new Error(`paying returned ${answer.statusCode} ${answer.body}`);
  await signIn(browser, person);
  const member = (await shop.member(person.email)) as { id: string };
  const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<{ id: number }[]>();
  if (!payment) throw new Error('no payment is listed');
  return { person, browser, order, memberId: member.id, transactionId: payment.id };
}
type Payer = Awaited<ReturnType<typeof payer>>;

const ask = ({ browser, transactionId }: Payer, reason = 'Bought twice by our office.') =>
  browser.call('POST', '/api/refund/request', { paymentTransactionId: transactionId, requestReason: reason });
const decide = (memberId: string, action: string, more: Json = {}) =>
  adminCall('POST', '/api/admin/process-refund', { memberId, action, ...more });
const check = (id: unknown) => adminCall('POST', `/api/admin/check-pg-refund-status/${id}`);
const eligibility = ({ browser }: Payer, query = '') =>
  browser.call('GET', `/api/user/refund-eligibility${query}`);
const idOf = (answer: LightMyRequestResponse) => answer.json().refundRequest.id as number;
const requestRow = async (id: number) =>
  (await shop.rows('SELECT * FROM refund_requests WHERE id = $1', id))[0];
const statusOf = async ({ person }: Payer) => (await shop.member(person.email))?.['subscription_status'];

describe('U-02 payments and requests of a member', () => {
  it('U-02 payments and requests are listed for their owner only, with the fields that the pages show', async () => {
    const one = await payer('toss', { membershipType: 'annual' });
    const other = await payer();
    expect((await one.browser.call('GET', '/api/user/payment-transactions')).json()).toMatchObject([
      {
        amount: 124_800,
        currency: 'KRW',
        paymentMethod: 'toss',
        status: 'completed',
        userEmail: one.person.email,
      },
    ]);
    expect((await eligibility(one)).json()).toMatchObject({
      isEligible: true,
      toolUsageCount: 0,
      daysSincePayment: 0,
    });
    await ask(one);
    expect((await one.browser.call('GET', '/api/user/refund-requests')).json()).toMatchObject([
      {
        status: 'pending',
        refundAmount: 124_800,
        currency: 'KRW',
        paymentMethod: 'toss',
        requestReason: 'Bought twice by our office.',
        isEligible: true,
        userEmail: one.person.email,
      },
    ]);
    expect((await other.browser.call('GET', '/api/user/refund-requests')).json()).toEqual([]);
    expect((await eligibility(other, `?transactionId=${one.transactionId}`)).statusCode).toBe(404);
    expect((await ask({ ...other, transactionId: one.transactionId })).statusCode).toBe(404);
  });

  it('R-03 P-14 a request that is pending when the bank takes the money back is completed, and cannot be approved', async () => {
    const one = await payer();
    const id = idOf(await ask(one));
    await shop.app.payments.reverse(String((await shop.payment(one.order.id))['payment_id']));
    expect(await requestRow(id)).toMatchObject({ status: 'completed', pg_status: null });
    const actions = await shop.rows(
      'SELECT action, previous_status, new_status, admin_id FROM admin_refund_actions WHERE refund_request_id = $1',
      id,
    );
    expect(actions).toEqual([
      { action: 'completed', previous_status: 'pending', new_status: 'completed', admin_id: null },
    ]);
    expect((await decide(one.memberId, 'approve', { refundRequestId: id })).statusCode).toBe(409);
    await shop.work();
    expect(
      await shop.rows(
        'SELECT id FROM refund_transactions WHERE payment_transaction_id = $1',
        one.transactionId,
      ),
    ).toEqual([]);
  });

  it('U-02 failed payment attempts are not listed', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('toss', person);
    await browser.decide(order, 'reject');
    await signIn(browser, { email: 'member@demo.local', password: demoPassword });
    expect((await browser.call('GET', '/api/user/payment-transactions')).json()).toEqual([]);
    expect((await browser.call('GET', '/api/user/refund-eligibility')).json()).toMatchObject({
      isEligible: false,
      reasonCode: 'no_payment',
    });
  });

  it('U-09 U-02 every API call returns 401 without login and, for administration, 403 to members', async () => {
    const calls: [string, string, Json?][] = [
      ['GET', '/api/user/payment-transactions'],
      ['GET', '/api/user/refund-requests'],
      ['GET', '/api/user/refund-eligibility'],
      ['POST', '/api/refund/request', { paymentTransactionId: 1, requestReason: 'a' }],
      ['POST', '/api/user/request-refund', { paymentTransactionId: 1, reason: 'a' }],
      ['GET', '/api/admin/refund-requests'],
      [
        'POST',
        '/api/admin/process-refund',
        { memberId: '00000000-0000-4000-8000-000000000000', action: 'approve' },
      ],
      ['POST', '/api/admin/check-pg-refund-status/1'],
      ['POST', '/api/admin/request-refund', { memberId: '00000000-0000-4000-8000-000000000000', note: 'a' }],
      ['POST', '/api/admin/refunds/1/manual', { outcome: 'paid', reference: 'a' }],
    ];
    for (const [method, url, body] of calls) {
      expect((await shop.call(method, url, { body })).statusCode, url).toBe(401);
      if (url.includes('/admin/'))
        expect((await shop.call(method, url, { as: 'premium', body })).statusCode, url).toBe(403);
    }
  });

  it.each([
    [{ requestReason: 'a' }],
    [{ paymentTransactionId: -1, requestReason: 'a' }],
    [{ paymentTransactionId: 'x', requestReason: 'a' }],
    [{ paymentTransactionId: 1, requestReason: '  ' }],
    [{ paymentTransactionId: 1, requestReason: 'a'.repeat(2001) }],
  ])('U-02 a request with the body %o returns 400', async (body) => {
    expect((await shop.call('POST', '/api/refund/request', { as: 'premium', body })).statusCode).toBe(400);
  });
});

describe('U-03 requesting a refund', () => {
  it('U-03 a request is refused after a tool was used since the payment', async () => {
    const one = await payer();
    const tools = (await shop.call('GET', '/api/tools')).json<Record<string, { name: string }[]>>();
    const [category, [tool] = []] = Object.entries(tools).find(([, list]) => list.length > 0) ?? ['', []];
    await one.browser.call(
      'POST',
      `/api/tools/${encodeURIComponent(category)}/${encodeURIComponent(tool?.name ?? '')}/access?consent=refund_ends`,
    );
    expect((await eligibility(one)).json()).toMatchObject({
      isEligible: false,
      toolUsageCount: 1,
      reasonCode: 'tools_used',
    });
    const refused = await ask(one);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Tools have been used, subscription is considered activated',
    ]);
  });

  const open = `/api/tools/Welding/${encodeURIComponent('Carbon Equivalent')}/access`;
  const compute = '/api/calculators/carbon-equivalent';
  const steel = { C: 0.18, Mn: 1.45 };
  const kept = { name: 'Heat', address: '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45' };
  const shaft = {
    ...{ shape: 'bar', sizeMm: 80, startC: 850, analysis: { C: 0.41, Mn: 0.77, Cr: 1.03 } },
    medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 },
  };
  it.each<[string, string, unknown]>([
    ['opening a calculator', open, undefined],
    ['computing a quenched section', '/api/workbench/section', shaft],
    ['computing a row', compute, steel],
    ['computing a batch', compute, [steel, steel]],
    ['saving a calculation', '/api/user/calculations', kept],
  ])(
    'U-05 %s requires once that the member consents to losing the right to a refund',
    async (_, url, body) => {
      const one = await payer();
      const refused = await one.browser.call('POST', url, body);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'tools.refund_ends', consent: 'refund_ends' }),
      ]);
      expect((await eligibility(one)).json()).toMatchObject({ isEligible: true, toolUsageCount: 0 });
      expect((await one.browser.call('POST', `${url}?consent=yes`, body)).statusCode).toBe(400);
      expect((await one.browser.call('POST', `${url}?consent=refund_ends`, body)).statusCode).toBeLessThan(
        300,
      );
      expect((await eligibility(one)).json()).toMatchObject({ isEligible: false, reasonCode: 'tools_used' });
      expect((await one.browser.call('POST', url, body)).statusCode).toBeLessThan(300);
    },
  );

  it('U-05 the consent is also required from a program with an access key', async () => {
    const one = await payer();
    const { key } = (await one.browser.call('POST', '/api/user/access-keys', { name: 'Furnace' })).json();
    const program = shop.browser();
    program.signedInWith(key);
    expect((await program.call('POST', compute, steel)).json().code).toBe('tools.refund_ends');
    expect((await program.call('POST', `${compute}?consent=refund_ends`, steel)).statusCode).toBe(200);
  });

  it('U-05 the consent also covers an older payment that could still be refunded', async () => {
    const one = await payer();
    await shop.pass(60);
    expect(
      (await one.browser.buy('toss', { ...one.person, membershipType: 'annual' })).answer.statusCode,
    ).toBe(200);
    const [newest] = (await one.browser.call('GET', '/api/user/payment-transactions')).json<
      { id: number }[]
    >();
    await ask({ ...one, transactionId: Number(newest?.id) });
    expect((await one.browser.call('POST', open)).json().code).toBe('tools.refund_ends');
  });

  it('U-03 a refund can be requested until exactly seven days after the payment', async () => {
    const one = await payer();
    await shop.pass(7 * 86_400);
    // Logging in again is needed, because the session has expired.
    await signIn(one.browser, one.person);
    expect((await eligibility(one)).json()).toMatchObject({ isEligible: true, daysSincePayment: 7 });
    await shop.pass(1);
    expect((await eligibility(one)).json()).toMatchObject({ isEligible: false, reasonCode: 'too_late' });
    expect((await ask(one)).statusCode).toBe(409);
  });

  it('U-03 if a payment receives several requests at the same time, one is recorded; the others and a later one are refused', async () => {
    const one = await payer();
    const answers = await Promise.all([ask(one), ask(one), ask(one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const again = await one.browser.call('POST', '/api/user/request-refund', {
      paymentTransactionId: String(one.transactionId),
      reason: 'Request through My Page',
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'refunds.already_requested']);
  });

  it('U-03 a refund can be requested again after a rejection', async () => {
    const one = await payer();
    await ask(one);
    await decide(one.memberId, 'reject', { adminNotes: 'Please explain.' });
    expect((await ask(one)).statusCode).toBe(201);
  });
});

describe.each(['paypal', 'toss', 'eximbay'] as const)('U-07 refund by %s', (method) => {
  it('U-07 a request goes from pending to approved to completed; the money is refunded once and premium ends', async () => {
    const one = await payer(method);
    expect(await statusOf(one)).toBe('active');
    const id = idOf(await ask(one));
    const approved = await decide(one.memberId, 'approve', { adminNotes: 'As agreed.' });
    // The refund completes during the approval, so no further call is needed.
    expect([approved.statusCode, approved.json().refundRequest.status]).toEqual([200, 'completed']);
    const moved = await shop.moved(one.order.id);
    expect(moved.refunded).toBe(moved.charged);
    expect(moved.charged).toBeGreaterThan(0);
    expect((await check(id)).json()).toMatchObject({ pgStatus: 'succeeded' });
    // The completion keeps the administrator's note.
    const [newest] = await shop.app.mailbox.list(one.person.email);
    expect(newest?.text).toContain('has been refunded');
    expect(newest?.text).toContain('As agreed.');
    expect(await requestRow(id)).toMatchObject({
      status: 'completed',
      pg_status: 'succeeded',
      admin_notes: 'As agreed.',
    });
    expect(await statusOf(one)).toBe('free');
    expect((await one.browser.call('GET', '/api/user/payment-transactions')).json()).toMatchObject([
      { status: 'refunded' },
    ]);

    expect((await decide(one.memberId, 'approve')).statusCode).toBe(404);
    expect((await decide(one.memberId, 'approve', { refundRequestId: id })).json()).toMatchObject({
      code: 'refunds.already_decided',
    });
    expect((await check(id)).json()).toMatchObject({ pgStatus: 'succeeded' });
    await shop.pass(3600);
    await shop.work();
    expect((await shop.moved(one.order.id)).refunded).toBe(moved.charged);

    const actions = await shop.rows(
      'SELECT action, new_status FROM admin_refund_actions WHERE refund_request_id = $1 ORDER BY id',
      id,
    );
    expect(actions).toEqual([
      { action: 'approved', new_status: 'approved' },
      { action: 'completed', new_status: 'completed' },
    ]);
    const money = await shop.rows(
      'SELECT status, origin FROM refund_transactions WHERE refund_request_id = $1',
      id,
    );
    expect(money).toEqual([{ status: 'done', origin: 'user' }]);
    const audit = await shop.rows(
      `SELECT action || CASE WHEN user_id IS NULL THEN ' by system' ELSE '' END AS entry
       FROM audit_logs WHERE target_user_id = $1 ORDER BY id`,
      one.memberId,
    );
    const ends = ['payments.refunded', 'membership.period_ended', 'refunds.completed'];
    const bySystem = ['payments.captured', ...ends].map((action) => `${action} by system`);
    expect(audit.map(({ entry }) => entry)).toEqual(bySystem.toSpliced(1, 0, 'refunds.approved'));
    const mails = await shop.app.mailbox.list(one.person.email);
    const refundMails = mails.map(({ subject }) => subject).filter((subject) => /refund/i.test(subject));
    expect(refundMails.toSorted()).toEqual(['Ferrite: your refund', `Ferrite: your refund request ${id}`]);
    const back = mails.find(({ subject }) => subject === 'Ferrite: your refund');
    expect(back?.text).toContain(`Refund request: ${id}\n`);
    expect(back?.text).toMatch(/Credit note number: C2\d{3}-\d{6}\n/);
    expect(back?.text).toMatch(/\/my-page\/receipts\/\d+\/credit-note\n/);
    for (const mail of mails.filter(({ subject }) => /refund/i.test(subject)))
      expect(mail.text).toMatch(/My Page: Payment\n\S+\/my-page\?tab=payment/);
  });

  it('U-07 if the response of the refund is lost, a query finds the refund and nothing is refunded twice', async () => {
    const one = await payer(method);
    const id = idOf(await ask(one));
    await shop.fault({ provider: method, op: 'refund', phase: 'after', kind: 'reset', times: 1 });
    expect((await decide(one.memberId, 'approve')).statusCode).toBe(200);
    expect(await requestRow(id)).toMatchObject({ status: 'approved' });
    const subjects = async () =>
      (await shop.app.mailbox.list(one.person.email)).map(({ subject }) => subject);
    expect(await subjects()).toContain(`Ferrite: your refund ${id} is approved`);
    expect(await subjects()).not.toContain('Ferrite: your refund');
    expect((await check(id)).json().pgStatus).toBe('succeeded');
    const moved = await shop.moved(one.order.id);
    expect(moved.refunded).toBe(moved.charged);
    expect(await statusOf(one)).toBe('free');
  });

  it('U-07 while the provider is unavailable the refund waits; it is sent automatically afterwards', async () => {
    const one = await payer(method);
    const id = idOf(await ask(one));
    await shop.fault({
      provider: method,
      op: 'refund',
      phase: 'before',
      kind: 'http',
      status: 503,
      times: 1,
    });
    await decide(one.memberId, 'approve');
    expect((await shop.moved(one.order.id)).refunded).toBe(0);
    expect(await statusOf(one)).toBe('active');
    for (let minutes = 0; minutes < 6; minutes++) {
      await shop.pass(300);
      await shop.work();
    }
    const moved = await shop.moved(one.order.id);
    expect(moved.refunded).toBe(moved.charged);
    expect(await requestRow(id)).toMatchObject({ status: 'completed' });
    expect(await statusOf(one)).toBe('free');
  });
});

describe('U-05 cancelling a refund request', () => {
  const withdraw = (one: Awaited<ReturnType<typeof payer>>, id: number) =>
    one.browser.call('POST', `/api/user/refund-requests/${id}/withdraw`);

  it('U-05 a pending request can be cancelled only by its member, and made again', async () => {
    const [one, other] = [await payer(), await payer()];
    const id = idOf(await ask(one));
    expect((await withdraw(other, id)).statusCode).toBe(404);
    const withdrawn = await withdraw(one, id);
    expect([withdrawn.statusCode, withdrawn.json().refundRequest.status]).toEqual([200, 'withdrawn']);
    const [mail] = await shop.app.mailbox.list(one.person.email);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining(`refund request ${id} withdrawn`),
      expect.stringContaining('Nothing is refunded, and your membership continues.'),
    ]);
    expect((await withdraw(one, id)).statusCode).toBe(409);
    expect((await decide(one.memberId, 'approve', { refundRequestId: id })).statusCode).toBe(409);
    expect((await shop.moved(one.order.id)).refunded).toBe(0);
    expect((await ask(one)).statusCode).toBe(201);
  });

  it('U-05 a decided request cannot be cancelled', async () => {
    const one = await payer();
    const id = idOf(await ask(one));
    await decide(one.memberId, 'reject');
    expect((await withdraw(one, id)).json()).toMatchObject({ code: 'refunds.already_decided' });
  });
});
