import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { MemberView } from '../admin.contract.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (text: string, values?: unknown[]) =>
  test.database.pool.query(text, values).then(({ rows }) => rows as Record<string, unknown>[]);

async function list(parameters: string): Promise<{ nicknames: string[]; total: number }> {
  const answer = await test.call('GET', `/api/admin/all-members?${parameters}`, { as: 'admin' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { items, total } = answer.json<{ items: MemberView[]; total: number }>();
  return { nicknames: items.map(({ nickname }) => nickname), total };
}

/** Adds a member with a payment and a request of this status for each. */
async function addMember(nickname: string, createdAt: string, statuses: readonly string[]): Promise<void> {
  const [member] = await query(
    `INSERT INTO local_users (name, nickname, email, created_at) VALUES ($1, $1, $1 || '@example.com', $2) RETURNING id`,
    [nickname, createdAt],
  );
  for (const [at, status] of statuses.entries())
    await query(
      `WITH paid AS (
         INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, payment_status, state)
         VALUES ($1, $2, 'paypal', 'paypal', 96, 'completed', 'paid') RETURNING id)
       INSERT INTO refund_requests (user_id, payment_transaction_id, reason, amount, refund_amount, status)
       SELECT $1, id, 'why', 9600, 9600, $3 FROM paid`,
      [member?.['id'], `${nickname} ${at}`, status],
    );
}

describe('U-06 O-08 members with an open refund request', () => {
  beforeAll(async () => {
    // Requests are made in another order than registrations.
    await addMember('second', '2026-02-01', ['pending']);
    await addMember('twice', '2026-03-01', ['pending', 'pending', 'approved']);
    await addMember('first', '2026-01-01', ['rejected', 'pending']);
    await addMember('approved', '2026-04-01', ['approved']);
    await addMember('done', '2026-05-01', ['completed', 'rejected', 'withdrawn']);
    await addMember('deleted', '2026-06-01', ['pending']);
    await query(`DELETE FROM local_users WHERE nickname = 'deleted'`);
  });

  it('are listed once each, newest member first, and counted', async () => {
    expect(await list('refund=pending&pageSize=50')).toEqual({
      nicknames: ['twice', 'second', 'first'],
      total: 3,
    });
    expect(await list('refund=approved&pageSize=50')).toEqual({ nicknames: ['approved', 'twice'], total: 2 });
  });

  it('are paged, sorted the other way and combined with other filters', async () => {
    expect((await list('refund=pending&pageSize=2&page=2')).nicknames).toEqual(['first']);
    expect((await list('refund=pending&pageSize=2&order=asc')).nicknames).toEqual(['first', 'second']);
    expect((await list('refund=pending&pageSize=2&sort=name&order=asc')).nicknames).toEqual([
      'first',
      'second',
    ]);
    expect(await list('refund=pending&search=twi&pageSize=50')).toEqual({ nicknames: ['twice'], total: 1 });
    expect(await list('refund=pending&role=Admin&pageSize=50')).toEqual({ nicknames: [], total: 0 });
  });

  it('leave the list when their request is decided', async () => {
    await query(`UPDATE refund_requests SET status = 'rejected' WHERE status = 'pending'`);
    expect(await list('refund=pending&pageSize=50')).toEqual({ nicknames: [], total: 0 });
  });
});
