/** How long a membership lasts. Calendar months and years in UTC; the time of day stays. */

export type BillingPeriod = 'month' | 'year';
export type Period = {
  readonly id: number;
  readonly billingPeriod: BillingPeriod;
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
  const start = currentEnd !== null && currentEnd > now ? currentEnd : now;
  return { start, end: endOf(start, billingPeriod) };
}

/**
 * Takes one period back and nothing else: what was paid for afterwards moves forward into the gap.
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
    moved.push({ ...period, start: end, end: endOf(end, period.billingPeriod) });
    end = endOf(end, period.billingPeriod);
  }
  return { moved, end: end > now ? end : null };
}
