/** Computes membership periods in calendar months and years (UTC); the time of day does not change. */

export type BillingPeriod = 'month' | 'year';
const dayMs = 86_400_000;
export type Period = {
  readonly id: number;
  /** Unit of the period; `days` were granted by an administrator and have an exact length. */
  readonly billingPeriod: BillingPeriod | 'days';
  readonly start: Date;
  readonly end: Date;
};

/** Adds a month or a year. The 31st becomes the last day of a shorter month, and 29 February becomes the 28th. */
export function periodEnd(start: Date, billingPeriod: BillingPeriod): Date {
  const months = billingPeriod === 'year' ? 12 : 1;
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** Returns the period of a payment; it starts now, or at the end of the running period. */
export function periodFrom(
  now: Date,
  currentEnd: Date | null,
  billingPeriod: BillingPeriod,
): { readonly start: Date; readonly end: Date } {
  const start = beginOf(now, currentEnd);
  return { start, end: periodEnd(start, billingPeriod) };
}

/** Returns a period of granted days; it starts now, or at the end of the running period. */
export function daysFrom(
  now: Date,
  currentEnd: Date | null,
  days: number,
): { readonly start: Date; readonly end: Date } {
  const start = beginOf(now, currentEnd);
  return { start, end: new Date(start.getTime() + days * dayMs) };
}

/** Period with its plan; granted days have the plan `monthly`. */
export type PlanPeriod = Pick<Period, 'start' | 'end'> & { readonly planId: string };

/**
 * Returns the membership type that follows from the valid periods: `annual` while an annual period runs or is still to
 * come (an upgrade takes effect at once), otherwise the plan of the running period; null if none of them runs, e.g.
 * because an administrator set the running one without a period.
 */
export function membershipTypeOf(periods: readonly PlanPeriod[], now: Date): string | null {
  const left = periods.filter(({ end }) => end > now);
  if (left.some(({ planId }) => planId === 'annual')) return 'annual';
  return left.find(({ start }) => start <= now)?.planId ?? null;
}

const beginOf = (now: Date, currentEnd: Date | null) =>
  currentEnd !== null && currentEnd > now ? currentEnd : now;

/**
 * Removes one period; later periods start earlier, so there is no gap.
 * @param periods all valid periods, including the removed one
 * @returns the moved periods and the new end of the membership (null if it has ended); null if the removed period is
 * already over
 */
export function removePeriod(
  periods: readonly Period[],
  revokedId: number,
  now: Date,
): { readonly moved: readonly Period[]; readonly end: Date | null } | null {
  const revoked = periods.find((each) => each.id === revokedId);
  if (!revoked || revoked.end <= now) return null;
  let end = revoked.start > now ? revoked.start : now;
  const moved: Period[] = [];
  const after = periods
    .filter((each) => each.id !== revokedId && each.start >= revoked.end)
    .sort((one, other) => one.start.getTime() - other.start.getTime());
  for (const period of after) {
    const next = { ...period, start: end, end: movedEnd(period, end) };
    moved.push(next);
    end = next.end;
  }
  return { moved, end: end > now ? end : null };
}

/** Returns the end of a moved period: paid periods last calendar months, granted ones the same number of days. */
function movedEnd({ billingPeriod, start, end }: Period, from: Date): Date {
  if (billingPeriod !== 'days') return periodEnd(from, billingPeriod);
  return new Date(from.getTime() + (end.getTime() - start.getTime()));
}
