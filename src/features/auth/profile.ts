import type { CallerRow } from './auth.store.ts';

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns the profile. Fields are listed explicitly, so that new columns are not exposed. */
export function viewProfile(member: CallerRow, isPremium: boolean) {
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
    /** Plan chosen at sign-up, for the payment page. */
    chosenPlan: member.purpose,
    // The stored status is updated at the next sign-in only.
    subscriptionStatus:
      member.subscriptionStatus === 'active' && !isPremium ? 'expired' : member.subscriptionStatus,
    subscriptionStartedAt: time(member.subscriptionStartedAt),
    subscriptionExpiresAt: time(member.subscriptionExpiresAt),
    totalToolsUsed: member.totalToolsUsed,
    createdAt: member.createdAt.toISOString(),
    lastLogin: time(member.lastLogin),
  };
}

/** Returns the data of the renewal form and the end of the membership. */
export function viewUserData(member: CallerRow) {
  const { name, email, nickname, country, industry, job, avatar } = member;
  const subscriptionExpiresAt = time(member.subscriptionExpiresAt);
  return { name, email, nickname, country, industry, job, avatar, subscriptionExpiresAt };
}
