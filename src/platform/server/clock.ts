/** Source of the time, which tests replace. */
export type Clock = { now(): Date };

/** Returns the end of the retention: what is older than `months` calendar months before `now`; null if `months` is 0, for never. */
export function retentionEnd(now: Date, months: number): Date | null {
  if (months === 0) return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - months);
  return end;
}

export const systemClock: Clock = { now: () => new Date() };
