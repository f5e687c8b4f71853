/** One-time recovery codes. They are shown once and stored as hashes. */
import { randomInt } from 'node:crypto';
import type { AuthSession, CallContext } from '../../../auth-service.port.ts';
import { AuthRefused } from '../../refusal.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import { factorUnknown, insufficientAal, nameTaken } from '../factor-errors.ts';
import type { CodeSet } from '../recovery-code.store.ts';
import type { FactorDeps } from './deps.ts';

const setSize = 10;
const codeLength = 24;
/** Alphabet without characters that look alike. 24 characters have 118 bits of entropy, so a plain hash is sufficient. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Time after turning on two-factor within which new recovery codes cause no separate mail. */
const freshMs = 10 * 60_000;
const usualName = 'Recovery codes';

/** Returns the number of unused codes. */
export async function countRecoveryCodes(deps: FactorDeps, { user }: Bearer) {
  const { factor, total, remaining } = await requireCodes(deps, user.id);
  return { id: factor.id, type: 'recovery_code', total, remaining };
}

/** Creates recovery codes. @throws AuthRefused without another factor, or if codes exist */
export async function createRecoveryCodes(deps: FactorDeps, bearer: Bearer, friendlyName = usualName) {
  const { recoveryCodes, clock } = deps;
  assertMayManage(deps, bearer);
  const { user, whole } = bearer;
  const isOther = whole.factors.some(
    (each) => each.status === 'verified' && each.factorType !== 'recovery_code',
  );
  if (!isOther)
    throw new AuthRefused(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes cannot be the only factor');
  if (await recoveryCodes.find(user.id))
    throw new AuthRefused(422, 'mfa_verified_factor_exists', 'Recovery codes exist already');
  const { codes, hashes } = newCodes(deps, user.id);
  const factor = await recoveryCodes.insert(user.id, { friendlyName, hashes }, clock.now());
  if (!factor) throw nameTaken(friendlyName);
  // Codes that were deleted and created again also count as renewed.
  const since = clock.now().getTime() - freshMs;
  if (!whole.factors.some((each) => each.factorType !== 'recovery_code' && each.createdAt.getTime() > since))
    await deps.notifyOwner(user, 'recovery_codes_renewed');
  return { id: factor.id, type: 'recovery_code', friendly_name: friendlyName, total: setSize, codes };
}

/** Verifies a recovery code. @returns the session at aal2 with new tokens */
export async function verifyRecoveryCode(
  deps: FactorDeps,
  bearer: Bearer,
  code: string,
  context: CallContext,
): Promise<AuthSession> {
  const { recoveryCodes, sessions, limiter, clock } = deps;
  const { user, session } = bearer;
  const wrong = () => new AuthRefused(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  const set = await recoveryCodes.find(user.id);
  if (!set) throw wrong();
  await limiter.takeFactorTry(user.id, 'mfa_recovery_codes_locked');
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  const used = { factor: set.factor, codeHash: hashOf(deps, user.id, plain), sessionId: session.id };
  const ended = await recoveryCodes.use({ ...used, at: clock.now() });
  if (!ended) throw wrong();
  sessions.ended(ended);
  await limiter.eraseFactorTries(user.id);
  await deps.users.audit({ action: 'recovery_code_used', userId: user.id, ip: context.ip }, clock.now());
  await deps.notifyOwner(user, 'recovery_code_used');
  const raised = await sessions.present(session.id);
  await sessions.raised(bearer, raised, context);
  return raised;
}

/** Replaces the recovery codes by new ones. */
export async function replaceRecoveryCodes(deps: FactorDeps, bearer: Bearer) {
  assertMayManage(deps, bearer);
  const { factor } = await requireCodes(deps, bearer.user.id);
  const { codes, hashes } = newCodes(deps, bearer.user.id);
  await deps.recoveryCodes.replace(factor.id, hashes, deps.clock.now());
  await deps.limiter.eraseFactorTries(bearer.user.id);
  await deps.notifyOwner(bearer.user, 'recovery_codes_renewed');
  const friendly_name = factor.friendlyName;
  return { id: factor.id, type: 'recovery_code', friendly_name, total: setSize, codes };
}

/** Deletes the recovery codes. */
export async function removeRecoveryCodes(deps: FactorDeps, bearer: Bearer): Promise<{ id: string }> {
  assertMayManage(deps, bearer);
  const { factor } = await requireCodes(deps, bearer.user.id);
  await deps.recoveryCodes.remove(bearer.user.id);
  return { id: factor.id };
}

const hashOf = ({ secrets }: FactorDeps, userId: string, code: string) =>
  secrets.digest('recovery-code', userId, code);

function newCodes(deps: FactorDeps, userId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: setSize }, () =>
    Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return { codes, hashes: codes.map((code) => hashOf(deps, userId, code)) };
}

async function requireCodes({ recoveryCodes }: FactorDeps, userId: string): Promise<CodeSet> {
  const set = await recoveryCodes.find(userId);
  if (!set) throw factorUnknown();
  return set;
}

function assertMayManage({ freshSignIn }: FactorDeps, bearer: Bearer): void {
  if (bearer.session.aal !== 'aal2') throw insufficientAal(403, 'AAL2 required to manage recovery codes');
  freshSignIn.require(bearer);
}
