import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { exchangeRates } from '../tables.ts';
import type { ExchangeRate } from './exchange-rate.rules.ts';

const pair = and(eq(exchangeRates.baseCurrency, 'USD'), eq(exchangeRates.targetCurrency, 'KRW'));

export function createExchangeRateStore(db: Database) {
  return {
    /** Returns the latest rate of that day or before. @param day YYYY-MM-DD */
    async findLatest(day: string): Promise<ExchangeRate | null> {
      const [row] = await db
        .select({ rate: exchangeRates.rate, source: exchangeRates.source, date: exchangeRates.date })
        .from(exchangeRates)
        .where(and(pair, lte(exchangeRates.date, day)))
        .orderBy(desc(exchangeRates.date))
        .limit(1);
      return row ? { ...row, rate: Number(row.rate) } : null;
    },

    /** Runs `work` and stores its rate, at most one per day, unless another instance is doing so. */
    async insertOnce(work: () => Promise<ExchangeRate | null>): Promise<void> {
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

export type ExchangeRateStore = ReturnType<typeof createExchangeRateStore>;
