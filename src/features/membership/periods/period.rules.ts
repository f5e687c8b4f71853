/** Membership periods: calendar months and years in UTC; the time of day stays. */

export type BillingPeriod = 'month' | 'year';
const dayMs = 86_400_000;
export type Period = {
  readonly id: number;
  /** `days`: granted by an administrator, of exact length. */
  readonly billingPeriod: BillingPeriod | 'days';
  readonly start: Date;
  readonly end: Date;
};

/** Adds a month or year; the 31st becomes the last day of a shorter month, 29 February the 28th. */
export function endOf(start: Date, billingPeriod: BillingPeriod): Date {
  const months = billingPeriod === 'year' ? 12 : 1;
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** Returns the period of a payment: from now, or from the end of a running one. */
export function periodFrom(
  now: Date,
  currentEnd: Date | null,
  billingPeriod: BillingPeriod,
): { readonly start: Date; readonly end: Date } {
  const start = beginOf(now, currentEnd);
  return { start, end: endOf(start, billingPeriod) };
}

/** Returns a period of granted days: from now, or from the end of a running one. */
export function daysFrom(
  now: Date,
  currentEnd: Date | null,
  days: number,
): { readonly start: Date; readonly end: Date } {
  const start = beginOf(now, currentEnd);
  return { start, end: new Date(start.getTime() + days * dayMs) };
}

const beginOf = (now: Date, currentEnd: Date | null) =>
  currentEnd !== null && currentEnd > now ? currentEnd : now;

/**
 * Revokes one period; later periods move forward into the gap.
 * @param periods all valid ones, including the revoked one
 * @returns the moved periods and the new end of the membership (`end` null: ended); null if the revoked period is over
 */
export function takeBack(
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

/** Returns the end of a moved period: calendar months for paid ones, the same number of days for granted ones. */
function movedEnd({ billingPeriod, start, end }: Period, from: Date): Date {
  if (billingPeriod !== 'days') return endOf(from, billingPeriod);
  return new Date(from.getTime() + (end.getTime() - start.getTime()));
}
