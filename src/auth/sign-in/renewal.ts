import type { Clock } from '../../platform/server/clock.ts';
import type { AuthStore } from '../auth.store.ts';

const validityMs = 30 * 60_000;

/**
 * Lets its holder order a renewal for one member without a session: once, within half an hour.
 * Kept as a keyed hash; it opens nothing else.
 */
export function createRenewalTokens(options: {
  readonly store: AuthStore;
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
  readonly randomToken: () => string;
}) {
  const { store, clock, digest, randomToken } = options;
  const keyOf = (token: string) => digest('renewal', token);
  const toMemberId = (sess: Record<string, unknown> | null) =>
    sess?.kind === 'renewal' && typeof sess.memberId === 'string' ? sess.memberId : null;

  return {
    async issue(memberId: string): Promise<string> {
      const token = randomToken();
      const expire = new Date(clock.now().getTime() + validityMs);
      await store.insertToken(keyOf(token), { kind: 'renewal', memberId }, expire);
      return token;
    },
    /** For which member; null when unknown, used or too old. The token stays good. */
    read: async (token: string) => toMemberId(await store.findToken(keyOf(token), clock.now())),
    /** The same, and the token is used up. */
    redeem: async (token: string) => toMemberId(await store.consumeToken(keyOf(token), clock.now())),
  };
}
