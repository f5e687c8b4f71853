/** Rules of the dashboard. */

/** Maximum number of days granted at once: a leap year. */
export const mostDays = 366;

/** Maximum device limit of a member. */
export const mostDevices = 20;

export type MemberStanding = {
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: Date | null;
};

export const shownStatuses = ['active', 'expired', 'free'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Returns active, expired or free. */
export function shownStatus(
  { subscriptionStatus, subscriptionExpiresAt }: MemberStanding,
  now: Date,
): ShownStatus {
  if (subscriptionStatus === 'expired') return 'expired';
  if (subscriptionStatus !== 'active') return 'free';
  return subscriptionExpiresAt !== null && subscriptionExpiresAt > now ? 'active' : 'expired';
}

export type PeriodEnds = { readonly paidUntil: Date | null; readonly grantedUntil: Date | null };

/** Returns whether the current or last period was granted. */
export function isGranted({ paidUntil, grantedUntil }: PeriodEnds, now: Date): boolean {
  if (grantedUntil === null) return false;
  return paidUntil === null || (paidUntil <= now && grantedUntil > now);
}

const dayMs = 86_400_000;

/** Returns whole days since a payment; null without one. */
export function daysSince(moment: Date | null, now: Date): number | null {
  return moment === null ? null : Math.max(0, Math.floor((now.getTime() - moment.getTime()) / dayMs));
}

/** Won per dollar for old rows of Toss that were stored in dollars. */
const wonPerDollar = 1_300;

/**
 * Returns the displayed amount. Toss charges won only: its rows in dollars are converted.
 * @param amount decimal text in currency units
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

/** Actions on members that can be permanently impossible. */
export const memberActions = [
  'delete',
  'take',
  'suspend',
  'endSessions',
  'resetFactor',
  'correctEmail',
] as const;
export type MemberAction = (typeof memberActions)[number];
/** Suffixes of refusal codes: `admin.own_account`. */
export const fixedRefusalCodes = ['own_account', 'no_account', 'protected_account', 'last_admin'] as const;
export type FixedRefusal = (typeof fixedRefusalCodes)[number];

/** Facts about a member that restrict actions of the administrator. */
export type ActionStanding = {
  readonly isOwn: boolean;
  /** The member is the system account, which is protected from these actions. */
  readonly isProtected: boolean;
  readonly isLastAdmin: boolean;
  /** false if the member has paid and the account is not created yet. */
  readonly hasAccount: boolean;
};

/** Returns the actions that this administrator can never perform on this member, with reasons. */
export function fixedRefusals({
  isOwn,
  isProtected,
  isLastAdmin,
  hasAccount,
}: ActionStanding): Readonly<Partial<Record<MemberAction, FixedRefusal>>> {
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
