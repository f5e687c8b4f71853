import type { AppError } from '../../../platform/server/errors/errors.ts';
import { passwordRefusals, refuse } from '../refusals.ts';
import type { AuthRefusal } from '../service/auth-service.port.ts';

const isKnown = (code: string): code is keyof typeof passwordRefusals =>
  Object.hasOwn(passwordRefusals, code);

/** Returns the error for a password that the auth service rejected; an unknown code counts as a failure of the service. */
export function passwordRefused({ code, message, reasons }: AuthRefusal): AppError {
  const known = `auth.${code}`;
  return refuse(isKnown(known) ? known : 'auth.unexpected_failure', {
    about: message,
    fields: reasons ? { reasons } : {},
  });
}

/**
 * Codes for a session that ended after its request was accepted, e.g. by a second click on the deletion of the
 * account.
 */
const ended: ReadonlySet<string> = new Set([
  'session_not_found',
  'session_expired',
  'user_not_found',
  'bad_jwt',
]);

/** Returns the error for a rejected verification or change of the caller's own password. */
export function ownPasswordRefused(refusal: AuthRefusal): AppError {
  const { code, status, message } = refusal;
  if (code === 'reauthentication_needed') return refuse('auth.current_password_required');
  if (code === 'current_password_invalid') return refuse('auth.password_incorrect', { kind: 'declined' });
  if (ended.has(code)) return refuse('auth.session_ended');
  if (status === 429) return refuse('auth.too_many_attempts', { about: { text: message } });
  return passwordRefused(refusal);
}
