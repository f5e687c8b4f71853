import type { Clock } from '../../../../platform/server/clock.ts';
import type { ComputeDeps } from '../../computing/usecases/deps.ts';
import type { SavedStore } from '../saved.store.ts';

export type SavedDeps = {
  readonly store: SavedStore;
  readonly clock: Clock;
  readonly compute: ComputeDeps;
};
