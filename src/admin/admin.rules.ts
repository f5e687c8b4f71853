/** How the dashboard reads what the tables say. */

/** So many days may be granted at once: a year, and the leap day. */
export const mostDays = 366;

/** On so many devices at a time a member may be, at most. */
export const mostDevices = 20;

export type MemberStanding = {
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: Date | null;
};

export const shownStatuses = ['active', 'expired', 'free'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** active, expired, or else free. */
export function shownStatus(
  { subscriptionStatus, subscriptionExpiresAt }: MemberStanding,
  now: Date,
): ShownStatus {
  if (subscriptionStatus === 'expired') return 'expired';
  if (subscriptionStatus !== 'active') return 'free';
  return subscriptionExpiresAt !== null && subscriptionExpiresAt > now ? 'active' : 'expired';
}

export type PeriodEnds = { readonly paidUntil: Date | null; readonly grantedUntil: Date | null };

/** Whether what runs, or ran last, was given by an operator and not paid for. */
export function isGranted({ paidUntil, grantedUntil }: PeriodEnds, now: Date): boolean {
  if (grantedUntil === null) return false;
  return paidUntil === null || (paidUntil <= now && grantedUntil > now);
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

/** What may be done to a member, as far as something about the two may forbid it for good. */
export const memberActions = [
  'delete',
  'take',
  'suspend',
  'endSessions',
  'resetFactor',
  'correctEmail',
] as const;
export type MemberAction = (typeof memberActions)[number];
/** Also the end of the refusal's code: `admin.own_account`. */
export const fixedRefusalCodes = ['own_account', 'no_account', 'protected_account', 'last_admin'] as const;
export type FixedRefusal = (typeof fixedRefusalCodes)[number];

/** How a member stands to the administrator who looks. */
export type ActionStanding = {
  readonly isOwn: boolean;
  /** The member is the system account, which is protected from these actions. */
  readonly isProtected: boolean;
  readonly isLastAdmin: boolean;
  /** false: has paid, and the account is not made yet. */
  readonly hasAccount: boolean;
};

/** What this administrator can never do to this member, whatever is entered, and why. */
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
