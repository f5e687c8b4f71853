import type { Clock } from '../../../../platform/server/clock.ts';
import type { ComputeDeps } from '../../computing/usecases/deps.ts';
import type { SavedStore } from '../saved.store.ts';

/** Dependencies of the use cases of saved calculations: name, inputs, results and formula version. */
export type SavedDeps = {
  readonly store: SavedStore;
  readonly clock: Clock;
  readonly compute: ComputeDeps;
};
