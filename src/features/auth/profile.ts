import type { Clock } from '../../platform/server/clock.ts';
import type { AuthStore, CallerRow } from './auth.store.ts';

const time = (moment: Date | null) => moment?.toISOString() ?? null;

type Ends = Awaited<ReturnType<AuthStore['findPeriodEnds']>>;

export type ProfileDeps = {
  readonly store: Pick<AuthStore, 'findPeriodEnds'>;
  readonly clock: Clock;
  /** Rules of the membership. */
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  readonly isGranted: (ends: Ends, now: Date) => boolean;
};

/** Returns the profile of a member. */
export async function viewProfile({ store, clock, isPremium, isGranted }: ProfileDeps, member: CallerRow) {
  const now = clock.now();
  const hasPeriods = member.membershipType !== 'free';
  return toProfile(member, {
    isPremium: isPremium(member, now),
    isGranted: hasPeriods && isGranted(await store.findPeriodEnds(member.id), now),
  });
}

type Decided = { readonly isPremium: boolean; readonly isGranted: boolean };

/** Lists the fields one by one, so a new column is not exposed by accident. */
function toProfile(member: CallerRow, { isPremium, isGranted }: Decided) {
  return {
    id: member.id,
    name: member.name,
    firstName: member.name,
    nickname: member.nickname,
    email: member.email,
    country: member.country,
    industry: member.industry,
    job: member.job,
    avatar: member.avatar,
    profileImageUrl: member.profileImageUrl,
    language: member.language,
    role: member.role,
    isVerified: member.isVerified,
    isPremium,
    membershipType: member.membershipType,
    isGranted,
    /** Plan chosen at sign-up; the payment page preselects it. */
    chosenPlan: member.purpose,
    // The stored status is updated only at the next login, so it is computed here.
    subscriptionStatus:
      member.subscriptionStatus === 'active' && !isPremium ? 'expired' : member.subscriptionStatus,
    subscriptionStartedAt: time(member.subscriptionStartedAt),
    subscriptionExpiresAt: time(member.subscriptionExpiresAt),
    totalToolsUsed: member.totalToolsUsed,
    createdAt: member.createdAt.toISOString(),
    lastLogin: time(member.lastLogin),
  };
}

/** Returns the data for the renewal form and the end of the membership. */
export function viewUserData(member: CallerRow) {
  const { name, email, nickname, country, industry, job, avatar } = member;
  const subscriptionExpiresAt = time(member.subscriptionExpiresAt);
  return { name, email, nickname, country, industry, job, avatar, subscriptionExpiresAt };
}
