import { AppError } from '../../../../platform/server/errors/errors.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import { isFresh } from '../../auth.rules.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { ownPasswordRefused } from '../password-refused.ts';
import type { PasswordDeps } from './deps.ts';

type CheckDeps = Pick<PasswordDeps, 'port' | 'callers' | 'attempts'>;

/**
 * Verifies the password and marks the login as recent.
 * @throws AppError 422 for a wrong password, which counts as a failed login; 429 after too many
 */
export async function checkPassword(
  { port, callers, attempts }: CheckDeps,
  caller: Caller,
  password: string,
  context: CallContext,
): Promise<void> {
  const { token } = callers.getDetails(caller);
  const attempt = async () => {
    const confirmed = await port.confirmPassword(token, password, context);
    if (!confirmed.ok) throw ownPasswordRefused(confirmed.refusal);
  };
  const isGuess = (error: unknown) => error instanceof AppError && error.code === 'auth.password_incorrect';
  await attempts.run({ address: context.ip ?? '', account: caller.email }, attempt, isGuess);
}

/**
 * Requires a recent login or the password before credentials are changed.
 * @throws AppError 400 if the login is not recent and no password was given, 422 for a wrong password
 */
export async function requireOwner(
  deps: CheckDeps & Pick<PasswordDeps, 'clock'>,
  caller: Caller,
  password: string | undefined,
  context: CallContext,
): Promise<void> {
  const { signedInAt } = deps.callers.getDetails(caller).claims;
  if (password !== undefined) await checkPassword(deps, caller, password, context);
  else if (!isFresh(signedInAt, deps.clock.now())) throw refuse('auth.current_password_required');
}
