import type { Clock } from '../../../../platform/server/clock.ts';
import type { UsesStore } from '../uses.store.ts';

export type UsesDeps = {
  readonly store: UsesStore;
  readonly clock: Clock;
  /** Number of different tools that a member without premium may use per day. */
  readonly dailyLimit: number;
  readonly hasCalculator: (id: string) => boolean;
  readonly mayRefund: (memberId: string) => Promise<boolean>;
  /** Records the member's consent to lose the right to a refund with the first use. */
  readonly acceptActivation: (memberId: string) => Promise<void>;
};

export type UseTerms = {
  /** If true, another use on the same day counts for this one. */
  readonly onlyOnce?: boolean;
  /** True if the member has consented to lose the right to a refund. */
  readonly consented?: boolean | undefined;
};
