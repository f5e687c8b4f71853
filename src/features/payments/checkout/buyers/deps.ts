import type { Clock } from '../../../../platform/server/clock.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Member, MemberStore } from '../../../membership/member.store.ts';
import type { Snapshot } from '../../../membership/periods/paid-member.store.ts';

/** Buyer, as proven by the session, verified email or renewal token of the request. */
export type Buyer = { readonly memberId: string | null; readonly snapshot: Snapshot };
export type Proof = {
  readonly caller: Caller | null;
  /** Email address verified by this browser. */
  readonly verifiedEmail: string | null;
  readonly orderToken: string | undefined;
  /** Language of the site when the order is placed; null if unknown. */
  readonly language: Language | null;
};

export type BuyerDeps = {
  readonly clock: Clock;
  readonly findMember: (memberId: string) => Promise<Member | null>;
  readonly findMemberByEmail: (email: string) => Promise<Member | null>;
  readonly isNicknameTaken: (nickname: string) => Promise<boolean>;
  /** Returns whether an open order of another buyer reserves the nickname. */
  readonly isNicknameOrdered: MemberStore['isNicknameOrdered'];
  readonly isExpired: (member: Member, now: Date) => boolean;
  readonly readRenewalToken: (token: string) => Promise<string | null>;
  /** Returns whether the order cookie belongs to a renewal by this member. */
  readonly ownsMember: (orderToken: string | undefined, memberId: string) => Promise<boolean>;
  readonly nicknameProblem: (nickname: string) => 'short' | 'at_sign' | 'invisible' | 'reserved' | null;
  readonly randomAvatar: () => string;
  /** @throws AppError for a password that the auth service would reject */
  readonly hashPassword: (password: string) => Promise<string>;
};
