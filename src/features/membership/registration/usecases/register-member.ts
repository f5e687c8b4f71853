import { type AvatarKey, randomKey } from '../../../../platform/shared/avatar-keys.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { CallContext } from '../../../auth/service/auth-service.port.ts';
import { refuse } from '../../refusals.ts';
import { lacksPrivacyConsent } from '../consents.rules.ts';
import type { Registration } from '../registration.contract.ts';
import type { Reservation } from '../registration.store.ts';
import { createMemberAccount } from './create-member-account.ts';
import type { NicknameProblem, RegistrationDeps } from './deps.ts';

/** Time for which an attempt reserves email and nickname. */
const attemptMs = 60_000;

export type NewcomerContext = CallContext & { readonly language: Language };

/**
 * Registers and logs in a free member in three steps: reserves email and nickname, creates the account, links both. An
 * interrupted attempt expires after a minute; the next one reuses its account.
 * @param verifiedEmail email address that this browser verified, from its cookie
 * @throws AppError 403 without that verification, 400 without a required consent, 400 and 422 for invalid nicknames and
 * passwords, 409 with `field` for an email or nickname in use
 */
export async function registerMember<SignedIn>(
  deps: RegistrationDeps<SignedIn>,
  registration: Registration & { readonly deviceId?: string | undefined },
  verifiedEmail: string | null,
  { language, ...context }: NewcomerContext,
): Promise<SignedIn> {
  const { store, onError } = deps;
  const { email, password, deviceId } = registration;
  if (verifiedEmail !== email)
    throw refuse('auth.email_not_verified', { about: 'registration', fields: { email } });
  if (lacksPrivacyConsent(registration, language))
    throw refuse('membership.privacy_consent_required', { fields: { field: 'agreeToPrivacy' } });
  requireValid(deps.nicknameProblem(registration.nickname));
  const reservation = await reserve(deps, registration, language);
  try {
    await createMemberAccount(deps, reservation, registration, language);
  } catch (error) {
    await store.release(reservation).catch(onError);
    throw error;
  }
  try {
    return await deps.signIn({ identifier: email, password, deviceId }, context);
  } catch (cause) {
    throw refuse('membership.registered_only', { cause });
  }
}

/** Reserves email and nickname. @throws AppError 409 if one is in use */
async function reserve(
  { store, clock, randomToken }: Pick<RegistrationDeps<unknown>, 'store' | 'clock' | 'randomToken'>,
  { name, nickname, email, country, industry, job, avatar, membershipType }: Registration,
  language: Language,
): Promise<Reservation> {
  const now = clock.now();
  if (await store.isNicknameOrdered(nickname, email, now)) throw refuseTaken('nickname_taken');
  const chosen: AvatarKey = avatar ?? randomKey();
  const profile = { name, nickname, email, country, industry, job };
  const person = { ...profile, avatar: chosen, purpose: membershipType, language };
  const reservation = await store.reserve(person, randomToken(), {
    now,
    until: new Date(now.getTime() + attemptMs),
  });
  if (typeof reservation === 'string') throw refuseTaken(reservation);
  return reservation;
}

function requireValid(problem: NicknameProblem | null): void {
  if (problem === null) return;
  throw refuse('membership.nickname_invalid', {
    about: problem,
    fields: { field: 'nickname', reason: problem },
  });
}

const fieldOf = { email_taken: 'email', nickname_taken: 'nickname' } as const;

const refuseTaken = (what: keyof typeof fieldOf) =>
  refuse(`membership.${what}`, { fields: { field: fieldOf[what] } });
