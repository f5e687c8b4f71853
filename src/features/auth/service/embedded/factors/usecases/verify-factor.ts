import type { AuthSession, CallContext } from '../../../auth-service.port.ts';
import { AuthRefused, invalidRequest } from '../../refusal.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import type { ChallengeRow, FactorRow } from '../factor.store.ts';
import { challengeExpired, codeWrong } from '../factor-errors.ts';
import type { NamedParty } from '../relying-party.ts';
import type { CredentialResponse } from '../security-keys.ts';
import { type FactorDeps, requireFactor, requireSecurityKeys } from './deps.ts';

const challengeMs = 300_000;
const maxTries = 5;

/** Code of an authenticator app, or signed response of a security key. */
export type FactorAnswer = {
  /** Id of the factor. */
  readonly id: string;
  readonly challengeId: string;
  readonly code: string;
  readonly webauthn?: CredentialResponse | undefined;
};

/**
 * Creates a challenge.
 * @param named site of the security key, if it is one
 */
export async function challengeFactor(
  deps: FactorDeps,
  bearer: Bearer,
  { id, named }: { readonly id: string; readonly named?: NamedParty | undefined },
  context: CallContext,
) {
  const factor = await requireFactor(deps, bearer, id);
  const isKey = factor.factorType === 'webauthn';
  const prepared = isKey ? await requireSecurityKeys(deps, 'verify').prepare(bearer, factor, named) : null;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  const fields = { factorId: factor.id, ip: context.ip ?? null, createdAt: now, expiresAt };
  const made = await deps.store.challenge({ ...fields, webauthn: prepared?.expected ?? null }, now);
  const answer = { id: made.id, type: factor.factorType, expires_at: Math.floor(+expiresAt / 1000) };
  return prepared ? { ...answer, webauthn: prepared.webauthn } : answer;
}

/**
 * Verifies a code or the response of a security key.
 * @returns the session at aal2 with new tokens
 */
export async function verifyFactor(
  deps: FactorDeps,
  bearer: Bearer,
  { id, challengeId, code, webauthn }: FactorAnswer,
  context: CallContext,
): Promise<AuthSession> {
  const { users, sessions, clock } = deps;
  const { user, session } = bearer;
  const factor = await requireFactor(deps, bearer, id);
  const isKey = factor.factorType === 'webauthn';
  if (isKey && !webauthn) throw invalidRequest('webauthn is required for this factor');
  const challenge = await takeChallenge(deps, factor, challengeId, context);
  const ended =
    isKey && webauthn
      ? await requireSecurityKeys(deps, 'verify').verify(bearer, factor, webauthn, challenge)
      : await acceptCode(deps, bearer, factor, { challengeId, code });
  sessions.ended(ended);
  await deps.limiter.eraseFactorTries(user.id);
  if (factor.status === 'unverified') {
    const details = { factorId: factor.id, type: factor.factorType };
    const entry = { action: 'factor_verified', userId: user.id, ip: context.ip, details };
    await users.audit(entry, clock.now());
    await deps.notifyOwner(user, isKey ? 'security_key_added' : 'two_factor_on');
  }
  const raised = await sessions.present(session.id);
  await sessions.raised(bearer, raised, context);
  return raised;
}

/**
 * Verifies a code of an authenticator app.
 * @returns ids of the ended sessions
 */
async function acceptCode(
  { store, secrets, totp, clock }: FactorDeps,
  { session }: Bearer,
  factor: FactorRow,
  { challengeId, code }: Pick<FactorAnswer, 'challengeId' | 'code'>,
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
async function takeChallenge(
  { store, limiter, clock }: FactorDeps,
  factor: FactorRow,
  id: string,
  context: CallContext,
): Promise<ChallengeRow> {
  if (!(await store.hasChallenge(factor.id, id)))
    throw new AuthRefused(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  await limiter.takeFactorTry(factor.userId);
  const challenge = await store.tryChallenge(factor.id, id, maxTries);
  if (!challenge || challenge.expiresAt <= clock.now()) throw challengeExpired();
  if (challenge.ip !== (context.ip ?? null))
    throw new AuthRefused(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  return challenge;
}
