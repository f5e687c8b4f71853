/** Allows protected actions for five minutes after the password was verified. */
import type { Caller } from '../../../../platform/server/http/api.ts';
import { checkPassword } from '../../recovery/usecases/check-password.ts';
import type { PasswordDeps } from '../../recovery/usecases/deps.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import type { createReauthenticationStore } from '../reauthentication.store.ts';

const validityMs = 5 * 60_000;

export type ReauthenticationDeps = Pick<PasswordDeps, 'port' | 'callers' | 'attempts' | 'clock'> & {
  readonly reauthentications: ReturnType<typeof createReauthenticationStore>;
};

/**
 * Verifies the caller's password and allows protected actions of this session for five minutes.
 * @returns the end of that time
 * @throws AppError 422 for a wrong password, 429 after too many
 */
export async function reauthenticate(
  deps: ReauthenticationDeps,
  caller: Caller,
  password: string,
  context: CallContext,
): Promise<Date> {
  await checkPassword(deps, caller, password, context);
  const until = new Date(deps.clock.now().getTime() + validityMs);
  await deps.reauthentications.save(caller.sessionId, until);
  return until;
}

/**
 * Checks that the password was verified in this session within the last five minutes.
 * @throws AppError 403 otherwise
 */
export async function requireReauthentication(
  { reauthentications, clock }: Pick<ReauthenticationDeps, 'reauthentications' | 'clock'>,
  caller: Caller,
): Promise<void> {
  if (await reauthentications.isRecent(caller.sessionId, clock.now())) return;
  throw refuse('admin.password_required');
}
