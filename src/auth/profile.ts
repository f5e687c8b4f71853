import type { CallerRow } from './auth.store.ts';

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** What members see of themselves. Fields by name, so that no hash or token can slip out with a new column. */
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
    /** The plan named at sign-up, for the page on which it can be paid. */
    chosenPlan: member.purpose,
    // A session may outlive its period, and the row says so only after the next sign-in.
    subscriptionStatus:
      member.subscriptionStatus === 'active' && !isPremium ? 'expired' : member.subscriptionStatus,
    subscriptionStartedAt: time(member.subscriptionStartedAt),
    subscriptionExpiresAt: time(member.subscriptionExpiresAt),
    totalToolsUsed: member.totalToolsUsed,
    createdAt: member.createdAt.toISOString(),
    lastLogin: time(member.lastLogin),
  };
}

/** What the renewal form is filled with, and since when the membership is over. */
export function viewUserData(member: CallerRow) {
  const { name, email, nickname, country, industry, job, avatar } = member;
  const subscriptionExpiresAt = time(member.subscriptionExpiresAt);
  return { name, email, nickname, country, industry, job, avatar, subscriptionExpiresAt };
}
