import type { CallerRow } from './auth.store.ts';

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns the profile. The fields are listed one by one, so a new column is not exposed by accident. */
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
