/** Figures by month. Those of months that ended more than three days ago are computed once and cached. */
import type { Month, ProviderMonth } from '../../admin.contract.ts';
import { countActiveMembers } from '../../usecases/read-summary.ts';
import type { PaidSum } from '../figures.store.ts';
import type { MoneyDeps, MonthFigures } from './deps.ts';

/** Time after the end of a month in which providers may still report its payments. */
const settledAfterMs = 3 * 24 * 3_600_000;

/** Returns revenue and members of the last `count` months including the current one, oldest first. */
export async function readFigures(
  deps: MoneyDeps,
  count: number,
): Promise<{ readonly months: readonly Month[]; readonly byProvider: readonly ProviderMonth[] }> {
  const { settledMonths, clock } = deps;
  const now = clock.now();
  const names = Array.from({ length: count }, (_, at) => nameOf(monthStart(now, count - 1 - at)));
  // The current month is never settled.
  const firstOpen = names.findIndex((name) => !settledMonths.has(name));
  const settled = names.slice(0, firstOpen).flatMap((name) => settledMonths.get(name) ?? []);
  const open = await computeMonths(deps, count - firstOpen, now);
  for (const [at, figures] of open.entries()) {
    const end = monthStart(now, open.length - 2 - at);
    if (end.getTime() + settledAfterMs <= now.getTime()) settledMonths.set(figures.month.month, figures);
  }
  const all = [...settled, ...open];
  return {
    months: all.map(({ month }) => month),
    byProvider: all.flatMap(({ byProvider }) => byProvider),
  };
}

/** Computes the figures of the last `count` months, oldest first. */
async function computeMonths(deps: MoneyDeps, count: number, now: Date): Promise<MonthFigures[]> {
  const { figures } = deps;
  const active = await countActiveMembers(deps);
  const [months, paid] = await Promise.all([
    figures.listMonths(count, now, active),
    figures.listPaid(count, now),
  ]);
  return months.map((month, at) => {
    const sums = paid.filter((sum) => sum.month === at);
    return { month: { ...month, ...totalOf(sums) }, byProvider: revenueByProvider(month.month, sums) };
  });
}

/** Returns the start (UTC) of the month that is `monthsAgo` months before the current one. */
const monthStart = (now: Date, monthsAgo: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
const nameOf = (start: Date): string => start.toISOString().slice(0, 7);

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
function revenueByProvider(month: string, sums: readonly PaidSum[]): ProviderMonth[] {
  const providers = new Set(sums.flatMap(({ provider }) => provider ?? []));
  return [...providers].map((provider) => ({
    month,
    provider,
    ...paidOf(sums.filter((sum) => sum.provider === provider)),
  }));
}
