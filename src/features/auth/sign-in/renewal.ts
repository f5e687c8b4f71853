import type { Clock } from '../../../platform/server/clock.ts';
import type { AuthStore } from '../auth.store.ts';

const validityMs = 30 * 60_000;

/**
 * Creates the tokens with which a member without a session can place one renewal order within half an hour. They are
 * stored as keyed hashes.
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
      await store.saveToken(keyOf(token), { kind: 'renewal', memberId }, expire);
      return token;
    },
    /** Returns the member of a token without redeeming it; null if it is unknown, used or expired. */
    read: async (token: string) => toMemberId(await store.findToken(keyOf(token), clock.now())),
    redeem: async (token: string) => toMemberId(await store.consumeToken(keyOf(token), clock.now())),
  };
}
