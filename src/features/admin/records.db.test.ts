import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = async (statement: string, values: unknown[] = []) =>
  (await test.database.pool.query(statement, values)).rows;
const idOf = async (account: string): Promise<string> =>
  (await query('SELECT id FROM local_users WHERE email = $1', [`${account}@demo.local`]))[0]?.id;
const read = async (url: string) => (await test.call('GET', url, { as: 'admin' })).json();

describe('U-06 CSV exports', () => {
  it('U-06 a CSV export contains every member, escapes formulas in names and can be opened by Excel as UTF-8', async () => {
    await query(
      `INSERT INTO local_users (name, nickname, email, created_at)
       SELECT CASE i WHEN 7 THEN '=HYPERLINK("http://evil","x")' WHEN 8 THEN '김,철"수' ELSE 'Row ' || i END, 'row' || i, 'row' || i || '@example.com',
              '2026-01-01'::timestamptz + make_interval(secs => i % 10) FROM generate_series(1, 2500) i`,
    );
    const answer = await test.call('GET', '/api/admin/members.csv', { as: 'admin' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="members.csv"');
    expect(answer.body.startsWith('\uFEFFid,email,name,')).toBe(true);
    const lines = answer.body.trim().split('\r\n');
    expect(lines[0]).toContain(',lastPaidAt,lastAmount,lastCurrency,lastMethod');
    expect(lines).toHaveLength(2505);
    expect(new Set(lines).size).toBe(2505);
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
    expect(answer.body).toContain('"김,철""수"');
  });

  it.each(['\n=1+1', ' =1+1', '\t+1', '\r-1', '＝1+1', '＋1', '－1', '＠x', '\u200b@x', '\u0007=1'])(
    'U-06 a CSV export escapes a cell that starts like a formula: %j',
    async (name) => {
      await query(`UPDATE local_users SET name = $1 WHERE nickname = 'row9'`, [name]);
      const { body } = await test.call('GET', '/api/admin/members.csv?search=row9', { as: 'admin' });
      expect(body.includes(`'${name[0]}`)).toBe(true);
    },
  );

  it('U-06 a CSV export contains only the filtered rows', async () => {
    const answer = await test.call('GET', '/api/admin/members.csv?search=row77', { as: 'admin' });
    expect(answer.body.trim().split('\r\n')).toHaveLength(1 + 11);
    const payments = await test.call('GET', '/api/admin/payments.csv?method=toss', { as: 'admin' });
    expect(payments.body.trim().split('\r\n')).toHaveLength(1);
  });

  it('F-09 U-06 the queries of member pages can use an index', async () => {
    // With few rows the planner would prefer a full scan, so the test only checks that an index is usable.
    const client = await test.database.pool.connect();
    await client.query('SET enable_seqscan = off');
    const plan = async (statement: string) =>
      (await client.query(`EXPLAIN ${statement}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(
      await plan(
        'SELECT * FROM local_users m ORDER BY m.created_at DESC NULLS LAST, m.id DESC NULLS LAST LIMIT 50',
      ),
    ).toContain('local_users_newest');
    // Sort orders and counts that the dashboard requests most often.
    expect(
      await plan('SELECT * FROM local_users m ORDER BY lower(m.name) DESC, m.id DESC LIMIT 50'),
    ).toContain('local_users_name');
    expect(
      await plan('SELECT * FROM local_users m ORDER BY lower(m.email) ASC, m.id ASC LIMIT 50'),
    ).toContain('local_users_email');
    expect(
      await plan(
        `SELECT * FROM payment_transactions t WHERE t.state <> 'draft' ORDER BY t.created_at DESC NULLS LAST, t.id DESC NULLS LAST LIMIT 50`,
      ),
    ).toContain('payment_transactions_shown');
    expect(
      await plan(
        `SELECT count(*) FROM refund_requests q WHERE q.status IN ('pending', 'approved') AND q.status = 'pending'`,
      ),
    ).toContain('refund_requests_open');
    expect(
      await plan(
        `SELECT id FROM refund_requests q WHERE q.status IN ('pending', 'approved') AND q.status = 'pending' ORDER BY q.created_at DESC, q.id DESC LIMIT 50`,
      ),
    ).toMatch(/Index Only Scan using refund_requests_open on/);
    client.release(true);
  });
});

describe('U-06 details of a member', () => {
  it('U-06 the details of a member contain payments, periods, refunds, tool use and audit log', async () => {
    const id = await idOf('member');
    await test.call('POST', `/api/tools/Welding/${encodeURIComponent('Carbon Equivalent')}/access`, {
      as: 'member',
    });
    const [payment] = await query(
      `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, payment_status, state) VALUES ($1, 'one', 'paypal', 'paypal', 96, 'completed', 'paid') RETURNING id`,
      [id],
    );
    await query(
      `INSERT INTO refund_requests (user_id, payment_transaction_id, reason, amount, refund_amount) VALUES ($1, $2, '<script>alert(1)</script>', 9600, 9600)`,
      [id, payment?.id],
    );
    const found = await read(`/api/admin/members/${id}`);
    expect(found).toMatchObject({
      member: { nickname: 'member', latestPayment: { amount: 96 }, refundRequest: { status: 'pending' } },
      payments: [{ paymentId: 'one' }],
      refunds: [{ reason: '<script>alert(1)</script>', status: 'pending' }],
    });
    expect(found.toolUses.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['-1', 400],
    ['..%2Fall-members', 400],
  ])('U-06 the details of a member with the id %s answer %i', async (id, status) => {
    expect((await test.call('GET', `/api/admin/members/${id}`, { as: 'admin' })).statusCode).toBe(status);
  });
});

describe('U-06 monthly figures', () => {
  it('U-06 figures count payments and refunds in their month, and members with a paid period', async () => {
    const id = await idOf('premium');
    await query(
      `INSERT INTO payments (user_id, amount, currency, status, created_at) VALUES
         ($1, 9600, 'usd', 'completed', '2026-10-31T23:59:59Z'), ($1, 124800, 'KRW', 'completed', '2026-11-01T00:00:00Z')`,
      [id],
    );
    await query(
      `INSERT INTO subscriptions (user_id, plan_id, current_period_start, current_period_end, revoked_at) VALUES
         ($1, 'monthly', '2026-10-15', '2026-11-15', NULL), ($1, 'annual', '2026-11-20', '2027-11-20', NULL),
         ($2, 'annual', '2026-10-20', '2027-10-20', '2026-10-21')`,
      [id, await idOf('member')],
    );
    const { months } = await read('/api/admin/figures?months=3');
    expect(months).toEqual([
      {
        month: '2026-09',
        paidUsd: 0,
        paidKrw: 0,
        refundedUsd: 0,
        refundedKrw: 0,
        reversedUsd: 0,
        reversedKrw: 0,
        activeMembers: 0,
        payments: 0,
      },
      {
        month: '2026-10',
        paidUsd: 9600,
        paidKrw: 0,
        refundedUsd: 0,
        refundedKrw: 0,
        reversedUsd: 0,
        reversedKrw: 0,
        activeMembers: 1,
        payments: 1,
      },
      {
        month: '2026-11',
        paidUsd: 0,
        paidKrw: 124_800,
        refundedUsd: 0,
        refundedKrw: 0,
        reversedUsd: 0,
        reversedKrw: 0,
        activeMembers: 1,
        payments: 1,
      },
    ]);
    expect((await test.call('GET', '/api/admin/figures?months=0', { as: 'admin' })).statusCode).toBe(400);
  });

  it('U-06 figures are computed once for months that ended more than three days ago, and at every call for the current month', async () => {
    const paid = async (months: number) =>
      (await read(`/api/admin/figures?months=${months}`)).months.map(
        (each: { month: string; paidUsd: number }) => [each.month, each.paidUsd] as const,
      );
    const before = await paid(2);
    await query(
      `INSERT INTO payments (user_id, amount, currency, status, created_at) VALUES
         ($1, 100, 'usd', 'completed', '2026-10-20T10:00:00Z'), ($1, 700, 'usd', 'completed', '2026-11-20T10:00:00Z')`,
      [await idOf('premium')],
    );
    const [[october, octoberUsd], [november, novemberUsd]] = before;
    expect(await paid(2)).toEqual([
      [october, octoberUsd],
      [november, novemberUsd + 700],
    ]);
    // A longer range is not cached yet, so all of its months are computed.
    expect((await paid(12)).slice(-2)).toEqual([
      [october, octoberUsd + 100],
      [november, novemberUsd + 700],
    ]);
    await query(`DELETE FROM payments WHERE amount IN (100, 700)`);
  });
});

describe('P-13 support requests', () => {
  const ask = (as: 'member' | 'premium', subject: string) =>
    test.call('POST', '/api/support', { as, body: { subject, text: 'How do I …?' } });

  it('P-13 requests of premium members are listed first, then those that have waited longest', async () => {
    await ask('member', 'first');
    test.clock.advance(1);
    await ask('premium', 'second');
    test.clock.advance(1);
    await ask('member', 'third');
    const { items, total } = await read('/api/admin/support');
    expect(total).toBe(3);
    expect(items.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first', 'third']);
    expect(items[0].member).toMatchObject({ email: 'premium@demo.local' });
    const notices = (await test.call('GET', '/api/dev/mailbox?to=admin@demo.local')).json<
      { subject: string; text: string }[]
    >();
    const about = (subject: string) => notices.filter((mail) => mail.subject.includes(`“${subject}”`));
    expect(about('first')).toHaveLength(1);
    expect(about('second')[0]?.text).toContain('priority support');
    expect(about('second')[0]?.text).toContain('How do I …?');
  });

  it('P-13 an answer is stored, emailed once in the member’s language, and a second one is refused', async () => {
    await query(`UPDATE local_users SET language = 'de' WHERE nickname = 'premium'`);
    const { items } = await read('/api/admin/support');
    const answer = () =>
      test.call('POST', `/api/admin/support/${items[0].id}/answer`, {
        as: 'admin',
        body: { answer: 'Like this.' },
      });
    expect((await answer()).statusCode).toBe(200);
    expect((await answer()).json()).toMatchObject({ code: 'admin.support_answered' });
    const mails = (await test.call('GET', '/api/dev/mailbox?to=premium@demo.local')).json();
    expect(mails).toMatchObject([{ subject: 'Ihre Frage: second', language: 'de' }]);
    expect(mails[0].text).toContain('Like this.');
    const own = (await test.call('GET', '/api/support', { as: 'premium' })).json();
    expect(own).toMatchObject([{ status: 'answered', answer: 'Like this.' }]);
    expect((await read('/api/admin/support?status=answered')).total).toBe(1);
    test.clock.advance(1);
    await test.call('POST', `/api/admin/support/${items[1].id}/answer`, {
      as: 'admin',
      body: { answer: 'And like that.' },
    });
    // Answered requests are listed by the time of the answer, newest first, regardless of membership.
    const { items: answered } = await read('/api/admin/support?status=answered');
    expect(answered.map(({ subject }: { subject: string }) => subject)).toEqual(['first', 'second']);
  });

  it('P-13 empty requests, unauthorized callers and unknown ids are rejected', async () => {
    expect((await test.call('POST', '/api/support', { body: { subject: 'a', text: 'b' } })).statusCode).toBe(
      401,
    );
    expect(
      (await test.call('POST', '/api/support', { as: 'member', body: { subject: ' ', text: 'b' } }))
        .statusCode,
    ).toBe(400);
    const close = (id: string) =>
      test.call('PUT', `/api/admin/support/${id}/status`, { as: 'admin', body: { status: 'closed' } });
    expect((await close('999999')).statusCode).toBe(404);
    expect((await close('-1')).statusCode).toBe(400);
    const { items } = await read('/api/admin/support');
    expect((await close(items[0].id)).statusCode).toBe(200);
  });
});

describe('U-06 the audit log', () => {
  it('U-06 the audit log is listed newest first, and can be filtered by member and by action', async () => {
    const id = await idOf('expired');
    await query(
      `INSERT INTO audit_logs (action, target_user_id, created_at) VALUES ('a.one', $1, '2026-12-01'), ('a.two', NULL, '2026-12-02')`,
      [id],
    );
    const { items } = await read('/api/admin/audit?pageSize=2');
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['a.two', 'a.one']);
    expect(await read(`/api/admin/audit?memberId=${id}`)).toMatchObject({
      total: 1,
      items: [{ action: 'a.one' }],
    });
    expect(await read('/api/admin/audit?action=a.two')).toMatchObject({ total: 1 });
  });
});

describe('U-06 summary and revenue', () => {
  it('U-06 the summary counts members, active members, pending refunds with the oldest date, and failed registrations', async () => {
    const before = await read('/api/admin/summary');
    const [payment] = await query(
      `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, payment_status, state)
       VALUES ($1, 'two', 'paypal', 'paypal', 96, 'completed', 'paid') RETURNING id`,
      [await idOf('premium')],
    );
    await query(
      `INSERT INTO refund_requests (user_id, payment_transaction_id, reason, amount, refund_amount, created_at)
       VALUES ($1, $2, 'why', 9600, 9600, '2026-11-01T00:00:00Z')`,
      [await idOf('premium'), payment?.id],
    );
    await query(`INSERT INTO local_users (name, nickname, email) VALUES ('New', 'new', 'new@example.com')`);
    await query(
      `INSERT INTO failed_registrations (payment_id, recovered) VALUES ('two', false), ('one', true)`,
    );
    expect(await read('/api/admin/summary')).toEqual({
      ...before,
      members: before.members + 1,
      pendingRefunds: before.pendingRefunds + 1,
      oldestRefundAt: '2026-11-01T00:00:00.000Z',
      failedRegistrations: before.failedRegistrations + 1,
    });
    expect(before.activeMembers).toBe(1);
    // Summary and monthly figures count active members in the same way.
    const { months } = await read('/api/admin/figures?months=1');
    expect(months[0].activeMembers).toBe(before.activeMembers);
  });

  it('U-06 the figures contain the revenue by provider and month', async () => {
    const [payment] = await query(`SELECT id FROM payment_transactions WHERE payment_id = 'two'`);
    await query(
      `INSERT INTO payments (user_id, payment_transaction_id, amount, currency, status, created_at)
       VALUES ($1, $2, 9600, 'usd', 'completed', '2026-11-20')`,
      [await idOf('premium'), payment?.id],
    );
    const { byProvider } = await read('/api/admin/figures?months=1');
    expect(byProvider).toEqual([{ month: '2026-11', provider: 'paypal', paidUsd: 9_600, paidKrw: 0 }]);
  });
});

describe('U-06 list of refund requests', () => {
  it('U-06 without parameters the list is an array, otherwise a page filtered by status, member and payment', async () => {
    const array = await read('/api/admin/refund-requests');
    expect(array).toHaveLength(2);
    const page = async (parameters: string) => read(`/api/admin/refund-requests?${parameters}`);
    expect(await page('page=1&pageSize=1')).toMatchObject({ total: 2, page: 1, pageSize: 1, items: [{}] });
    expect((await page('status=pending')).total).toBe(2);
    expect((await page('status=approved')).total).toBe(0);
    expect(await page('search=PREMIUM')).toMatchObject({ total: 1, items: [{ paymentId: 'two' }] });
    expect(await page('search=one')).toMatchObject({ total: 1, items: [{ paymentId: 'one' }] });
    expect((await page('search=%25')).total).toBe(0);
    const wrong = await test.call('GET', '/api/admin/refund-requests?status=gone', { as: 'admin' });
    expect(wrong.statusCode).toBe(400);
  });
});
