/**
 * Fills a database with members, payments and refund requests for measurements:
 * `node labs/seed/seed-members.ts <database url> <number of members>`. Two of three have paid, one payment in
 * fifty has a refund request, and every hundredth member is called Lindqvist.
 */
import pg from 'pg';

/** Adds members with payments and refund requests. @param client connected client @param count number of members to add */
export async function fillMembers(client: pg.Client | pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `INSERT INTO local_users (name, nickname, email, is_verified, country, job, subscription_status, membership_type,
                              subscription_started_at, subscription_expires_at, total_tools_used, last_login, created_at)
     SELECT CASE WHEN i % 100 = 0 THEN 'Lindqvist ' ELSE 'Member ' END || i, 'bench' || i, 'bench' || i || '@example.com', true,
            (ARRAY['Germany', 'South Korea', 'Japan', 'Norway'])[1 + i % 4], 'Metallurgist',
            CASE WHEN i % 3 = 0 THEN 'free' ELSE 'active' END, CASE i % 3 WHEN 0 THEN 'free' WHEN 1 THEN 'monthly' ELSE 'annual' END,
            CASE WHEN i % 3 > 0 THEN now() - make_interval(days => i % 60) END,
            CASE WHEN i % 3 > 0 THEN now() + make_interval(days => i % 365 - 60) END,
            i % 500, now() - make_interval(mins => i % 50000), now() - make_interval(mins => i * 5)
       FROM generate_series(1, $1::int) i
     ON CONFLICT DO NOTHING`,
    [count],
  );
  await client.query(
    `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, currency, plan_type,
                                       payment_status, state, captured_at, created_at)
     SELECT m.id, 'bench-' || m.nickname, p, p, 96, 'USD', 'annual', 'completed', 'paid', m.created_at, m.created_at
       FROM local_users m, LATERAL (SELECT (ARRAY['paypal', 'toss', 'eximbay'])[1 + m.total_tools_used % 3] AS p) method
      WHERE m.nickname LIKE 'bench%' AND m.subscription_status = 'active'
     ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO payments (user_id, payment_transaction_id, amount, currency, status, created_at)
     SELECT user_id, id, 9600, 'usd', 'completed', created_at FROM payment_transactions WHERE payment_id LIKE 'bench-%'
     ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO refund_requests (user_id, payment_transaction_id, reason, amount, refund_amount, status, member_since, created_at)
     SELECT user_id, id, 'Bought twice.', 9600, 9600, (ARRAY['pending', 'completed', 'rejected', 'completed'])[1 + id % 4], created_at, created_at
       FROM payment_transactions WHERE payment_id LIKE 'bench-%' AND id % 50 < 1
     ON CONFLICT DO NOTHING`,
  );
  for (const table of ['local_users', 'payment_transactions', 'payments', 'refund_requests'])
    await client.query(`VACUUM ANALYZE ${table}`);
}

/**
 * Adds uses of calculators by the members of `fillMembers`, spread over two years. @param each number of uses of each
 * member
 */
export async function fillUses(client: pg.Client | pg.PoolClient, each: number): Promise<void> {
  await client.query(
    `INSERT INTO tool_access_logs (user_id, category, tool_name, accessed_at)
     SELECT m.id, (ARRAY['Welding', 'Forging', 'Heat Treatment'])[1 + use % 3],
            (ARRAY['Carbon Equivalent', 'Forging Ratio', 'Jominy Hardenability'])[1 + use % 3],
            now() - make_interval(mins => (m.total_tools_used * 2100 + use * 71) % 1051200)
       FROM local_users m, generate_series(1, $1::int) use
      WHERE m.nickname LIKE 'bench%'`,
    [each],
  );
  await client.query('VACUUM ANALYZE tool_access_logs');
}

if (process.argv[1] === import.meta.filename) {
  const [url, count] = process.argv.slice(2);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillMembers(client, Number(count ?? 100_000)).finally(() => client.end());
}
