import type { Clock } from '../../../../../platform/server/clock.ts';
import type { AuthSession, CallContext } from '../../auth-service.port.ts';
import type { NotifyOwner } from '../accounts/owner-notices.ts';
import type { SeenFactor, UserStore } from '../accounts/user.store.ts';
import type { Limiter } from '../limits.ts';
import { AuthRefused, invalidRequest } from '../refusal.ts';
import type { FreshSignIn } from '../sessions/fresh-sign-in.ts';
import type { Secrets } from '../sessions/secrets.ts';
import type { Bearer, Sessions } from '../sessions/sessions.ts';
import type { ChallengeRow, FactorRow, FactorStore } from './factor.store.ts';
import type { NamedParty } from './relying-party.ts';
import type { CredentialResponse, SecurityKeys } from './security-keys.ts';
import { createTotp } from './totp.ts';

const unfinishedMs = 300_000;
const challengeMs = 300_000;
const maxFactors = 10;
const maxTries = 5;

export type Enrolment = {
  readonly factor_type: string;
  readonly friendly_name?: string | undefined;
  readonly issuer?: string | undefined;
};

/** Code of an authenticator app, or signed response of a security key. */
export type FactorAnswer = {
  readonly challengeId: string;
  readonly code: string;
  readonly webauthn?: CredentialResponse | undefined;
};

export type FactorParts = {
  readonly store: FactorStore;
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly limiter: Limiter;
  readonly freshSignIn: FreshSignIn;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly notifyOwner: NotifyOwner;
};

export type Factors = ReturnType<typeof createFactors>;

