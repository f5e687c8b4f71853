/** Rate limits per member and per address. */
import type { ConsumeLimit } from '../../platform/server/rate-limit/rate-limit.ts';
import { type Action, type ForumMember, rateLimits } from './forum.rules.ts';

/** Signed-in member and the address of the request. */
export type ForumCaller = ForumMember & { readonly address: string };

export type Limits = {
  /** Counts an action. @throws AppError 429 with Retry-After */
  consume(action: Action, person: ForumCaller): Promise<void>;
};

/** @param digest keyed hash; addresses are not stored in plain text */
export function createLimits(consume: ConsumeLimit, digest: (...parts: string[]) => string): Limits {
  return {
    async consume(action, { memberId, address }) {
      const [ofMember, ofAddress] = rateLimits(action);
      await consume(ofMember, memberId);
      await consume(ofAddress, digest('forum address', address));
    },
  };
}
