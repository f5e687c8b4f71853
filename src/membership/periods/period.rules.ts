/** How long a membership lasts. Calendar months and years in UTC; the time of day stays. */

export type BillingPeriod = 'month' | 'year';
const dayMs = 86_400_000;
export type Period = {
  readonly id: number;
  /** `days`: granted by an administrator, exactly as long as it is. */
  readonly billingPeriod: BillingPeriod | 'days';
  readonly start: Date;
  readonly end: Date;
};

/** A month or a year later; the 31st becomes the last day of a shorter month, 29 February the 28th. */
export function endOf(start: Date, billingPeriod: BillingPeriod): Date {
  const months = billingPeriod === 'year' ? 12 : 1;
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** The period that a payment buys: from now, or from the end of what is still running. */
export function periodFrom(
  now: Date,
  currentEnd: Date | null,
  billingPeriod: BillingPeriod,
): { readonly start: Date; readonly end: Date } {
  const start = beginOf(now, currentEnd);
  return { start, end: endOf(start, billingPeriod) };
}

/** Days that nobody paid for: from now, or from the end of what is still running. */
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
 * Takes one period back and nothing else: what was paid for or granted afterwards moves forward into the gap.
 * @param periods all that still hold, the revoked one among them
 * @returns which ones move, and until when the member is premium now (`end` null: not any more);
 * null when the revoked period is over, so that nothing changes
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

/** Paid time counts in months of the calendar from its new beginning; granted days stay as many as they are. */
function movedEnd({ billingPeriod, start, end }: Period, from: Date): Date {
  if (billingPeriod !== 'days') return endOf(from, billingPeriod);
  return new Date(from.getTime() + (end.getTime() - start.getTime()));
}
