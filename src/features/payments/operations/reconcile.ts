import type { Clock } from '../../../platform/server/clock.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import { leaseMs } from '../capture/schedule.rules.ts';
import { checkAttempt } from '../capture/usecases/check-attempt.ts';
import type { CaptureDeps } from '../capture/usecases/deps.ts';
import type { Failpoint } from '../failpoint.ts';

const batch = 25;
const mostRounds = 20;
const atOnce = 5;

/** Queries due attempts; instances lease them from each other. */
export function createReconciler(options: {
  readonly attempts: AttemptStore;
  readonly capture: CaptureDeps;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
}) {
  const { attempts, capture, clock, failpoint, onError } = options;

  return {
    async runDue(): Promise<void> {
      for (let round = 0; round < mostRounds; round++) {
        const now = clock.now();
        const due = await attempts.takeDue(now, new Date(now.getTime() + leaseMs), batch);
        for (let index = 0; index < due.length; index += atOnce) {
          const some = due.slice(index, index + atOnce);
          failpoint('check.taken');
          await Promise.all(some.map(({ id }) => checkAttempt(capture, id).catch(onError)));
        }
        if (due.length < batch) return;
      }
    },
  };
}
