import type { Clock } from '../../../../../platform/server/clock.ts';
import type { AuthSession, CallContext } from '../../auth-service.port.ts';
import type { NotifyOwner } from '../accounts/owner-notices.ts';
import type { SeenFactor, UserStore } from '../accounts/user.store.ts';
import type { Limiter } from '../limits.ts';
import { AuthRefused, invalidRequest } from '../refusal.ts';
import type { FreshSignIn } from '../sessions/fresh-sign-in.ts';
import type { Secrets } from '../sessions/secrets.ts';
import type { Bearer, Sessions } from '../sessions/sessions.ts';
import type { FactorRow, FactorStore } from './factor.store.ts';
import { createTotp } from './totp.ts';

const unfinishedMs = 300_000;
const challengeMs = 300_000;
const mostFactors = 10;
const mostTries = 5;

export type Enrolment = {
  readonly factor_type: string;
  readonly friendly_name?: string | undefined;
  readonly issuer?: string | undefined;
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

/** Authenticator apps: enrolment, challenge and verification. */
export function createFactors(parts: FactorParts) {
  const { store, users, sessions, secrets, limiter, freshSignIn, clock, siteUrl, notifyOwner } = parts;
  const totp = createTotp(clock, new URL(siteUrl).host);

  async function known(bearer: Bearer, id: string): Promise<FactorRow & { secret: Buffer }> {
    const factor = await store.find(bearer.user.id, id);
    // Recovery codes are a factor with separate endpoints.
    if (!factor?.secret) throw factorUnknown();
    return { ...factor, secret: factor.secret };
  }

  return {
    /** Enrols a factor. The secret is returned once; the factor is active after its first verification. */
    async enrol(bearer: Bearer, wanted: Enrolment) {
      const { user, session, whole } = bearer;
      refuseOtherTypes(wanted.factor_type);
      if (session.aal !== 'aal2' && whole.factors.some((each) => each.status === 'verified'))
        throw aalTooLow(403, 'AAL2 required to enroll a new factor');
      freshSignIn.require(bearer);
      const now = clock.now();
      await store.removeUnfinished(user.id, new Date(now.getTime() - unfinishedMs));
      const friendlyName = wanted.friendly_name ?? '';
      const made = await totp.make(user.email ?? user.id, wanted.issuer);
      const secret = secrets.seal(made.secret);
      const times = { createdAt: now, updatedAt: now };
      const factor = await store.insert(
        { userId: user.id, factorType: 'totp', friendlyName, secret, ...times },
        mostFactors,
      );
      if (factor === 'full')
        throw new AuthRefused(
          422,
          'too_many_enrolled_mfa_factors',
          'Maximum number of enrolled factors reached',
        );
      if (!factor) throw nameTaken(friendlyName);
      return {
        id: factor.id,
        type: 'totp',
        friendly_name: friendlyName,
        totp: { qr_code: made.picture, secret: made.text, uri: made.uri },
      };
    },

    async challenge(bearer: Bearer, id: string, context: CallContext) {
      const factor = await known(bearer, id);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + challengeMs);
      const fields = { factorId: factor.id, ip: context.ip ?? null, createdAt: now, expiresAt };
      const made = await store.challenge(fields, now);
      return { id: made.id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
    },

    /** Verifies a code. @returns the session at aal2 with new tokens */
    async verify(
      bearer: Bearer,
      id: string,
      { challengeId, code }: { challengeId: string; code: string },
      context: CallContext,
    ): Promise<AuthSession> {
      const { user, session } = bearer;
      const factor = await known(bearer, id);
      if (!(await store.hasChallenge(factor.id, challengeId)))
        throw new AuthRefused(
          404,
          'mfa_factor_not_found',
          'MFA factor with the provided challenge ID not found',
        );
      await limiter.takeFactorTry(user.id);
      const challenge = await store.tryChallenge(factor.id, challengeId, mostTries);
      if (!challenge || challenge.expiresAt <= clock.now()) throw challengeOver();
      if (challenge.ip !== (context.ip ?? null))
        throw new AuthRefused(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
      const step = totp.stepOf(secrets.open(factor.secret), code);
      if (step === null) throw codeWrong();
      const at = clock.now();
      const ended = await store.accept({ factor, challengeId, step, sessionId: session.id, at });
      // The code was already used.
      if (!ended) throw codeWrong();
      sessions.ended(ended);
      await limiter.eraseFactorTries(user.id);
      if (factor.status === 'unverified') {
        await users.audit(
          { action: 'factor_verified', userId: user.id, ip: context.ip, details: { factorId: factor.id } },
          at,
        );
        await notifyOwner(user, 'two_factor_on');
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
        throw aalTooLow(422, 'AAL2 required to unenroll verified factor');
      if (factor.status === 'verified') freshSignIn.require(bearer);
      const removed = await store.remove(user.id, id);
      if (!removed) throw factorUnknown();
      if (removed.status === 'verified') {
        await users.audit(
          { action: 'factor_removed', userId: user.id, ip: context.ip, details: { factorId: id } },
          clock.now(),
        );
        await notifyOwner(user, 'two_factor_off');
      }
      return { id };
    },

    /** Removes a factor by an administrator. */
    async removeFor(userId: string, id: string): Promise<SeenFactor> {
      const removed = await store.remove(userId, id);
      if (!removed) throw factorUnknown();
      await users.audit(
        { action: 'factor_removed_by_admin', userId, details: { factorId: id } },
        clock.now(),
      );
      const user = removed.status === 'verified' && (await users.find(userId));
      if (user) await notifyOwner(user, 'two_factor_off');
      return removed;
    },

    /** Removes all factors; the product notifies the owner. @returns their number */
    async removeAllFor(userId: string): Promise<number> {
      const all = await store.list(userId);
      for (const { id } of all) {
        // Recovery codes are removed with the last app.
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

export const factorUnknown = () => new AuthRefused(404, 'mfa_factor_not_found', 'Factor not found');
export const aalTooLow = (status: number, message: string) =>
  new AuthRefused(status, 'insufficient_aal', message);
export const nameTaken = (name: string) =>
  new AuthRefused(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );
const codeWrong = () => new AuthRefused(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const challengeOver = () =>
  new AuthRefused(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge',
  );

function refuseOtherTypes(type: string): void {
  if (type === 'totp') return;
  if (type === 'phone' || type === 'webauthn')
    throw new AuthRefused(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`);
  throw invalidRequest('factor_type needs to be totp');
}
