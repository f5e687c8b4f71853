import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { lacksPrivacyConsent } from '../../../membership/registration/consents.rules.ts';
import { refuse } from '../../refusals.ts';
import type { OrderRegistration } from '../order.contract.ts';
import type { Buyer, BuyerDeps, Proof } from './deps.ts';

type Complete = OrderRegistration & Record<'name' | 'nickname' | 'email' | 'password', string>;

/**
 * Returns the buyer of a registration.
 * @throws AppError 400 for invalid registration data, 403 without a verified email address, 409 for a nickname in use
 */
export async function newBuyer(
  deps: BuyerDeps,
  registration: OrderRegistration,
  proof: Proof,
): Promise<Buyer> {
  requireComplete(registration);
  const language = mailLanguage(proof.language);
  requireProof(registration, proof.verifiedEmail, language);
  requireNickname(deps, registration.nickname);
  const { name, nickname, email, password, country = null, industry = null, job = null } = registration;
  if (await deps.isNicknameTaken(nickname))
    throw refuse('membership.nickname_taken', { fields: { field: 'nickname' } });
  const { membershipType, agreeToPrivacy } = registration;
  const avatar = registration.avatar ?? deps.randomAvatar();
  const passwordHash = await deps.hashPassword(password);
  const person = { name, nickname, email, country, industry, job, avatar, language, membershipType };
  return { memberId: null, snapshot: { ...person, agreeToPrivacy, passwordHash } };
}

function requireComplete(registration: OrderRegistration): asserts registration is Complete {
  const { email, name, nickname, password } = registration;
  const field = Object.entries({ email, name, nickname, password }).find(([, value]) => !value)?.[0];
  if (field) throw refuse('payments.registration_missing', { fields: { field } });
}

function requireProof(registration: Complete, verifiedEmail: string | null, language: Language): void {
  const { email } = registration;
  if (verifiedEmail !== email)
    throw refuse('auth.email_not_verified', { about: 'registration', fields: { email } });
  if (lacksPrivacyConsent(registration, language))
    throw refuse('membership.privacy_consent_required', { fields: { field: 'agreeToPrivacy' } });
}

function requireNickname({ nicknameProblem }: BuyerDeps, nickname: string): void {
  const problem = nicknameProblem(nickname);
  if (problem)
    throw refuse('membership.nickname_invalid', {
      about: problem === 'at_sign' ? problem : 'unusable',
      fields: { field: 'nickname', reason: problem },
    });
}
