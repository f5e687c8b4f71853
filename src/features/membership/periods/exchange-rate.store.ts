import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { exchangeRates } from '../tables.ts';
import type { ExchangeRateStore } from './exchange-rate.ts';

const pair = and(eq(exchangeRates.baseCurrency, 'USD'), eq(exchangeRates.targetCurrency, 'KRW'));

export function createExchangeRateStore(db: Database): ExchangeRateStore {
  return {
    async findLatest(day) {
      const [row] = await db
        .select({ rate: exchangeRates.rate, source: exchangeRates.source, date: exchangeRates.date })
        .from(exchangeRates)
        .where(and(pair, lte(exchangeRates.date, day)))
        .orderBy(desc(exchangeRates.date))
        .limit(1);
      return row ? { ...row, rate: Number(row.rate) } : null;
    },

    async insertOnce(work) {
      await db.transaction(async (tx) => {
        // Only the instance that gets this transaction lock queries the source; the lock is released even if the
        // process is killed.
        const { rows } = await tx.execute<{ mine: boolean }>(
          sql`SELECT pg_try_advisory_xact_lock(hashtext('ferrite exchange rate')) AS mine`,
        );
        const fetched = rows[0]?.mine ? await work() : null;
        if (!fetched) return;
        await tx
          .insert(exchangeRates)
          .values({ rate: String(fetched.rate), date: fetched.date, source: fetched.source })
          .onConflictDoNothing();
      });
    },
  };
}
