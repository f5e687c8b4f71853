import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Member } from '../../membership/member.store.ts';
import type { Snapshot } from '../../membership/periods/paid-member.store.ts';
import { lacksPrivacyConsent } from '../../membership/registration/consents.rules.ts';
import { refuse } from '../refusals.ts';
import type { OrderRegistration } from '../schemas.ts';

/** Buyer, as proved by the request. */
export type Buyer = { readonly memberId: string | null; readonly snapshot: Snapshot };
export type Proof = {
  readonly caller: Caller | null;
  /** Address verified by this browser. */
  readonly verifiedEmail: string | null;
  readonly orderToken: string | undefined;
  /** Language of the site; null if unknown. */
  readonly language: Language | null;
};

export type BuyerOptions = {
  readonly clock: Clock;
  readonly findMember: (memberId: string) => Promise<Member | null>;
  readonly findMemberByEmail: (email: string) => Promise<Member | null>;
  readonly isNicknameTaken: (nickname: string) => Promise<boolean>;
  readonly isExpired: (member: Member, now: Date) => boolean;
  readonly readRenewalToken: (token: string) => Promise<string | null>;
  /** Returns whether the order cookie belongs to this member's renewal. */
  readonly ownsMember: (orderToken: string | undefined, memberId: string) => Promise<boolean>;
  readonly nicknameProblem: (nickname: string) => 'short' | 'at_sign' | 'invisible' | 'reserved' | null;
  readonly randomAvatar: () => string;
  /** @throws AppError for a password that the auth service would reject */
  readonly hashPassword: (password: string) => Promise<string>;
};

/** Resolves the buyer of an order. An order for an existing account requires its session or renewal token. */
export function createBuyers(options: BuyerOptions) {
  const { clock, findMember, findMemberByEmail, isNicknameTaken, ownsMember } = options;

  async function renewing(memberId: string, plan: string, proof: Proof): Promise<Buyer> {
    const member = await findMember(memberId);
    if (!member) throw refuse('auth.no_member', { kind: 'not_found', about: false });
    const { name, nickname, email, country, industry, job, avatar } = member;
    const language = mailLanguage(proof.language, member.language);
    const person = { name, nickname, email, country, industry, job, avatar, language, membershipType: plan };
    return { memberId, snapshot: proof.caller ? person : { ...person, setsLanguage: true } };
  }

  async function registering(registration: OrderRegistration, proof: Proof): Promise<Buyer> {
    const { name, nickname, email, password } = registration;
    if (!email || !name || !nickname || !password) {
      const field = Object.entries({ email, name, nickname, password }).find(([, value]) => !value)?.[0];
      throw refuse('payments.registration_missing', { fields: { field } });
    }
    if (proof.verifiedEmail !== email) {
      throw refuse('auth.email_not_verified', { about: 'registration', fields: { email } });
    }
    const language = mailLanguage(proof.language);
    if (lacksPrivacyConsent(registration, language))
      throw refuse('membership.privacy_consent_required', { fields: { field: 'agreeToPrivacy' } });
    const problem = options.nicknameProblem(nickname);
    if (problem) {
      throw refuse('membership.nickname_invalid', {
        about: problem === 'at_sign' ? problem : 'unusable',
        fields: { field: 'nickname', reason: problem },
      });
    }
    if (await isNicknameTaken(nickname)) throw nicknameTaken();
    const { country = null, industry = null, job = null, membershipType, agreeToPrivacy } = registration;
    const avatar = registration.avatar ?? options.randomAvatar();
    const passwordHash = await options.hashPassword(password);
    const person = { name, nickname, email, country, industry, job, avatar, language, membershipType };
    return { memberId: null, snapshot: { ...person, agreeToPrivacy, passwordHash } };
  }

  return {
    /**
     * @throws AppError 400 for invalid registration data, 403 without proof of email or account, 409 for an email or
     * nickname in use
     */
    async resolve(registration: OrderRegistration, proof: Proof): Promise<Buyer> {
      const plan = registration.membershipType;
      if (proof.caller) return renewing(proof.caller.memberId, plan, proof);
      const member = registration.email ? await findMemberByEmail(registration.email) : null;
      if (member && (await ownsMember(proof.orderToken, member.id))) return renewing(member.id, plan, proof);
      if (registration.renewalToken) {
        const memberId = await options.readRenewalToken(registration.renewalToken);
        if (memberId) return renewing(memberId, plan, proof);
        throw refuse('payments.renewal_token_invalid');
      }
      if (!member?.supabaseUserId) return registering(registration, proof);
      if (options.isExpired(member, clock.now())) {
        throw refuse('payments.renewal_token_required');
      }
      throw refuse('membership.email_taken', { fields: { field: 'email' } });
    },
  };
}

export function nicknameTaken(): AppError {
  return refuse('membership.nickname_taken', { fields: { field: 'nickname' } });
}
