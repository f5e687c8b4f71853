import type { AppError } from '../../../platform/server/errors/errors.ts';
import { passwordRefusals, refuse } from '../refusals.ts';
import type { AuthRefusal } from '../service/auth-service.port.ts';

const isKnown = (code: string): code is keyof typeof passwordRefusals =>
  Object.hasOwn(passwordRefusals, code);

/** Returns the error of a rejected password; unknown codes are failures of the auth service. */
export function passwordRefused({ code, message, reasons }: AuthRefusal): AppError {
  const known = `auth.${code}`;
  return refuse(isKnown(known) ? known : 'auth.unexpected_failure', {
    about: message,
    fields: reasons ? { reasons } : {},
  });
}
