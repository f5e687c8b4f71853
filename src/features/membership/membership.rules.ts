/** Decides whether a member is premium or expired. */

export type MembershipState = {
  readonly role: string;
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: Date | null;
};

/**
 * Returns whether a member has premium access: by a running membership or by the role Admin. No other code may decide
 * this.
 */
export function isPremium(member: MembershipState, now: Date): boolean {
  if (member.role === 'Admin') return true;
  return (
    member.subscriptionStatus === 'active' &&
    member.subscriptionExpiresAt !== null &&
    member.subscriptionExpiresAt > now
  );
}

/** Returns whether a paid membership has ended; false for free and refunded members. */
export function isExpired(member: MembershipState, now: Date): boolean {
  if (member.role === 'Admin') return false;
  if (member.subscriptionStatus === 'expired') return true;
  return member.subscriptionStatus === 'active' && !isPremium(member, now);
}

/** End of the paid periods and of the days granted by administrators; null without any. */
export type PeriodEnds = { readonly paidUntil: Date | null; readonly grantedUntil: Date | null };

/** Returns whether the current period, or the last one, was granted by an administrator without a payment. */
export function isGranted({ paidUntil, grantedUntil }: PeriodEnds, now: Date): boolean {
  if (grantedUntil === null) return false;
  return paidUntil === null || (paidUntil <= now && grantedUntil > now);
}
