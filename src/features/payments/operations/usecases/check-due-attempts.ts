import type { Attempt } from '../../capture/attempt.ts';
import { alertAfterMs, leaseMs } from '../../capture/schedule.rules.ts';
import { checkAttempt } from '../../capture/usecases/check-attempt.ts';
import type { OperationsDeps } from './deps.ts';

const batch = 25;
const maxRounds = 20;
const atOnce = 5;

/** Queries due attempts at their providers. A lease prevents several server instances from querying the same attempt. */
export async function checkDueAttempts(deps: OperationsDeps): Promise<void> {
  const { dueAttempts, clock, failpoint } = deps;
  for (let round = 0; round < maxRounds; round++) {
    const now = clock.now();
    const due = await dueAttempts.takeDue(now, new Date(now.getTime() + leaseMs), batch);
    for (let index = 0; index < due.length; index += atOnce) {
      const some = due.slice(index, index + atOnce);
      failpoint('check.taken');
      await Promise.all(some.map((attempt) => check(deps, attempt)));
    }
    if (due.length < batch) return;
  }
}

/** Queries an attempt. An attempt that repeatedly cannot be recorded is reported, because it may have been captured. */
async function check({ capture, clock, alert, onError }: OperationsDeps, attempt: Attempt): Promise<void> {
  try {
    await checkAttempt(capture, attempt.id);
  } catch (error) {
    onError(error);
    if (clock.now().getTime() - attempt.since.getTime() < alertAfterMs) return;
    await alert('payment.unknown', { payment: attempt.orderRef, provider: attempt.provider });
  }
}
