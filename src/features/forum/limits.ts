/** Limits how often members and IP addresses may perform an action. */
import type { ConsumeLimit } from '../../platform/server/rate-limit/rate-limit.ts';
import { type Action, type ForumMember, rateLimits } from './forum.rules.ts';

/** Logged-in member and the IP address of the request. */
export type ForumCaller = ForumMember & { readonly address: string };

export type Limits = {
  /**
   * Counts an action and checks the limits.
   * @throws AppError 429 with Retry-After
   */
  consume(action: Action, person: ForumCaller): Promise<void>;
};

/**
 * Creates the rate limits.
 * @param digest returns a keyed hash, so that IP addresses are not stored in plain text
 */
export function createLimits(consume: ConsumeLimit, digest: (...parts: string[]) => string): Limits {
  return {
    async consume(action, { memberId, address }) {
      const [ofMember, ofAddress] = rateLimits(action);
      await consume(ofMember, memberId);
      await consume(ofAddress, digest('forum address', address));
    },
  };
}
