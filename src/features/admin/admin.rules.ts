/** Rules of the administration dashboard. */

/** Maximum number of days granted at once: a leap year. */
export const maxDays = 366;

/** Maximum device limit of a member. */
export const maxDevices = 20;

export type MemberStanding = {
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: Date | null;
};

export const shownStatuses = ['active', 'expired', 'free'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Returns the membership status to show: active, expired or free. */
export function shownStatus(
  { subscriptionStatus, subscriptionExpiresAt }: MemberStanding,
  now: Date,
): ShownStatus {
  if (subscriptionStatus === 'expired') return 'expired';
  if (subscriptionStatus !== 'active') return 'free';
  return subscriptionExpiresAt !== null && subscriptionExpiresAt > now ? 'active' : 'expired';
}

const dayMs = 86_400_000;

/** Returns the number of whole days since a payment; null without one. */
export function daysSince(moment: Date | null, now: Date): number | null {
  return moment === null ? null : Math.max(0, Math.floor((now.getTime() - moment.getTime()) / dayMs));
}

/** Won per dollar with which old Toss payments, stored in dollars, are shown. */
const wonPerDollar = 1_300;

/**
 * Returns the amount to show. Toss charges only won, so its rows in dollars are converted.
 * @param amount decimal number in currency units
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

/** Actions that are impossible for some members. */
export const memberActions = [
  'delete',
  'take',
  'suspend',
  'endSessions',
  'resetFactor',
  'correctEmail',
] as const;
export type MemberAction = (typeof memberActions)[number];
/** Reasons why an action is impossible; the refusal code is the reason with the prefix `admin.`. */
export const permanentRefusalCodes = [
  'own_account',
  'no_account',
  'protected_account',
  'last_admin',
] as const;
export type PermanentRefusal = (typeof permanentRefusalCodes)[number];

/** Properties of a member that make actions impossible. */
export type ActionStanding = {
  readonly isOwn: boolean;
  /** Whether this is the system account, which cannot be deleted. */
  readonly isProtected: boolean;
  readonly isLastAdmin: boolean;
  /** Whether the account exists; false if the member has paid and the account is not created yet. */
  readonly hasAccount: boolean;
};

/** Returns the actions that this administrator can never perform on this member, with the reason of each. */
export function permanentRefusals({
  isOwn,
  isProtected,
  isLastAdmin,
  hasAccount,
}: ActionStanding): Readonly<Partial<Record<MemberAction, PermanentRefusal>>> {
  const own = isOwn ? 'own_account' : null;
  const access = own ?? (hasAccount ? null : 'no_account');
  const last = isLastAdmin ? 'last_admin' : null;
  const gone = isProtected ? 'protected_account' : last;
  return {
    ...(own && { suspend: own }),
    ...(access && { endSessions: access, resetFactor: access, correctEmail: access }),
    ...(last && { take: last }),
    ...(gone && { delete: gone }),
  };
}
