/** Checks that a job deletes old rows of every table, or that the documentation states why this is unnecessary. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { readRetention } from './retention.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(
    // Sessions may last longer than they may stay unused; emails are deleted because a mail server is configured.
    { AUTH_SESSION_DAYS: '365', SMTP_URL: 'smtp://127.0.0.1:9' },
    { sandbox: true },
  );
});
afterAll(() => test.close());

const rules = readRetention();
const user = `(SELECT id FROM auth.users ORDER BY created_at LIMIT 1)`;
const member = `(SELECT id FROM local_users ORDER BY created_at LIMIT 1)`;

/** SQL that adds one row to each table; $1 is the date of the row. */
const additions: Readonly<Record<string, string>> = {
  user_sessions: `INSERT INTO user_sessions (user_id, session_id, created_at, revoked_at) VALUES (${user}, gen_random_uuid(), $1, $1)`,
  'auth.sessions': `INSERT INTO auth.sessions (id, user_id, refreshed_at, created_at) VALUES (gen_random_uuid(), ${user}, $1, $1)`,
  'auth.amr': `WITH s AS (INSERT INTO auth.sessions (id, user_id, refreshed_at, created_at) VALUES (gen_random_uuid(), ${user}, $1, $1) RETURNING id)
    INSERT INTO auth.amr (session_id, method) SELECT id, 'password' FROM s`,
  sessions: `INSERT INTO sessions (sid, sess, expire) VALUES ('one', '{}', $1)`,
  email_verifications: `INSERT INTO email_verifications (email, verification_code, expires_at) VALUES ('a@example.com', 'x', $1)`,
  'auth.one_time_tokens': `INSERT INTO auth.one_time_tokens (user_id, kind, token_hash, address, expires_at) VALUES (${user}, 'recovery', 'x', 'a@example.com', $1)`,
  'auth.rate_buckets': `INSERT INTO auth.rate_buckets (key, count, window_ends_at) VALUES ('one', 1, $1)`,
  'auth.flow_states': `INSERT INTO auth.flow_states (auth_code, code_challenge, code_challenge_method, method, created_at) VALUES ('x', 'y', 's256', 'recovery', $1)`,
  idempotency_keys: `INSERT INTO idempotency_keys (member_id, key, request_hash, created_at) VALUES (${member}, 'one', 'x', $1)`,
  login_tickets: `INSERT INTO login_tickets (order_id, user_id, expires_at) VALUES ('one', ${member}, $1)`,
  payment_notices: `INSERT INTO payment_notices (provider, dedupe_key, raw, processed_at) VALUES ('paypal', 'one', '{}', $1)`,
  access_keys: `INSERT INTO access_keys (user_id, name, prefix, key_hash, revoked_at, expires_at) VALUES (${member}, 'a', 'b', 'c', $1, $1::timestamptz + interval '9 years')`,
  tool_access_logs: `INSERT INTO tool_access_logs (user_id, category, tool_name, accessed_at) VALUES (${member}, 'Welding', 'Carbon Equivalent', $1)`,
  audit_logs: `INSERT INTO audit_logs (action, created_at) VALUES ('forum.question_hidden', $1)`,
  'auth.audit_log': `INSERT INTO auth.audit_log (action, created_at) VALUES ('recovery_code_used', $1)`,
  mails: `INSERT INTO mails ("to", subject, text, html, status, created_at) VALUES ('a@example.com', 's', 't', 'h', 'sent', $1)`,
};

const count = async (table: string) =>
  Number((await test.database.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n);

describe('O-04 growth of the database', () => {
  it('O-04 docs/operations.md lists every table once, with what adds rows and what deletes them', async () => {
    const { rows } = await test.database.pool.query<{ name: string }>(
      `SELECT CASE table_schema WHEN 'public' THEN table_name ELSE table_schema || '.' || table_name END AS name
         FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'drizzle', 'jobs')`,
    );
    expect(rules.map(({ table }) => table).sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(rules.filter(({ rows: cause, removed }) => cause === '' || removed === '')).toEqual([]);
  });

  it('O-04 this test has a row for each table that a job cleans', () => {
    const cleaned = rules.filter(({ job }) => job !== null).map(({ table }) => table);
    expect(Object.keys(additions).sort()).toEqual(cleaned.sort());
  });

  it.each(rules.flatMap(({ table, job }) => (job ? [{ table, ...job }] : [])))(
    'O-04 the job $name deletes a row of $table after $days days or $months months and not before',
    async ({ table, name, days, months }) => {
      await test.database.pool.query(`DELETE FROM ${table}`);
      await test.database.pool.query(additions[table] ?? '', [test.clock.now()]);

      const end = test.clock.now();
      end.setUTCMonth(end.getUTCMonth() + months);
      test.clock.set(new Date(end.getTime() + days * 86_400_000 - 60_000).toISOString());
      await test.app.runJob(name);
      expect(await count(table)).toBe(1);

      test.clock.advance(120);
      await test.app.runJob(name);
      expect(await count(table)).toBe(0);
    },
  );
});
