/** Keeps one person, and one address, from flooding the forum. */
import type { ConsumeLimit } from '../platform/work/flood-limit.ts';
import { type Action, boundsOf, type Person } from './forum.rules.ts';

/** Somebody signed in, and where the call came from. */
export type Visitor = Person & { readonly address: string };

export type Limits = {
  /** Counts an action. @throws AppError 429 with Retry-After */
  consume(action: Action, person: Visitor): Promise<void>;
};

/** @param digest keyed hash, so that no address is stored */
export function createLimits(consume: ConsumeLimit, digest: (...parts: string[]) => string): Limits {
  return {
    async consume(action, { memberId, address }) {
      const [ofMember, ofAddress] = boundsOf(action);
      await consume(ofMember, memberId);
      await consume(ofAddress, digest('forum address', address));
    },
  };
}
