/** How the dashboard reads what the tables say. */

/** So many days may be granted at once: a year, and the leap day. */
export const mostDays = 366;

export type MemberStanding = {
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: Date | null;
};

export type ShownStatus = 'active' | 'expired' | 'free';

/** active, expired, or else free. */
export function shownStatus(
  { subscriptionStatus, subscriptionExpiresAt }: MemberStanding,
  now: Date,
): ShownStatus {
  if (subscriptionStatus === 'expired') return 'expired';
  if (subscriptionStatus !== 'active') return 'free';
  return subscriptionExpiresAt !== null && subscriptionExpiresAt > now ? 'active' : 'expired';
}

const dayMs = 86_400_000;

/** Whole days since a payment; null without one. */
export function daysSince(moment: Date | null, now: Date): number | null {
  return moment === null ? null : Math.max(0, Math.floor((now.getTime() - moment.getTime()) / dayMs));
}

/** Won per dollar for old rows that name dollars though Toss charged won. */
const wonPerDollar = 1_300;

/**
 * The amount as people read it. Toss charges won only: a row of Toss in dollars is shown as won.
 * @param amount decimal text in whole currency units
 */
export function shownAmount(
  amount: string,
  currency: string,
  method: string,
): { amount: number; currency: string } {
  const value = Number(amount);
  return method === 'toss' && currency === 'USD'
    ? { amount: Math.round(value * wonPerDollar), currency: 'KRW' }
    : { amount: value, currency };
}
