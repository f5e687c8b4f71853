import { randomInt } from 'node:crypto';
import type { AuthSession, CallContext } from '../../auth-service.port.ts';
import { AuthRefused } from '../refusal.ts';
import type { Bearer } from '../sessions/sessions.ts';
import { type FactorParts, factorUnknown, insufficientAal, nameTaken } from './factors.ts';
import type { CodeSet, RecoveryCodeStore } from './recovery-code.store.ts';

const setSize = 10;
const codeLength = 24;
/** Alphabet without characters that look alike. 24 characters have 118 bits of entropy, so a plain hash is sufficient. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Time after turning on two-factor within which new recovery codes cause no separate mail. */
const freshMs = 10 * 60_000;
const usualName = 'Recovery codes';

type Parts = Omit<FactorParts, 'store' | 'siteUrl'> & {
  readonly store: RecoveryCodeStore;
};
/** Creates the use cases of one-time recovery codes. The codes are shown once and stored as hashes. */
export function createRecoveryCodes(parts: Parts) {
  const { store, users, sessions, secrets, limiter, freshSignIn, clock, notifyOwner } = parts;
  const hashOf = (userId: string, code: string) => secrets.digest('recovery-code', userId, code);

  function fresh(userId: string): { codes: string[]; hashes: string[] } {
    const codes = Array.from({ length: setSize }, () =>
      Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    );
    return { codes, hashes: codes.map((code) => hashOf(userId, code)) };
  }

  async function known(userId: string): Promise<CodeSet> {
    const set = await store.find(userId);
    if (!set) throw factorUnknown();
    return set;
  }

  function refuseLowOrOld(bearer: Bearer): void {
    if (bearer.session.aal !== 'aal2') throw insufficientAal(403, 'AAL2 required to manage recovery codes');
    freshSignIn.require(bearer);
  }

  return {
    /** Returns the number of unused codes. */
    async status({ user }: Bearer) {
      const { factor, total, remaining } = await known(user.id);
      return { id: factor.id, type: 'recovery_code', total, remaining };
    },

    async generate(bearer: Bearer, friendlyName = usualName) {
      refuseLowOrOld(bearer);
      const { user, whole } = bearer;
      const isOther = whole.factors.some(
        (each) => each.status === 'verified' && each.factorType !== 'recovery_code',
      );
      if (!isOther)
        throw new AuthRefused(
          422,
          'mfa_recovery_codes_sole_factor',
          'Recovery codes cannot be the only factor',
        );
      if (await store.find(user.id))
        throw new AuthRefused(422, 'mfa_verified_factor_exists', 'Recovery codes exist already');
      const { codes, hashes } = fresh(user.id);
      const factor = await store.insert(user.id, friendlyName, hashes, clock.now());
      if (!factor) throw nameTaken(friendlyName);
      // Codes that were deleted and created again also count as renewed.
      const since = clock.now().getTime() - freshMs;
      if (
        !whole.factors.some((each) => each.factorType !== 'recovery_code' && each.createdAt.getTime() > since)
      )
        await notifyOwner(user, 'recovery_codes_renewed');
      return { id: factor.id, type: 'recovery_code', friendly_name: friendlyName, total: setSize, codes };
    },

    /** Verifies a recovery code. @returns the session at aal2 with new tokens */
    async verify(bearer: Bearer, code: string, context: CallContext): Promise<AuthSession> {
      const { user, session } = bearer;
      const wrong = () => new AuthRefused(422, 'mfa_verification_failed', 'Invalid recovery code entered');
      const set = await store.find(user.id);
      if (!set) throw wrong();
      await limiter.takeFactorTry(user.id, 'mfa_recovery_codes_locked');
      const plain = code.toLowerCase().replace(/[\s-]/g, '');
      const used = { factor: set.factor, codeHash: hashOf(user.id, plain), sessionId: session.id };
      const ended = await store.use({ ...used, at: clock.now() });
      if (!ended) throw wrong();
      sessions.ended(ended);
      await limiter.eraseFactorTries(user.id);
      await users.audit({ action: 'recovery_code_used', userId: user.id, ip: context.ip }, clock.now());
      await notifyOwner(user, 'recovery_code_used');
      const raised = await sessions.present(session.id);
      await sessions.raised(bearer, raised, context);
      return raised;
    },

    async regenerate(bearer: Bearer) {
      refuseLowOrOld(bearer);
      const { factor } = await known(bearer.user.id);
      const { codes, hashes } = fresh(bearer.user.id);
      await store.replace(factor.id, hashes, clock.now());
      await limiter.eraseFactorTries(bearer.user.id);
      await notifyOwner(bearer.user, 'recovery_codes_renewed');
      const friendly_name = factor.friendlyName;
      return { id: factor.id, type: 'recovery_code', friendly_name, total: setSize, codes };
    },

    async unenrol(bearer: Bearer): Promise<{ id: string }> {
      refuseLowOrOld(bearer);
      const { factor } = await known(bearer.user.id);
      await store.remove(bearer.user.id);
      return { id: factor.id };
    },
  };
}
