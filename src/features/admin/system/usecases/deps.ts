import type { Clock } from '../../../../platform/server/clock.ts';
import type { ReplicaStatus } from '../../../../platform/server/replica/replica-watch.ts';
import type { SystemStatus } from '../system.contract.ts';
import type { SystemStore } from '../system.store.ts';

/** Settings shown to administrators. */
export type Installation = {
  readonly isLive: boolean;
  readonly isEmbedded: boolean;
  readonly sendsMail: boolean;
  readonly providers: SystemStatus['providers'];
};

export type SystemDeps = {
  readonly store: SystemStore;
  readonly clock: Clock;
  readonly installation: Installation;
  /** Returns the state of the read replica; null without DATABASE_READ_URL. */
  readonly readReplica: () => ReplicaStatus | null;
};
