import type { Clock } from '../../../platform/server/clock.ts';
import type { AuthStore } from '../auth.store.ts';

const validityMs = 30 * 60_000;

/** Tokens that allow one renewal order for a member without session, within half an hour. Stored as keyed hashes. */
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
    /** Returns the member without redeeming; null if unknown, used or expired. */
    read: async (token: string) => toMemberId(await store.findToken(keyOf(token), clock.now())),
    /** Returns the member and redeems the token. */
    redeem: async (token: string) => toMemberId(await store.consumeToken(keyOf(token), clock.now())),
  };
}
