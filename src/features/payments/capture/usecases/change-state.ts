import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { AttemptState } from '../attempt.rules.ts';
import type { Attempt } from '../attempt.ts';
import { alertAfterMs, needsDecision, nextCheck } from '../schedule.rules.ts';
import type { CaptureDeps } from './deps.ts';

/**
 * Saves the state of an attempt and the time of its next query, unless another process changed it. An attempt whose
 * outcome has been unknown for too long gets the state `manual` and is reported.
 */
export async function changeState(
  deps: CaptureDeps,
  attempt: Attempt,
  state: AttemptState,
  more: { readonly reason?: string | undefined; readonly callSequence?: number } = {},
): Promise<void> {
  const { attempts, clock, hooks, onUncertain } = deps;
  const now = clock.now();
  // The polling intervals of a lost response are counted from the start of the call.
  const isLost = state === 'unknown' && attempt.state === 'capturing';
  const isSame = state === attempt.state || isLost;
  const checks = isSame ? attempt.checks + (isLost ? 0 : 1) : 0;
  const since = isSame ? attempt.since : now;
  const moments = { now, createdAt: attempt.createdAt, since, checks };
  const next: AttemptState = needsDecision(state, moments) ? 'manual' : state;
  const becomesManual = next === 'manual' && attempt.state !== 'manual';
  const entry: Parameters<RecordAudit>[0] = {
    action: 'payment.manual',
    targetId: attempt.memberId,
    details: detailsOf(attempt),
    at: now,
  };
  const update = {
    state: next,
    checks,
    nextCheckAt: nextCheck(next, attempt.provider, moments),
    ...(isSame ? {} : { since }),
    ...(more.reason === undefined ? {} : { reason: more.reason }),
    ...(more.callSequence === undefined ? {} : { callSequence: more.callSequence }),
  };
  const isSaved = await attempts.transaction(async (tx) => {
    if (!(await attempts.save(attempt, update, tx))) return false;
    if (becomesManual) await hooks.audit(entry, tx);
    return true;
  });
  if (!isSaved) return;
  if (next === 'unknown') await onUncertain();
  const isOld = now.getTime() - since.getTime() >= alertAfterMs;
  await reportState(deps, attempt, { next, isOld, isRecorded: becomesManual });
}

const detailsOf = ({ orderRef, provider }: Attempt) => ({ payment: orderRef, provider });

/** Sends an alert for an attempt that needs a decision or whose outcome has been unknown for a long time. */
async function reportState(
  { alert }: CaptureDeps,
  attempt: Attempt,
  { next, isOld, isRecorded }: { next: AttemptState; isOld: boolean; isRecorded: boolean },
): Promise<void> {
  if (next === 'manual' || (next === 'unknown' && isOld))
    await alert(`payment.${next}`, detailsOf(attempt), { isRecorded });
}
