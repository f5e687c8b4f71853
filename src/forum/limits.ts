/** Keeps one person, and one address, from flooding the forum. */
import type { SpendLimit } from '../platform/work/flood-limit.ts';
import { boundsOf, type Deed, type Person } from './forum.rules.ts';

/** Somebody signed in, and where the call came from. */
export type Visitor = Person & { readonly address: string };

export type Limits = {
  /** Counts one deed. @throws AppError 429 with Retry-After */
  spend(deed: Deed, person: Visitor): Promise<void>;
};

/** @param digest keyed hash, so that no address is stored */
export function createLimits(spend: SpendLimit, digest: (...parts: string[]) => string): Limits {
  return {
    async spend(deed, { memberId, address }) {
      const [ofMember, ofAddress] = boundsOf(deed);
      await spend(ofMember, memberId);
      await spend(ofAddress, digest('forum address', address));
    },
  };
}
