/** Pure decisions about a member. */

export type Standing = {
  readonly role: string;
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: Date | null;
};

/** Who may use what is sold: a running subscription, or the role Admin. The only place that decides it. */
export function isPremium(member: Standing, now: Date): boolean {
  if (member.role === 'Admin') return true;
  return (
    member.subscriptionStatus === 'active' &&
    member.subscriptionExpiresAt !== null &&
    member.subscriptionExpiresAt > now
  );
}

/** Paid once and ran out; free members and refunded ones never are. */
export function isExpired(member: Standing, now: Date): boolean {
  if (member.role === 'Admin') return false;
  if (member.subscriptionStatus === 'expired') return true;
  return member.subscriptionStatus === 'active' && !isPremium(member, now);
}
