import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { grantDays, grantPeriod, lockMember, refreshType, revokePeriod } from './period.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // The periods of this test belong to no purchases and payments.
  await database.pool.query('ALTER TABLE subscriptions DISABLE TRIGGER ALL');
});
afterAll(() => database.close());

type Row = { id: number; plan: string; attempt: number | null; start: Date; end: Date };
let attempts = 0;

async function createMember(): Promise<string> {
  const name = `type-${randomUUID()}`;
  const { rows } = await database.pool.query(
    'INSERT INTO local_users (name, nickname, nickname_key, email) VALUES ($1, $1, $1, $2) RETURNING id',
    [name, `${name}@example.org`],
  );
  return rows[0].id;
}

async function validPeriods(memberId: string): Promise<Row[]> {
  const { rows } = await database.pool.query(
    `SELECT id, plan_id AS plan, payment_transaction_id AS attempt, current_period_start AS start,
       current_period_end AS "end" FROM subscriptions WHERE user_id = $1 AND revoked_at IS NULL ORDER BY id`,
    [memberId],
  );
  return rows;
}

async function typeOf(memberId: string): Promise<string> {
  const { rows } = await database.pool.query('SELECT membership_type FROM local_users WHERE id = $1', [
    memberId,
  ]);
  return rows[0].membership_type;
}

const buy = (memberId: string, planId: string, now: Date) =>
  database.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) throw new Error('no member');
    if (planId === 'days') return grantDays(tx, member, 14, now);
    return grantPeriod(tx, { member, planId, purchaseId: randomUUID(), attemptId: ++attempts }, now);
  });
const refund = (attempt: number, now: Date) =>
  database.db.transaction((tx) => revokePeriod(tx, attempt, 'refunded', now));

describe('membership type', () => {
  it('P-08 P-14: an annual member whose extra month is refunded stays annual', async () => {
    const memberId = await createMember();
    const now = new Date('2026-11-28T12:00:00Z');
    for (const plan of ['annual', 'monthly', 'monthly']) await buy(memberId, plan, now);
    const [, month] = await validPeriods(memberId);
    await refund(month?.attempt ?? 0, now);
    expect(await typeOf(memberId)).toBe('annual');
    const [year] = await validPeriods(memberId);
    await refund(year?.attempt ?? 0, now);
    expect(await typeOf(memberId)).toBe('monthly');
  });

  it('P-08 P-14: after any purchases, grants, refunds and pauses the type is annual while an annual period is left, else that of the running period', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('buy' as const),
        plan: fc.constantFrom('monthly', 'annual', 'test', 'days'),
      }),
      fc.record({ do: fc.constant('refund' as const), which: fc.nat() }),
      fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 200 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const memberId = await createMember();
        let now = new Date('2026-11-28T12:00:00Z');
        for (const each of steps) {
          if (each.do === 'buy') await buy(memberId, each.plan, now);
          if (each.do === 'wait') {
            now = new Date(now.getTime() + each.days * 86_400_000);
            await database.db.transaction((tx) => refreshType(tx, memberId, now));
          }
          const periods = await validPeriods(memberId);
          const paid = periods.filter(({ attempt, end }) => attempt !== null && end > now);
          if (each.do === 'refund' && paid.length > 0)
            await refund(Number(paid[each.which % paid.length]?.attempt), now);
          const left = (await validPeriods(memberId)).filter(({ end }) => end > now);
          const running = left.find(({ start }) => start <= now);
          if (running === undefined) continue;
          const isAnnual = left.some(({ plan }) => plan === 'annual');
          expect(await typeOf(memberId)).toBe(isAnnual ? 'annual' : running.plan);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
