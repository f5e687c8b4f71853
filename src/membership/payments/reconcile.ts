import type { Clock } from '../../platform/clock.ts';
import type { AttemptStore } from './attempt.store.ts';
import { leaseMs } from './cadence.rules.ts';
import type { CrashPoint } from './crash-point.ts';
import type { Settling } from './settle.ts';

const batch = 25;
const mostRounds = 20;
const atOnce = 5;

/** Asks about every attempt that is due, on any number of instances: what one has taken the others leave alone. */
export function createReconciler(options: {
  readonly attempts: AttemptStore;
  readonly settling: Settling;
  readonly clock: Clock;
  readonly crashPoint: CrashPoint;
  readonly onError: (error: unknown) => void;
}) {
  const { attempts, settling, clock, crashPoint, onError } = options;

  return {
    async runDue(): Promise<void> {
      for (let round = 0; round < mostRounds; round++) {
        const now = clock.now();
        const due = await attempts.takeDue(now, new Date(now.getTime() + leaseMs), batch);
        for (let index = 0; index < due.length; index += atOnce) {
          const some = due.slice(index, index + atOnce);
          crashPoint('check.taken');
          await Promise.all(some.map(({ id }) => settling.check(id).catch(onError)));
        }
        if (due.length < batch) return;
      }
    },
  };
}
