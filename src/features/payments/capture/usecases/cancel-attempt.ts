import type { Attempt } from '../attempt.ts';
import { changeState } from './change-state.ts';
import type { CaptureDeps } from './deps.ts';

/**
 * Cancels an attempt whose buyer left the provider's window. Only open attempts are canceled; they can still be paid,
 * because the window may be open in another tab.
 */
export async function cancelAttempt(deps: CaptureDeps, attempt: Attempt, reason: string): Promise<void> {
  if (attempt.state === 'open') await changeState(deps, attempt, 'canceled', { reason });
}
