import type { Executor } from './database.ts';

/** The trail of what administrators decide, as features see it; the administration keeps it. */
export type Deed = {
  /** `feature.what_happened`, as for error codes. */
  readonly action: string;
  /** Member id of who did it. */
  readonly memberId: string;
  /** Member id of whom it was done to; null where that is nobody, or somebody who has left. */
  readonly targetId?: string | null;
  /** What it was about: ids and decisions, not what people wrote. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** @param tx the transaction that does it, where there is one */
export type RecordDeed = (deed: Deed, tx?: Executor) => Promise<void>;
