import { leaseMs } from '../../capture/schedule.rules.ts';
import { checkAttempt } from '../../capture/usecases/check-attempt.ts';
import type { OperationsDeps } from './deps.ts';

const batch = 25;
const mostRounds = 20;
const atOnce = 5;

/** Queries due attempts at their providers. A lease prevents several server instances from querying the same attempt. */
export async function checkDueAttempts(deps: OperationsDeps): Promise<void> {
  const { attempts, capture, clock, failpoint, onError } = deps;
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
}
