import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, demoPassword, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = async (statement: string, values: unknown[] = []) =>
  (await test.database.pool.query(statement, values)).rows;
const idOf = async (account: string): Promise<string> =>
  (await query('SELECT id FROM local_users WHERE email = $1', [`${account}@demo.local`]))[0]?.id;
const unknownId = '00000000-0000-4000-8000-000000000000';

const verify = (password: string, as: Account = 'admin') =>
  test.call('POST', '/api/admin/verify-password', { as, body: { password } });

/** Creates a member with an account; tests add rows to the other tables. */
async function addMember(name: string): Promise<{ id: string; email: string; userId: string }> {
  const email = `${name}@example.com`;
  const created = await test.app.authService.port.createUser({
    email,
    password: 'bainite-23',
    emailConfirmed: true,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const userId = created.value.id;
  const [row] = await query(
    `INSERT INTO local_users (name, nickname, email, supabase_user_id, is_verified, country, created_at)
     VALUES ($1, $1, $2, $3, true, 'Japan', '2026-11-01T00:00:00Z') RETURNING id`,
    [name, email, userId],
  );
  return { id: row?.id, email, userId };
}

describe('U-09 all calls of the administration', () => {
  const calls: [method: string, url: string, body?: object][] = [
    ['GET', '/api/admin/all-members'],
    ['GET', '/api/admin/payment-transactions'],
    ['GET', '/api/admin/members.csv'],
    ['GET', '/api/admin/payments.csv'],
    ['GET', `/api/admin/members/${unknownId}`],
    ['GET', '/api/admin/figures'],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/support'],
    ['POST', '/api/admin/support/1/answer', { answer: 'x' }],
    ['PUT', '/api/admin/support/1/status', { status: 'closed' }],
    ['POST', '/api/admin/verify-password', { password: demoPassword }],
    ['DELETE', `/api/admin/delete-member/${unknownId}`],
    ['PUT', `/api/admin/members/${unknownId}/role`, { role: 'Admin' }],
    ['PUT', `/api/admin/members/${unknownId}/suspension`, { reason: 'x' }],
  ];

  it.each(calls)('U-09 %s %s returns 401 without login and 403 to members', async (method, url, body) => {
    expect((await test.call(method, url, { body })).statusCode).toBe(401);
    for (const as of ['member', 'premium'] as const) {
      const answer = await test.call(method, url, { as, body });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.admin_only']);
    }
  });
});

describe('U-06 list of members', () => {
  it('U-06 without parameters the list of members is an array, newest first, with the fields of the dashboard', async () => {
    const members = (await test.call('GET', '/api/admin/all-members', { as: 'admin' })).json();
    expect(members.map(({ nickname }: { nickname: string }) => nickname).sort()).toEqual(
      expect.arrayContaining(['admin', 'expired', 'member', 'premium']),
    );
    const premium = members.find(({ nickname }: { nickname: string }) => nickname === 'premium');
    expect(premium).toMatchObject({
      email: 'premium@demo.local',
      membershipType: 'annual',
      subscriptionStatus: 'active',
      totalToolsUsed: 0,
      latestPayment: null,
      refundRequest: null,
      daysSincePayment: null,
    });
    expect(JSON.stringify(members)).not.toMatch(/password|hash|token/i);
  });

  it('U-06 the list of members is searched by name, nickname and email, filtered, sorted and paged on the server', async () => {
    for (let index = 0; index < 12; index++) await addMember(`walker${index}`);
    const page = async (parameters: string) =>
      (await test.call('GET', `/api/admin/all-members?${parameters}`, { as: 'admin' })).json();
    const first = await page('search=WALKER&pageSize=5&sort=name&order=asc');
    expect(first).toMatchObject({ total: 12, page: 1, pageSize: 5 });
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual([
      'walker0',
      'walker1',
      'walker10',
      'walker11',
      'walker2',
    ]);
    expect((await page('search=walker&pageSize=5&page=3')).items).toHaveLength(2);
    expect((await page('search=walker&page=99')).items).toEqual([]);
    expect((await page('status=expired')).items).toMatchObject([{ nickname: 'expired' }]);
    expect((await page('status=active')).items).toMatchObject([{ nickname: 'premium' }]);
    expect((await page('role=Admin')).items).toMatchObject([{ nickname: 'admin' }]);
    expect((await page('search=%25')).total).toBe(0);
    expect((await page('search=_alker')).total).toBe(0);
    expect((await page(`search=${encodeURIComponent(`' OR 1=1 --`)}`)).total).toBe(0);
  });

  it.each(['page=0', 'page=x', 'pageSize=101', 'sort=password', 'order=up', 'status=gone'])(
    'U-06 the list of members returns 400 to %s',
    async (parameters) => {
      expect(
        (await test.call('GET', `/api/admin/all-members?${parameters}`, { as: 'admin' })).statusCode,
      ).toBe(400);
    },
  );

  it('U-10 the list of members contains the latest payment, with dollar amounts paid by Toss converted to won', async () => {
    const { id } = await addMember('payer');
    await query(
      `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, currency, payment_status, state, captured_at, created_at)
       VALUES ($1, 'old', 'paypal', 'paypal', 10, 'USD', 'completed', 'paid', '2026-10-01', '2026-10-01'),
              ($1, 'new', 'toss', 'toss', 96, 'USD', 'completed', 'paid', '2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z'),
              ($1, 'open', 'toss', 'toss', 13000, 'KRW', 'pending', 'open', NULL, '2026-11-20')`,
      [id],
    );
    const { items } = (await test.call('GET', '/api/admin/all-members?search=payer', { as: 'admin' })).json();
    expect(items).toMatchObject([
      { daysSincePayment: 3, latestPayment: { amount: 124_800, currency: 'KRW', paymentMethod: 'toss' } },
    ]);
    const payments = (
      await test.call('GET', '/api/admin/payment-transactions?search=payer', { as: 'admin' })
    ).json();
    expect(payments).toMatchObject({ total: 3 });
    expect(payments.items[0]).toMatchObject({
      paymentId: 'open',
      userEmail: 'payer@example.com',
      status: 'pending',
    });
    const array = (await test.call('GET', '/api/admin/payment-transactions', { as: 'admin' })).json();
    expect(array).toHaveLength(3);
  });
});

describe('U-08 deletion of a member', () => {
  it('U-08 a deletion needs the administrator’s password within the last five minutes', async () => {
    const { id } = await addMember('guarded');
    const remove = () => test.call('DELETE', `/api/admin/delete-member/${id}`, { as: 'admin' });
    expect((await remove()).json()).toMatchObject({ code: 'admin.password_required' });
    expect((await verify('')).statusCode).toBe(400);
    const wrong = await verify('wrong-password');
    expect([wrong.statusCode, wrong.json().message]).toEqual([422, 'Incorrect password']);
    expect((await remove()).statusCode).toBe(403);
    expect((await verify(demoPassword)).json()).toMatchObject({ success: true });
    test.clock.advance(301);
    expect((await remove()).statusCode).toBe(403);
    await verify(demoPassword);
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect(await query('SELECT 1 FROM local_users WHERE id = $1', [id])).toEqual([]);
  });

  it('U-08 a deletion removes the member from every table; posts and payments remain without a name', async () => {
    const { id, email, userId } = await addMember('leaver');
    const [purchase] = await query(
      `INSERT INTO purchases (user_id, plan_id, amount_minor, currency, status, email, nickname, registration_snapshot)
       VALUES ($1, 'monthly', 1000, 'USD', 'granted', $2, 'leaver', '{"name":"leaver"}') RETURNING id`,
      [id, email],
    );
    const [payment] = await query(
      `INSERT INTO payment_transactions (user_id, purchase_id, payment_id, provider, payment_method, user_email, amount, state, payment_status, registration_snapshot, provider_response)
       VALUES ($1, $2, 'leaver-1', 'paypal', 'paypal', $3, 10, 'paid', 'completed', '{"name":"leaver"}', '{"payer":"leaver"}') RETURNING id`,
      [id, purchase?.id, email],
    );
    await query(
      `INSERT INTO payments (user_id, payment_transaction_id, amount, currency, status) VALUES ($1, $2, 1000, 'usd', 'completed')`,
      [id, payment?.id],
    );
    await query(
      `INSERT INTO payment_notices (provider, dedupe_key, raw) VALUES ('paypal', 'n1', '{"custom_id":"leaver-1","payer":"leaver"}')`,
    );
    await query(
      `INSERT INTO subscriptions (user_id, plan_id, purchase_id, current_period_start, current_period_end) VALUES ($1, 'monthly', $2, now(), now())`,
      [id, purchase?.id],
    );
    await query(
      `INSERT INTO refund_requests (user_id, payment_transaction_id, reason, amount, refund_amount, status) VALUES ($1, $2, 'I, leaver, …', 1000, 1000, 'rejected')`,
      [id, payment?.id],
    );
    await query(
      `INSERT INTO forum_posts (user_id, title, content, category) VALUES ($1, 'Why?', 'Because', 'welding')`,
      [id],
    );
    const [post] = await query(
      `INSERT INTO material_posts (title, content, like_count) VALUES ('a', 'b', 1) RETURNING id`,
    );
    await query(`INSERT INTO material_likes (post_id, user_id) VALUES ($1, $2)`, [post?.id, id]);
    await query(
      `INSERT INTO mails ("to", subject, text, html) VALUES ('Leaver@example.com', 'a', 'leaver', '')`,
    );
    await query(
      `INSERT INTO user_sessions (user_id, session_id, ip_address) VALUES ($1, gen_random_uuid(), '10.0.0.1')`,
      [userId],
    );
    await query(
      `INSERT INTO audit_logs (user_id, action, details) VALUES ($1, 'payments.refused', '{"email":"leaver@example.com"}')`,
      [id],
    );
    await query(`INSERT INTO consents (user_id, document, version) VALUES ($1, 'terms', '1')`, [id]);

    await verify(demoPassword);
    expect((await test.call('DELETE', `/api/admin/delete-member/${id}`, { as: 'admin' })).statusCode).toBe(
      200,
    );

    const tables = await query(
      `SELECT format('SELECT %L AS place, count(*)::int AS hits FROM %I.%I t WHERE position(''leaver'' in lower(t::text)) > 0', table_schema || '.' || table_name, table_schema, table_name) AS statement
         FROM information_schema.tables WHERE table_schema IN ('public', 'auth') AND table_type = 'BASE TABLE'`,
    );
    const hits: string[] = [];
    for (const { statement } of tables) {
      const [row] = await query(statement);
      if (row?.hits > 0) hits.push(row.place);
    }
    // The word remains only in the payment's order reference, which this test chose, and in the farewell mail's
    // recipient.
    expect(hits.toSorted()).toEqual(['public.mails', 'public.payment_transactions']);
    expect(await query(`SELECT subject, language FROM mails WHERE lower("to") = $1`, [email])).toEqual([
      { subject: 'Your account at Ferrite has been deleted', language: 'en' },
    ]);
    expect(
      await query(
        `SELECT user_id, user_email, registration_snapshot, provider_response, amount::float FROM payment_transactions WHERE id = $1`,
        [payment?.id],
      ),
    ).toEqual([
      { user_id: null, user_email: null, registration_snapshot: null, provider_response: null, amount: 10 },
    ]);
    expect(
      await query(`SELECT user_id, amount FROM payments WHERE payment_transaction_id = $1`, [payment?.id]),
    ).toEqual([{ user_id: null, amount: 1000 }]);
    expect(await query(`SELECT user_id FROM forum_posts WHERE title = 'Why?'`)).toEqual([{ user_id: null }]);
    expect(await query(`SELECT like_count FROM material_posts WHERE id = $1`, [post?.id])).toEqual([
      { like_count: 0 },
    ]);
    expect(await test.app.authService.port.getUserById(userId)).toBeNull();
    const signIn = await test.call('POST', '/api/auth/login', { body: { email, password: 'bainite-23' } });
    expect([signIn.statusCode, signIn.json().message]).toEqual([401, 'Unregistered email']);
    expect(await query(`SELECT action FROM audit_logs WHERE target_user_id = $1 ORDER BY id`, [id])).toEqual([
      { action: 'membership.deletion_begun' },
      { action: 'membership.member_deleted' },
    ]);
  });

  it('U-08 a deletion is refused for the account named admin, the last Admin, malformed ids and members with a payment in progress', async () => {
    await verify(demoPassword);
    const remove = async (id: string) =>
      (await test.call('DELETE', `/api/admin/delete-member/${id}`, { as: 'admin' })).json();
    expect(await remove(await idOf('admin'))).toMatchObject({ code: 'admin.protected_account' });
    await query(`UPDATE local_users SET nickname = 'chief' WHERE nickname = 'admin'`);
    expect(await remove(await idOf('admin'))).toMatchObject({ code: 'admin.last_admin' });
    await query(`UPDATE local_users SET nickname = 'admin' WHERE nickname = 'chief'`);
    expect((await test.call('DELETE', '/api/admin/delete-member/-1', { as: 'admin' })).statusCode).toBe(400);
    expect(
      (await test.call('DELETE', `/api/admin/delete-member/${unknownId}`, { as: 'admin' })).statusCode,
    ).toBe(404);
    const { id } = await addMember('paying');
    await query(
      `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, state) VALUES ($1, 'p-1', 'toss', 'toss', 13000, 'unknown')`,
      [id],
    );
    expect(await remove(id)).toMatchObject({ code: 'membership.payment_running' });
  });

  it('U-08 a deletion interrupted by a crash is completed later', async () => {
    const { id, userId } = await addMember('halfway');
    await query(
      `INSERT INTO audit_logs (action, target_user_id, created_at) VALUES ('membership.deletion_begun', $1, $2)`,
      [id, test.clock.now()],
    );
    await test.app.authService.port.deleteUser(userId);
    await test.app.finishDeletions();
    expect(await query('SELECT 1 FROM local_users WHERE id = $1', [id])).toHaveLength(1);
    test.clock.advance(61);
    await query(`UPDATE local_users SET language = 'kr' WHERE id = $1`, [id]);
    await Promise.all([test.app.finishDeletions(), test.app.finishDeletions()]);
    expect(await query('SELECT 1 FROM local_users WHERE id = $1', [id])).toEqual([]);
    expect(await query(`SELECT subject FROM mails WHERE "to" = 'halfway@example.com'`)).toEqual([
      { subject: 'Ferrite 계정이 삭제되었습니다' },
    ]);
  });
});

describe('U-12 roles in the dashboard', () => {
  it('U-12 the role Admin can be granted and revoked after the password was verified, except for the last Admin', async () => {
    const id = await idOf('premium');
    const set = (memberId: string, role: string) =>
      test.call('PUT', `/api/admin/members/${memberId}/role`, { as: 'admin', body: { role } });
    test.clock.advance(301);
    expect((await set(id, 'Admin')).json()).toMatchObject({ code: 'admin.password_required' });
    await verify(demoPassword);
    expect((await set(id, 'Admin')).statusCode).toBe(200);
    expect((await set(id, 'Member')).statusCode).toBe(200);
    expect((await set(await idOf('admin'), 'Member')).json()).toMatchObject({ code: 'admin.last_admin' });
    expect((await set(id, 'king')).statusCode).toBe(400);
    expect((await set(unknownId, 'Admin')).statusCode).toBe(404);
    const actions = await query(`SELECT action FROM audit_logs WHERE target_user_id = $1 ORDER BY id`, [id]);
    expect(actions).toEqual([{ action: 'admin.role_granted' }, { action: 'admin.role_taken' }]);
  });
});