/** Creates the use cases of second factors: set up, challenge and verify authenticator apps and security keys. */
export function createFactors(parts: FactorParts & { readonly securityKeys: SecurityKeys | null }) {
  const { store, users, sessions, secrets, limiter, freshSignIn, clock, siteUrl, notifyOwner, securityKeys } =
    parts;
  const totp = createTotp(clock, new URL(siteUrl).host);

  async function known(bearer: Bearer, id: string): Promise<FactorRow> {
    const factor = await store.find(bearer.user.id, id);
    // Recovery codes are stored as a factor but have separate endpoints.
    if (!factor || factor.factorType === 'recovery_code') throw factorUnknown();
    return factor;
  }

  /**
   * Returns the security key functions.
   * @throws AuthRefused if security keys are disabled
   */
  function offeredKeys(step: 'enroll' | 'verify'): SecurityKeys {
    if (securityKeys) return securityKeys;
    throw new AuthRefused(422, `mfa_webauthn_${step}_not_enabled`, `MFA ${step} is disabled for webauthn`);
  }

  /**
   * Checks whether the user may add a factor.
   * @throws AuthRefused if an existing second factor was not verified or the login is not recent
   */
  async function beginEnrolment(bearer: Bearer): Promise<void> {
    const { user, session, whole } = bearer;
    if (session.aal !== 'aal2' && whole.factors.some((each) => each.status === 'verified'))
      throw insufficientAal(403, 'AAL2 required to enroll a new factor');
    freshSignIn.require(bearer);
    await store.removeUnfinished(user.id, new Date(clock.now().getTime() - unfinishedMs));
  }

  async function insert({ user }: Bearer, factorType: string, name: string, secret: Buffer | null) {
    const now = clock.now();
    const fields = { userId: user.id, factorType, friendlyName: name, secret };
    const factor = await store.insert({ ...fields, createdAt: now, updatedAt: now }, maxFactors);
    if (factor === 'full')
      throw new AuthRefused(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of enrolled factors reached',
      );
    if (!factor) throw nameTaken(name);
    return { id: factor.id, type: factorType, friendly_name: name };
  }

  /**
   * Verifies a code of an authenticator app.
   * @returns ids of the ended sessions
   */
  async function acceptCode(
    { session }: Bearer,
    factor: FactorRow,
    challengeId: string,
    code: string,
  ): Promise<string[]> {
    const step = factor.secret && totp.stepOf(secrets.open(factor.secret), code);
    if (step === null) throw codeWrong();
    const at = clock.now();
    const ended = await store.accept({ factor, challengeId, step, sessionId: session.id, at });
    // The code was used before.
    if (!ended) throw codeWrong();
    return ended;
  }

  /**
   * Consumes a try of a challenge.
   * @throws AuthRefused if the challenge is unknown, expired or from another IP address
   */
  async function takeChallenge(factor: FactorRow, id: string, context: CallContext): Promise<ChallengeRow> {
    if (!(await store.hasChallenge(factor.id, id)))
      throw new AuthRefused(
        404,
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      );
    await limiter.takeFactorTry(factor.userId);
    const challenge = await store.tryChallenge(factor.id, id, maxTries);
    if (!challenge || challenge.expiresAt <= clock.now()) throw challengeExpired();
    if (challenge.ip !== (context.ip ?? null))
      throw new AuthRefused(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
    return challenge;
  }

  return {
    /** Adds an authenticator app. Its secret is returned only once; the factor is active after its first verification. */
    async enrol(bearer: Bearer, wanted: Enrolment) {
      refuseOtherTypes(wanted.factor_type);
      await beginEnrolment(bearer);
      const made = await totp.make(bearer.user.email ?? bearer.user.id, wanted.issuer);
      return {
        ...(await insert(bearer, 'totp', wanted.friendly_name ?? '', secrets.seal(made.secret))),
        totp: { qr_code: made.picture, secret: made.text, uri: made.uri },
      };
    },

    /** Adds a security key; the response to its first challenge contains the key. */
    async enrolKey(bearer: Bearer, friendlyName = '') {
      offeredKeys('enroll');
      await beginEnrolment(bearer);
      return insert(bearer, 'webauthn', friendlyName, null);
    },

    /**
     * Creates a challenge.
     * @param named site of the security key, if it is one
     */
    async challenge(bearer: Bearer, id: string, context: CallContext, named?: NamedParty) {
      const factor = await known(bearer, id);
      const isKey = factor.factorType === 'webauthn';
      const prepared = isKey ? await offeredKeys('verify').prepare(bearer, factor, named) : null;
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + challengeMs);
      const fields = { factorId: factor.id, ip: context.ip ?? null, createdAt: now, expiresAt };
      const made = await store.challenge({ ...fields, webauthn: prepared?.expected ?? null }, now);
      const answer = { id: made.id, type: factor.factorType, expires_at: Math.floor(+expiresAt / 1000) };
      return prepared ? { ...answer, webauthn: prepared.webauthn } : answer;
    },

    /**
     * Verifies a code or the response of a security key.
     * @returns the session at aal2 with new tokens
     */
    async verify(
      bearer: Bearer,
      id: string,
      { challengeId, code, webauthn }: FactorAnswer,
      context: CallContext,
    ): Promise<AuthSession> {
      const { user, session } = bearer;
      const factor = await known(bearer, id);
      const isKey = factor.factorType === 'webauthn';
      if (isKey && !webauthn) throw invalidRequest('webauthn is required for this factor');
      const challenge = await takeChallenge(factor, challengeId, context);
      const ended =
        isKey && webauthn
          ? await offeredKeys('verify').verify(bearer, factor, webauthn, challenge)
          : await acceptCode(bearer, factor, challengeId, code);
      sessions.ended(ended);
      await limiter.eraseFactorTries(user.id);
      if (factor.status === 'unverified') {
        const details = { factorId: factor.id, type: factor.factorType };
        const entry = { action: 'factor_verified', userId: user.id, ip: context.ip, details };
        await users.audit(entry, clock.now());
        await notifyOwner(user, isKey ? 'security_key_added' : 'two_factor_on');
      }
      const raised = await sessions.present(session.id);
      await sessions.raised(bearer, raised, context);
      return raised;
    },

    async unenrol(bearer: Bearer, id: string, context: CallContext): Promise<{ id: string }> {
      const { user, session } = bearer;
      const factor = await store.find(user.id, id);
      if (!factor || factor.factorType === 'recovery_code') throw factorUnknown();
      if (factor.status === 'verified' && session.aal !== 'aal2')
        throw insufficientAal(422, 'AAL2 required to unenroll verified factor');
      if (factor.status === 'verified') freshSignIn.require(bearer);
      const removed = await store.remove(user.id, id, session.id);
      if (!removed) throw factorUnknown();
      if (removed.status === 'verified') {
        const details = { factorId: id, type: removed.factorType };
        const entry = { action: 'factor_removed', userId: user.id, ip: context.ip, details };
        await users.audit(entry, clock.now());
        await notifyOwner(user, removalNotice(removed));
      }
      return { id };
    },

    async removeFor(userId: string, id: string): Promise<SeenFactor> {
      const removed = await store.remove(userId, id);
      if (!removed) throw factorUnknown();
      const details = { factorId: id, type: removed.factorType };
      await users.audit({ action: 'factor_removed_by_admin', userId, details }, clock.now());
      const user = removed.status === 'verified' && (await users.find(userId));
      if (user) await notifyOwner(user, removalNotice(removed));
      return removed;
    },

    /**
     * Removes all factors of a user; the caller notifies the owner.
     * @returns the number of removed factors
     */
    async removeAllFor(userId: string): Promise<number> {
      const all = await store.list(userId);
      for (const { id } of all) {
        // Recovery codes may already have been removed with the last factor.
        const removed = await store.remove(userId, id);
        if (removed)
          await users.audit(
            { action: 'factor_removed_by_admin', userId, details: { factorId: id } },
            clock.now(),
          );
      }
      return all.length;
    },
  };
}

const removalNotice = ({ factorType }: SeenFactor) =>
  factorType === 'webauthn' ? 'security_key_removed' : 'two_factor_off';
export const factorUnknown = () => new AuthRefused(404, 'mfa_factor_not_found', 'Factor not found');
export const insufficientAal = (status: number, message: string) =>
  new AuthRefused(status, 'insufficient_aal', message);
export const nameTaken = (name: string) =>
  new AuthRefused(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );
const codeWrong = () => new AuthRefused(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
export const challengeExpired = () =>
  new AuthRefused(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge',
  );

function refuseOtherTypes(type: string): void {
  if (type === 'totp') return;
  if (type === 'phone')
    throw new AuthRefused(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for phone');
  throw invalidRequest('factor_type needs to be totp or webauthn');
}
