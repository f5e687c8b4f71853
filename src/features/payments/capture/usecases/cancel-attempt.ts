import type { Attempt } from '../attempt.ts';
import { changeState } from './change-state.ts';
import type { CaptureDeps } from './deps.ts';

/**
 * Cancels an attempt whose buyer left the provider's window. Only open attempts are canceled, and they can still be paid,
 * as a window may be open elsewhere.
 */
export async function cancelAttempt(deps: CaptureDeps, attempt: Attempt, reason: string): Promise<void> {
  if (attempt.state === 'open') await changeState(deps, attempt, 'canceled', { reason });
}
