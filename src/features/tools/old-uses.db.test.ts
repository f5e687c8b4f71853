import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let server: TestApp;
let unlimited: TestApp;
beforeAll(async () => {
  server = await createTestApp({ TOOL_LOG_MONTHS: '15', AUDIT_LOG_MONTHS: '24' });
  unlimited = await createTestApp({ TOOL_LOG_MONTHS: '0', AUDIT_LOG_MONTHS: '0' });
});
afterAll(async () => {
  await server.close();
  await unlimited.close();
});
beforeEach(() => server.database.pool.query('TRUNCATE tool_access_logs, audit_logs'));

const rows = async (app: TestApp, text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
const addUse = (app: TestApp, nickname: string, at: string) =>
  rows(
    app,
    `INSERT INTO tool_access_logs (user_id, category, tool_name, accessed_at)
     SELECT id, 'Welding', 'Carbon Equivalent', $2 FROM local_users WHERE nickname = $1`,
    [nickname, at],
  );
const usesOf = async (app: TestApp, nickname: string) =>
  (
    await rows(
      app,
      `SELECT accessed_at FROM tool_access_logs JOIN local_users m ON m.id = user_id WHERE nickname = $1 ORDER BY 1`,
      [nickname],
    )
  ).map((row) => row.accessed_at.toISOString().slice(0, 10));

describe('deletion of old uses of calculators', () => {
  test('T-06 uses within TOOL_LOG_MONTHS and the usage counters of the member are kept', async () => {
    await server.call('POST', '/api/tools/Welding/Carbon%20Equivalent/access', { as: 'premium', body: {} });
    await addUse(server, 'premium', '2025-08-20T00:00:00Z');
    const counters = `SELECT total_tools_used, first_tool_used_at, last_tool_used_at FROM local_users WHERE nickname = 'premium'`;
    const before = await rows(server, counters);
    expect(before[0].total_tools_used).toBe(1);
    await server.app.runJob('tools-clean-up');
    expect(await usesOf(server, 'premium')).toEqual(['2026-11-21']);
    expect(await rows(server, counters)).toEqual(before);
  });

  test('uses of a member who has withdrawn from a contract are kept, because the decision on the withdrawal refers to them', async () => {
    await rows(
      server,
      `WITH t AS (INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount)
         SELECT id, 'F-OLD', 'paypal', 'paypal', 10 FROM local_users WHERE nickname = 'member' RETURNING id, user_id)
       INSERT INTO refund_requests (user_id, payment_transaction_id, kind, reason, amount, refund_amount, status)
       SELECT user_id, id, 'withdrawal', 'stated', 1000, 1000, 'rejected' FROM t`,
    );
    for (const nickname of ['member', 'premium']) await addUse(server, nickname, '2024-01-01T00:00:00Z');
    await server.app.runJob('tools-clean-up');
    expect([await usesOf(server, 'member'), await usesOf(server, 'premium')]).toEqual([['2024-01-01'], []]);
  });

  test('with TOOL_LOG_MONTHS=0 no use is deleted', async () => {
    await addUse(unlimited, 'premium', '2001-01-01T00:00:00Z');
    await unlimited.app.runJob('tools-clean-up');
    expect(await usesOf(unlimited, 'premium')).toEqual(['2001-01-01']);
  });
});
