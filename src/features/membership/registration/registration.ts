import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import { type AvatarKey, randomKey } from '../../../platform/shared/avatar-keys.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { AuthPort, AuthRefusal, CallContext } from '../../auth/service/auth-service.port.ts';
import { welcomeMail } from '../mails.ts';
import { refuse } from '../refusals.ts';
import { acceptedDocuments, type Consent, lacksPrivacyConsent } from './consents.rules.ts';
import type { Registration } from './registration.contract.ts';
import type { RegistrationStore, Reservation } from './registration.store.ts';

/** Time for which an attempt reserves email and nickname. */
const attemptMs = 60_000;

export type NewcomerContext = CallContext & { readonly language: Language };

export type RegistrationOptions<SignedIn> = {
  readonly store: RegistrationStore;
  readonly port: Pick<AuthPort, 'createUser' | 'findByEmail' | 'updateUser'>;
  readonly clock: Clock;
  readonly site: { readonly name: string; readonly url: string };
  /** Current versions of the documents to which a new member agrees. */
  readonly consents: readonly Consent[];
  /** Returns why a nickname is not allowed; null if it is. */
  readonly nicknameProblem: (nickname: string) => 'short' | 'at_sign' | 'invisible' | 'reserved' | null;
  readonly signIn: (
    request: { identifier: string; password: string; deviceId?: string | undefined },
    context: CallContext,
  ) => Promise<SignedIn>;
  readonly randomToken: () => string;
  readonly onError: (error: unknown) => void;
};

const fieldOf = { email_taken: 'email', nickname_taken: 'nickname' } as const;

const isTaken = (what: keyof typeof fieldOf) =>
  refuse(`membership.${what}`, { fields: { field: fieldOf[what] } });

/**
 * Registers free members in three steps: reserves email and nickname, creates the account, links both. An interrupted
 * attempt expires after a minute; the next one reuses its account.
 */
export function createRegistration<SignedIn>(options: RegistrationOptions<SignedIn>) {
  const { store, clock, nicknameProblem, signIn, randomToken, onError } = options;

  return {
    /**
     * Registers and logs in a free member.
     * @param verifiedEmail email address that this browser verified, from its cookie
     * @throws AppError 403 without that verification, 400 without a required consent, 400 and 422 for invalid
     * nicknames and passwords, 409 with `field` for an email or nickname in use
     */
    async register(
      registration: Registration & { readonly deviceId?: string | undefined },
      verifiedEmail: string | null,
      { language, ...context }: NewcomerContext,
    ): Promise<SignedIn> {
      const { name, nickname, email, country, industry, job, avatar, password, deviceId } = registration;
      if (verifiedEmail !== email) {
        throw refuse('auth.email_not_verified', { about: 'registration', fields: { email } });
      }
      if (lacksPrivacyConsent(registration, language))
        throw refuse('membership.privacy_consent_required', { fields: { field: 'agreeToPrivacy' } });
      checkNickname(nicknameProblem(nickname));
      const now = clock.now();
      if (await store.isNicknameOrdered(nickname, email, now)) throw isTaken('nickname_taken');
      const chosen: AvatarKey = avatar ?? randomKey();
      const purpose = registration.membershipType;
      const person = { name, nickname, email, country, industry, job, avatar: chosen, purpose, language };
      const until = new Date(now.getTime() + attemptMs);
      const reservation = await store.reserve(person, randomToken(), now, until);
      if (typeof reservation === 'string') throw isTaken(reservation);
      try {
        await finish(options, reservation, registration, language);
      } catch (error) {
        await store.release(reservation).catch(onError);
        throw error;
      }
      try {
        return await signIn({ identifier: email, password, deviceId }, context);
      } catch (cause) {
        throw refuse('membership.registered_only', { cause });
      }
    },

    /**
     * Returns why a nickname is unavailable; null if it is available. An open order with the same email address does
     * not count.
     */
    async nicknameProblem(nickname: string, verifiedEmail: string | null) {
      const problem = nicknameProblem(nickname);
      if (problem) return problem;
      const isTaken =
        (await store.isNicknameTaken(nickname)) ||
        (await store.isNicknameOrdered(nickname, verifiedEmail ?? '', clock.now()));
      return isTaken ? 'taken' : null;
    },

    /** Deletes registrations that were not completed; a job calls it. */
    cleanUp: () => store.removeUnfinished(clock.now()),
  };
}

export type RegistrationUseCases<SignedIn> = ReturnType<typeof createRegistration<SignedIn>>;

type NicknameProblem = ReturnType<RegistrationOptions<unknown>['nicknameProblem']>;

function checkNickname(problem: NicknameProblem): void {
  if (problem === null) return;
  throw refuse('membership.nickname_invalid', {
    about: problem,
    fields: { field: 'nickname', reason: problem },
  });
}

type AccountDependencies = Pick<
  RegistrationOptions<unknown>,
  'store' | 'port' | 'clock' | 'site' | 'consents'
>;

/** Returns the account id; reuses an account without a member that an interrupted attempt created. */
async function accountOf(
  { store, port }: AccountDependencies,
  email: string,
  password: string,
): Promise<string> {
  const created = await port.createUser({ email, password, emailConfirmed: true });
  if (created.ok) return created.value.id;
  const existing = isEmailTaken(created.refusal) ? await port.findByEmail(email) : null;
  if (!existing) throw refused(created.refusal);
  if (await store.isAccountOfMember(existing.id)) throw isTaken('email_taken');
  const updated = await port.updateUser(existing.id, { password, emailConfirmed: true });
  if (!updated.ok) throw refused(updated.refusal);
  return existing.id;
}

/** Creates the account for a reservation and links it to the member. */
async function finish(
  deps: AccountDependencies,
  reservation: Reservation,
  { email, name, password, agreeToPrivacy }: Registration,
  language: Language,
): Promise<void> {
  const { store, clock, site, consents } = deps;
  const userId = await accountOf(deps, email, password);
  const mail = welcomeMail({ to: email, name, language, siteName: site.name, siteUrl: site.url });
  const agreed = acceptedDocuments(consents, agreeToPrivacy);
  if (!(await store.complete(reservation, { userId, consents: agreed, mail }, clock.now())))
    throw isTaken('email_taken');
}

function isEmailTaken({ code }: AuthRefusal): boolean {
  return ['email_exists', 'user_already_exists'].includes(code);
}

function refused(refusal: AuthRefusal): AppError {
  const field = { field: 'password' };
  if (refusal.code === 'weak_password') {
    const { message: about, reasons } = refusal;
    const fields = reasons ? { ...field, reasons } : field;
    return refuse('membership.weak_password', { about, fields });
  }
  if (refusal.code === 'validation_failed')
    return refuse('membership.password_too_long', { about: refusal.message, fields: field });
  if (refusal.status === 429) {
    return refuse('membership.too_busy', { headers: { 'retry-after': '5' } });
  }
  return refuse('membership.unavailable', { cause: refusal });
}
