import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationQueries } from '../labs/faults/audit.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { demoPosts } from './features/archive/demo/posts.ts';
import { toolsOfPosts, yearPosts } from './features/archive/demo/year-posts.ts';
import { chinese } from './features/forum/demo/questions-cn.ts';
import { german } from './features/forum/demo/questions-de.ts';
import { english } from './features/forum/demo/questions-en.ts';
import { japanese } from './features/forum/demo/questions-ja.ts';
import { korean } from './features/forum/demo/questions-kr.ts';
import { demoMembers } from './features/payments/demo/lives.ts';

let app: TestApp;
const rows = async (query: string) =>
  (await app.database.pool.query(query)).rows as Record<string, unknown>[];
const number = async (query: string) => Number(Object.values((await rows(query))[0] ?? {})[0]);

beforeAll(async () => {
  app = await createTestApp({}, { sandbox: true });
  await app.app.seedExamples();
  // Reading the posts starts a thread, which takes its time on a busy machine.
}, 180_000);
afterAll(() => app.close());

describe('generated year of the demo', () => {
  it('has about 200 members of all kinds in five languages, who pay through all three providers', async () => {
    const members = "FROM local_users WHERE email NOT LIKE '%@demo.local'";
    expect(await number(`SELECT count(*) ${members}`)).toBe(200);
    expect(await rows(`SELECT DISTINCT language ${members} ORDER BY 1`)).toHaveLength(5);
    const kinds = await rows(
      `SELECT subscription_status AS s, membership_type AS t, count(*)::int AS n ${members} GROUP BY 1, 2`,
    );
    for (const [s, t] of [
      ['free', 'free'],
      ['active', 'monthly'],
      ['active', 'annual'],
      ['expired', 'monthly'],
    ])
      expect(kinds.find((each) => each['s'] === s && each['t'] === t)?.['n'] ?? 0).toBeGreaterThan(10);
    const paid = await rows(
      `SELECT provider, payment_status, count(*)::int AS n FROM payment_transactions GROUP BY 1, 2`,
    );
    for (const provider of ['paypal', 'toss', 'eximbay'])
      for (const status of ['completed', 'refunded'])
        expect(paid.some((each) => each['provider'] === provider && each['payment_status'] === status)).toBe(
          true,
        );
    for (const status of ['failed', 'cancelled'])
      expect(paid.some((each) => each['payment_status'] === status)).toBe(true);
    expect(await number(`SELECT count(*) FROM payment_transactions WHERE state = 'reversed'`)).toBe(1);
    expect(await number(`SELECT count(DISTINCT status) FROM refund_requests`)).toBe(3);
    expect(
      await number(`SELECT count(*) FROM refund_requests WHERE kind = 'withdrawal' AND stated_name <> ''`),
    ).toBe(1);
  });

  it.each([
    ['en', english, /^[^\p{Lo}äöüß]*$/u, '/tools/'],
    ['de', german, /[äöüß]/, '/de/tools/'],
    ['cn', chinese, /^[^ぁ-ヶ가-힣]*[一-龠][^ぁ-ヶ가-힣]*$/, '/cn/tools/'],
    ['ja', japanese, /[ぁ-ヶ]/, '/ja/tools/'],
    ['kr', korean, /[가-힣]/, '/ko/tools/'],
  ] as const)(
    'has posts and questions in %s with links to calculators',
    (_language, questions, script, address) => {
      const posts = [...demoPosts, ...yearPosts].filter(({ title }) => script.test(title));
      expect(posts.length).toBeGreaterThan(0);
      for (const { title } of posts) expect(toolsOfPosts[title] ?? []).not.toEqual([]);
      expect(posts.some(({ content }) => content.includes(`href="${address}`))).toBe(true);
      const texts = questions.map(({ content, answers }) => [content, ...answers].join('\n'));
      expect(texts.some((text) => /\[\[[a-z\d-]+/.test(text))).toBe(true);
    },
  );

  it.each(violationQueries)('is consistent: there is never %s', async (_what, query) => {
    expect(await rows(query)).toEqual([]);
  });

  it.each([
    [
      'a payment that differs from its attempt',
      `SELECT p.id FROM payments p JOIN payment_transactions t ON t.id = p.payment_transaction_id
       WHERE p.amount <> round(t.amount * CASE t.currency WHEN 'USD' THEN 100 ELSE 1 END) OR upper(p.currency) <> t.currency
          OR p.user_id IS DISTINCT FROM t.user_id OR p.created_at <> t.captured_at
          OR p.status <> CASE t.state WHEN 'paid' THEN 'completed' ELSE t.state END`,
    ],
    [
      'money that came without a payment, period or line in the ledger',
      `SELECT t.payment_id FROM payment_transactions t
       WHERE (t.captured_at IS NOT NULL) <> EXISTS (SELECT FROM payments p WHERE p.payment_transaction_id = t.id)
          OR (t.captured_at IS NOT NULL) <> EXISTS (SELECT FROM subscriptions s WHERE s.payment_transaction_id = t.id AND s.user_id = t.user_id)
          OR (t.captured_at IS NOT NULL) <> EXISTS (SELECT FROM payment_ledger l WHERE l.payment_transaction_id = t.id AND l.kind = 'captured')`,
    ],
    [
      'money that went back without saying so everywhere',
      `SELECT t.payment_id FROM payment_transactions t
       JOIN subscriptions s ON s.payment_transaction_id = t.id JOIN purchases u ON u.id = t.purchase_id
       WHERE (t.state IN ('refunded', 'reversed')) <> (s.revoked_at IS NOT NULL)
          OR (t.state IN ('refunded', 'reversed')) <> (u.status = 'refunded')
          OR (t.state = 'refunded') <> EXISTS (SELECT FROM refund_transactions r WHERE r.payment_transaction_id = t.id AND r.status = 'done')
          OR (t.state = 'refunded') <> EXISTS (SELECT FROM refund_requests q WHERE q.payment_transaction_id = t.id AND q.status = 'completed')
          OR (t.state IN ('refunded', 'reversed')) <> EXISTS (SELECT FROM payment_ledger l WHERE l.payment_transaction_id = t.id AND l.kind = t.state AND l.amount_minor = s_amount(t.amount, t.currency))`,
    ],
    [
      'a refund that differs from its request or its line',
      `SELECT r.id FROM refund_transactions r
       LEFT JOIN refund_requests q ON q.id = r.refund_request_id AND q.payment_transaction_id = r.payment_transaction_id
       LEFT JOIN payment_ledger l ON l.refund_transaction_id = r.id AND l.kind = 'refunded'
       WHERE q.refund_amount IS DISTINCT FROM r.amount OR l.amount_minor IS DISTINCT FROM r.amount`,
    ],
    [
      'a purchase that says otherwise than its attempts',
      `SELECT u.id FROM purchases u
       WHERE (u.status = 'closed') = EXISTS (SELECT FROM payment_transactions t WHERE t.purchase_id = u.id AND t.captured_at IS NOT NULL)
          OR u.status = 'open' OR u.registration_snapshot ? 'passwordHash'`,
    ],
    [
      'a projection that differs from its member',
      `SELECT m.email FROM local_users m FULL JOIN users u ON u.id = m.supabase_user_id
       LEFT JOIN auth.users a ON a.id = m.supabase_user_id
       WHERE u.email IS DISTINCT FROM m.email OR a.email IS DISTINCT FROM m.email OR u.premium_expires_at IS DISTINCT FROM m.subscription_expires_at
          OR u.is_premium <> (m.role = 'Admin' OR m.subscription_status = 'active')`,
    ],
    [
      'a member who stands otherwise than the periods say',
      `SELECT m.email FROM local_users m
       LEFT JOIN LATERAL (SELECT plan_id, current_period_end AS stop FROM subscriptions s WHERE s.user_id = m.id AND s.revoked_at IS NULL
                           ORDER BY current_period_end DESC LIMIT 1) s ON true
       WHERE m.email NOT LIKE '%@demo.local'
         AND (m.membership_type <> coalesce(s.plan_id, 'free')
              OR m.subscription_status <> CASE WHEN s.stop IS NULL THEN 'free' WHEN s.stop > '2026-11-21T12:00Z' THEN 'active' ELSE 'expired' END)`,
    ],
    [
      'a count of tools that differs from the log',
      `SELECT m.email FROM local_users m
       LEFT JOIN (SELECT user_id, count(*) AS n, min(accessed_at) AS first, max(accessed_at) AS last FROM tool_access_logs GROUP BY 1) l ON l.user_id = m.id
       WHERE m.total_tools_used <> coalesce(l.n, 0) OR m.first_tool_used_at IS DISTINCT FROM l.first OR m.last_tool_used_at IS DISTINCT FROM l.last`,
    ],
    [
      'a tool used by a member who requests a refund',
      `SELECT q.id FROM refund_requests q JOIN payment_transactions t ON t.id = q.payment_transaction_id
       JOIN tool_access_logs l ON l.user_id = q.user_id AND l.accessed_at >= t.captured_at
       WHERE q.status <> 'rejected' OR l.accessed_at < q.created_at`,
    ],
    [
      'a request later than the refund policy allows',
      `SELECT q.id FROM refund_requests q JOIN payment_transactions t ON t.id = q.payment_transaction_id
       WHERE q.created_at >= t.captured_at + interval '7 days' OR q.created_at <= t.captured_at`,
    ],
    [
      'anything from the future',
      `SELECT 'member' FROM local_users WHERE greatest(created_at, updated_at, last_login, last_tool_used_at) > '2026-11-21T12:00Z'
       UNION ALL SELECT 'payment' FROM payment_transactions WHERE greatest(created_at, updated_at) > '2026-11-21T12:00Z'
       UNION ALL SELECT 'request' FROM refund_requests WHERE greatest(created_at, updated_at) > '2026-11-21T12:00Z'
       UNION ALL SELECT 'answer' FROM forum_answers WHERE created_at > '2026-11-21T12:00Z'
       UNION ALL SELECT 'comment' FROM material_comments WHERE created_at > '2026-11-21T12:00Z'
       UNION ALL SELECT 'trail' FROM audit_logs WHERE created_at > '2026-11-21T12:00Z'`,
    ],
    [
      'activity before the registration',
      `SELECT m.email FROM local_users m JOIN (
         SELECT user_id, created_at FROM forum_posts UNION ALL SELECT user_id, created_at FROM forum_answers
         UNION ALL SELECT user_id, created_at FROM material_comments UNION ALL SELECT user_id, created_at FROM material_likes
         UNION ALL SELECT user_id, created_at FROM support_requests UNION ALL SELECT user_id, accessed_at FROM tool_access_logs) d
       ON d.user_id = m.id AND d.created_at < m.created_at WHERE m.email NOT LIKE '%@demo.local'`,
    ],
    [
      'an answer before its question',
      `SELECT a.id FROM forum_answers a JOIN forum_posts p ON p.id = a.post_id WHERE a.created_at <= p.created_at
       OR p.is_answered <> EXISTS (SELECT FROM forum_answers b WHERE b.post_id = p.id AND b.is_accepted)`,
    ],
  ])('is consistent: there is never %s', async (_what, query) => {
    expect(
      await rows(
        query.replace(
          's_amount(t.amount, t.currency)',
          "round(t.amount * CASE t.currency WHEN 'USD' THEN 100 ELSE 1 END)",
        ),
      ),
    ).toEqual([]);
  });

  it('U-06 has the same figures in dashboard, lists and tables', async () => {
    const read = async (path: string) =>
      (await app.call('GET', `/api/admin/${path}`, { as: 'admin' })).json();
    const { months, byProvider } = await read('figures?months=24');
    const summary = await read('summary');
    type Sums = Record<'paidUsd' | 'paidKrw' | 'refundedUsd' | 'refundedKrw' | 'payments', number>;
    const sum = (list: Partial<Sums>[], key: keyof Sums) =>
      list.reduce((total, each) => total + (each[key] ?? 0), 0);
    for (const [key, currency] of [
      ['paidUsd', 'usd'],
      ['paidKrw', 'krw'],
    ] as const) {
      const paid = await number(`SELECT sum(amount) FROM payments WHERE currency = '${currency}'`);
      expect(sum(months, key)).toBe(paid);
      expect(sum(byProvider, key)).toBe(paid);
    }
    const back = `FROM refund_requests WHERE status = 'completed' AND currency =`;
    expect(sum(months, 'refundedUsd')).toBe(await number(`SELECT sum(refund_amount) ${back} 'USD'`));
    expect(sum(months, 'refundedKrw')).toBe(await number(`SELECT sum(refund_amount) ${back} 'KRW'`));
    expect(sum(months, 'payments')).toBe(await number('SELECT count(*) FROM payments'));
    expect(summary.members).toBe((await read('all-members?page=1&pageSize=1')).total);
    expect(summary.activeMembers).toBe(months.at(-1).activeMembers);
    expect(summary).toMatchObject({ pendingRefunds: 3, failedRegistrations: 0, manualRefunds: 0 });
    expect(summary.openSupport).toBe(
      await number("SELECT count(*) FROM support_requests WHERE status = 'open'"),
    );
  });

  it('U-01 has members who buy for a company named on their receipts, with the dates of payment and refund', async () => {
    expect(await number('SELECT count(*) FROM billing_details')).toBe(7);
    expect(
      await number(
        `SELECT count(DISTINCT r.buyer->>'company') FROM receipts r JOIN payment_transactions t ON t.id = r.payment_transaction_id
         JOIN billing_details b ON b.user_id = t.user_id AND b.company = r.buyer->>'company'`,
      ),
    ).toBe(7);
    expect(await number('SELECT count(*) FROM receipts WHERE issued_at <> paid_at')).toBe(0);
    expect(await number(`SELECT count(*) FROM credit_notes WHERE issued_at > '2026-11-21T12:00Z'`)).toBe(0);
    expect(
      await number(
        `SELECT count(*) FROM receipts a JOIN receipts b ON a.number < b.number AND a.paid_at > b.paid_at`,
      ),
    ).toBe(0);
  });

  it('has questions in five languages, posts with comments, and tools with links to posts', async () => {
    expect(await number('SELECT count(*) FROM forum_posts')).toBe(68);
    expect(await number('SELECT sum(posts) FROM forum_counts')).toBe(68);
    expect(await number('SELECT count(*) FROM material_posts')).toBe(15);
    expect(
      await number(
        `SELECT count(*) FROM material_posts p WHERE NOT EXISTS (SELECT FROM material_comments c WHERE c.post_id = p.id)`,
      ),
    ).toBe(0);
    expect(
      await number(
        `SELECT count(*) FROM material_posts p WHERE like_count <> (SELECT count(*) FROM material_likes l WHERE l.post_id = p.id)`,
      ),
    ).toBe(0);
    expect(await number('SELECT count(*) FROM tool_links')).toBeGreaterThan(25);
    expect(await number(`SELECT count(*) FROM support_requests WHERE status = 'open'`)).toBeGreaterThan(1);
  });

  it('is unchanged by a second start, and so are the demo accounts', async () => {
    const counts = () =>
      rows(`SELECT (SELECT count(*) FROM local_users) AS members, (SELECT count(*) FROM payments) AS payments,
      (SELECT count(*) FROM forum_posts) AS questions, (SELECT count(*) FROM material_posts) AS posts, (SELECT count(*) FROM audit_logs) AS trail`);
    const before = await counts();
    await app.app.seedExamples();
    expect(await counts()).toEqual(before);
    expect(
      await rows(
        `SELECT nickname, subscription_status AS status, total_tools_used AS used FROM local_users WHERE email LIKE '%@demo.local' ORDER BY 1`,
      ),
    ).toEqual([
      { nickname: 'admin', status: 'free', used: 0 },
      { nickname: 'expired', status: 'expired', used: 0 },
      { nickname: 'member', status: 'free', used: 0 },
      { nickname: 'premium', status: 'active', used: 0 },
    ]);
  });

  it('causes no emails and no alerts in the first run of the jobs', async () => {
    const ownJobs = [
      'payments',
      'payments-daily',
      'reminders',
      'auth-clean-up',
      'membership-clean-up',
      'receipts',
    ];
    for (const job of ownJobs) await app.app.runJob(job);
    expect(await rows('SELECT "to", subject FROM mails')).toEqual([]);
    expect(await number('SELECT count(*) FROM payment_transactions WHERE next_check_at IS NOT NULL')).toBe(0);
  });

  it('U-07 pending refunds can be approved and are paid back at each provider', async () => {
    const answer = await fetch(`${app.sandbox?.url}/__sandbox/payments`, {
      method: 'POST',
      body: JSON.stringify({ payments: await app.app.listDemoPayments() }),
    });
    expect((await answer.json()).taken).toBeGreaterThan(150);
    const waiting = await rows(`SELECT q.id::int AS id, q.user_id AS member, t.provider FROM refund_requests q
      JOIN payment_transactions t ON t.id = q.payment_transaction_id WHERE q.status = 'pending' ORDER BY t.provider`);
    expect(waiting.map(({ provider }) => provider)).toEqual(['eximbay', 'paypal', 'toss']);
    for (const { id, member } of waiting) {
      const body = { memberId: member, action: 'approve', refundRequestId: id };
      expect((await app.call('POST', '/api/admin/process-refund', { as: 'admin', body })).statusCode).toBe(
        200,
      );
      await app.call('POST', `/api/admin/check-pg-refund-status/${id}`, { as: 'admin' });
    }
    expect(
      await rows(`SELECT status FROM refund_requests WHERE id IN (${waiting.map(({ id }) => id)})`),
    ).toEqual(waiting.map(() => ({ status: 'completed' })));
  });

  it('has the same members for any start day', () => {
    const day = new Date('2026-11-21T12:00:00Z');
    expect(demoMembers(day)).toEqual(demoMembers(day));
    const names = (at: Date) => new Set(demoMembers(at).map(({ name, email }) => `${name} ${email}`));
    expect(names(new Date('2027-02-28T00:00:01Z'))).toEqual(names(day));
  });
});
