import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../test/app.ts';
import { type Browser, createShop, type Method, type Shop } from '../../../../test/shop.ts';

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

const idOf = (answer: LightMyRequestResponse) => answer.json().refundRequest.id as number;
const requestRow = async (id: number) =>
  (await shop.rows('SELECT * FROM refund_requests WHERE id = $1', id))[0];
const statusOf = async ({ person }: Payer) => (await shop.member(person.email))?.['subscription_status'];

describe('U-07 decisions about refund requests', () => {
  it('U-07 a rejected refund request moves no money and states the reason', async () => {
    const one = await payer();
    const id = idOf(await ask(one));
    expect(
      (await decide(one.memberId, 'reject', { adminNotes: 'Used by a colleague.' })).json().refundRequest,
    ).toMatchObject({
      status: 'rejected',
      adminNotes: 'Used by a colleague.',
    });
    expect((await shop.moved(one.order.id)).refunded).toBe(0);
    expect(await statusOf(one)).toBe('active');
    expect((await check(id)).json()).toMatchObject({ code: 'refunds.not_approved' });
    const [mail] = await shop.app.mailbox.list(one.person.email);
    expect(mail?.text).toContain('Used by a colleague.');
    expect(mail?.text).toMatch(/A new request is possible until .+, as long as no calculator is opened\./);
  });

  it('U-07 only one of two simultaneous decisions is recorded', async () => {
    const one = await payer();
    const id = idOf(await ask(one));
    const answers = await Promise.all([decide(one.memberId, 'approve'), decide(one.memberId, 'reject')]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(1);
    expect(
      await shop.rows(
        'SELECT 1 FROM admin_refund_actions WHERE refund_request_id = $1 AND admin_id IS NOT NULL',
        id,
      ),
    ).toHaveLength(1);
  });

  it('U-07 if a member has several pending requests, the decision must name one', async () => {
    const one = await payer();
    const { person, browser } = one;
    await browser.buy('toss', {
      email: person.email,
      membershipType: 'monthly',
      name: person.name,
      nickname: person.nickname,
      agreeToTerms: true,
    });
    const listed = (await browser.call('GET', '/api/user/payment-transactions')).json<{ id: number }[]>();
    expect(listed).toHaveLength(2);
    const ids: number[] = [];
    for (const { id } of listed) ids.push(idOf(await ask({ ...one, transactionId: id })));
    expect((await decide(one.memberId, 'approve')).json()).toMatchObject({ code: 'refunds.several_pending' });
    expect((await decide(one.memberId, 'approve', { refundRequestId: ids[0] })).statusCode).toBe(200);
    // Only the period of the refunded payment ends.
    expect(await statusOf(one)).toBe('active');
    expect((await decide(one.memberId, 'approve', { refundRequestId: ids[1] })).statusCode).toBe(200);
    expect(await statusOf(one)).toBe('free');
  });

  it('U-07 an Admin who has lost the role cannot decide', async () => {
    const one = await payer();
    await ask(one);
    await shop.rows(`UPDATE local_users SET role = 'Member' WHERE nickname = 'admin'`);
    expect((await decide(one.memberId, 'approve')).statusCode).toBe(403);
    await shop.rows(`UPDATE local_users SET role = 'Admin' WHERE nickname = 'admin'`);
  });

  it.each([
    [{ memberId: '00000000-0000-4000-8000-000000000000', action: 'approve' }, 404],
    [{ memberId: '-1', action: 'approve' }, 400],
    [{ memberId: '00000000-0000-4000-8000-000000000000', action: 'pay' }, 400],
  ])('U-07 the decision %o answers %i', async (body, status) => {
    expect((await adminCall('POST', '/api/admin/process-refund', body)).statusCode).toBe(status);
  });

  it('U-07 a decision returns 404 for an unknown request and 400 for a malformed id', async () => {
    expect((await check(999_999)).statusCode).toBe(404);
    expect((await check('-1')).statusCode).toBe(400);
  });

  it('U-07 a script in a reason is escaped in the list and in the email', async () => {
    const one = await payer();
    await ask(one, '<script>alert(1)</script>');
    const listed = (await adminCall('GET', '/api/admin/refund-requests')).json<Json[]>();
    expect(listed[0]).toMatchObject({ requestReason: '<script>alert(1)</script>', status: 'pending' });
    const [mail] = await shop.app.mailbox.list('admin@demo.local');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script>');
  });
});

describe('U-11 exceptions to the refund policy', () => {
  const except = (memberId: string, note: string) =>
    adminCall('POST', '/api/admin/request-refund', { memberId, note });

  it('U-11 an Admin can create a request that the refund policy does not allow, with a note that is stored', async () => {
    const one = await payer();
    await shop.pass(30 * 86_400);
    expect((await except(one.memberId, ' ')).statusCode).toBe(400);
    const opened = await except(one.memberId, 'Charged twice by the card company.');
    expect([opened.statusCode, opened.json().refundRequest]).toMatchObject([
      201,
      { status: 'pending', isEligible: false },
    ]);
    expect((await except(one.memberId, 'Again')).statusCode).toBe(409);
    expect((await decide(one.memberId, 'approve')).statusCode).toBe(200);
    const moved = await shop.moved(one.order.id);
    expect(moved.refunded).toBe(moved.charged);
    const [action] = await shop.rows(
      'SELECT * FROM admin_refund_actions WHERE refund_request_id = $1 ORDER BY id',
      idOf(opened),
    );
    expect(action).toMatchObject({
      action: 'opened',
      notes: 'Charged twice by the card company.',
      previous_status: null,
    });
    expect((await except('00000000-0000-4000-8000-000000000000', 'x')).statusCode).toBe(404);
  });

  it('U-11 a refund that the provider refuses can be recorded as paid by other means, with its reference', async () => {
    const one = await payer('paypal', { membershipType: 'annual' });
    const opened = await except(one.memberId, 'Fault of the provider.');
    const id = idOf(opened);
    const manual = (outcome: string) =>
      adminCall('POST', `/api/admin/refunds/${id}/manual`, { outcome, reference: 'Bank transfer 4711' });
    await shop.control('POST', '/clock', { advance: '181d' });
    await decide(one.memberId, 'approve');
    expect((await check(id)).json()).toMatchObject({ pgStatus: 'error' });
    expect(await requestRow(id)).toMatchObject({ status: 'approved', pg_status: 'error' });
    expect((await manual('lost')).statusCode).toBe(400);
    expect((await manual('paid')).statusCode).toBe(200);
    expect(await requestRow(id)).toMatchObject({ status: 'completed' });
    expect(await statusOf(one)).toBe('free');
    expect((await manual('paid')).statusCode).toBe(409);
    expect((await shop.moved(one.order.id)).refunded).toBe(0);
  });
});
