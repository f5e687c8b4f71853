/** Keeps one person, and one address, from flooding the forum. */
import type { SpendLimit } from '../platform/flood-limit.ts';
import { allowances, type Deed, type Person, peopleOfAddress } from './forum.rules.ts';

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
      const { most, minutes } = allowances[deed];
      await spend({ what: `forum.${deed}`, most, minutes }, memberId);
      const ofAddress = { what: `forum.${deed}.address`, most: most * peopleOfAddress, minutes };
      await spend(ofAddress, digest('forum address', address));
    },
  };
}
