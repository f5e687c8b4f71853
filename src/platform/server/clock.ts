/** Source of the current time; tests replace it. */
export type Clock = { now(): Date };

/**
 * Returns the time `months` calendar months before `now`; older data may be deleted. Returns null if `months` is 0
 * (data are never deleted).
 */
export function retentionEnd(now: Date, months: number): Date | null {
  if (months === 0) return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - months);
  return end;
}

export const systemClock: Clock = { now: () => new Date() };
