/** Figures by month. Those of months that ended more than three days ago are computed once and cached. */
import type { Clock } from '../../../platform/server/clock.ts';
import type { Month, ProviderMonth } from '../admin.contract.ts';
import type { Totals } from '../totals.ts';
import type { FiguresStore, PaidSum } from './figures.store.ts';

export type MonthlyFigures = {
  readonly months: readonly Month[];
  readonly byProvider: readonly ProviderMonth[];
};

/** Time after the end of a month in which providers may still report its payments. */
const settledAfterMs = 3 * 24 * 3_600_000;

const nameOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);

type Dependencies = {
  readonly figures: Pick<FiguresStore, 'listMonths' | 'listPaid' | 'countActive'>;
  readonly totals: Totals;
  readonly clock: Clock;
};

const amountIn = (currency: string, sums: readonly PaidSum[]): number =>
  sums.reduce((total, sum) => total + (sum.currency === currency ? sum.amount : 0), 0);
const paidOf = (sums: readonly PaidSum[]) => ({
  paidUsd: amountIn('usd', sums),
  paidKrw: amountIn('krw', sums),
});
const totalOf = (sums: readonly PaidSum[]) => ({
  ...paidOf(sums),
  payments: sums.reduce((total, sum) => total + sum.payments, 0),
});

/** Returns the revenue of a month by provider; providers without payments are omitted. */
function providersOf(month: string, sums: readonly PaidSum[]): ProviderMonth[] {
  const providers = new Set(sums.flatMap(({ provider }) => provider ?? []));
  return [...providers].map((provider) => ({
    month,
    provider,
    ...paidOf(sums.filter((sum) => sum.provider === provider)),
  }));
}

/** Returns a function that reads the last `count` months including the current one, oldest first. */
export function createMonthlyFigures({ figures, totals, clock }: Dependencies) {
  const settled = new Map<string, { readonly month: Month; readonly byProvider: readonly ProviderMonth[] }>();

  return async (count: number): Promise<MonthlyFigures> => {
    const now = clock.now();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    const names = Array.from({ length: count }, (_, at) => nameOf(year, month - count + 1 + at));
    const firstOpen = names.findIndex((name) => !settled.has(name));
    const known = names.slice(0, firstOpen).flatMap((name) => settled.get(name) ?? []);
    const open = count - firstOpen;
    const active = await totals('summary of active members', {}, () => figures.countActive(now));
    const [rest, paid] = await Promise.all([
      figures.listMonths(open, now, active),
      figures.listPaid(open, now),
    ]);
    const months = rest.map((month, at) => ({
      ...month,
      ...totalOf(paid.filter((sum) => sum.month === at)),
    }));
    const byProvider = months.flatMap(({ month }, at) =>
      providersOf(
        month,
        paid.filter((sum) => sum.month === at),
      ),
    );
    for (const [at, each] of months.entries()) {
      const end = Date.UTC(year, month - open + 2 + at, 1);
      if (end + settledAfterMs > now.getTime()) continue;
      settled.set(each.month, {
        month: each,
        byProvider: byProvider.filter((line) => line.month === each.month),
      });
    }
    return {
      months: [...known.map((each) => each.month), ...months],
      byProvider: [...known.flatMap((each) => each.byProvider), ...byProvider],
    };
  };
}
