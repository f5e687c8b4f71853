import { AppError } from '../../../../platform/server/errors/errors.ts';

/** Refusal of the auth service, with an error code of its protocol. */
export class AuthRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly reasons: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { reasons?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'AuthRefused';
    this.status = status;
    this.code = code;
    this.reasons = extra.reasons;
    this.headers = extra.headers ?? {};
  }
}

export const invalidCredentials = () =>
  new AuthRefused(400, 'invalid_credentials', 'Invalid login credentials');
export const codeInvalid = () => new AuthRefused(403, 'otp_expired', 'Token has expired or is invalid');
export const invalidRequest = (message: string) => new AuthRefused(400, 'validation_failed', message);
const phonePattern = /^[1-9]\d{1,14}$/;

/**
 * Checks that a text is a phone number in E.164 format.
 * @throws AuthRefused otherwise
 */
export function requirePhoneNumber(phone: string): void {
  if (!phonePattern.test(phone.replaceAll(' ', '').replace(/^\+/, '')))
    throw invalidRequest('Invalid phone number format (E.164 required)');
}
export const emailExists = () =>
  new AuthRefused(422, 'email_exists', 'A user with this email address has already been registered');
export const userUnknown = () => new AuthRefused(404, 'user_not_found', 'User not found');
export const banned = (status: number) => new AuthRefused(status, 'user_banned', 'User is banned');

/** Version of the protocol that introduced the current error format. */
export const apiVersion = '2024-01-01';

/** Returns whether the caller supports the current error format; a missing or invalid version means the first one. */
export function acceptsErrorCodes(version: unknown): boolean {
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= apiVersion;
}

/** Returns the response body of a refusal in the format of the caller's version. */
export function refusalBody(refused: AuthRefused, present: boolean): Record<string, unknown> {
  const weak = refused.code === 'weak_password' ? { weak_password: { reasons: refused.reasons ?? [] } } : {};
  return present
    ? { code: refused.code, message: refused.message, ...weak }
    : { code: refused.status, error_code: refused.code, msg: refused.message, ...weak };
}

/** Codes of the auth protocol for error codes of the application; others keep their code without the feature prefix. */
const protocolCodes: Readonly<Record<string, readonly [code: string, status?: number]>> = {
  'auth.too_many_attempts': ['over_request_rate_limit'],
  'auth.email_not_verified': ['email_not_confirmed', 400],
  'auth.suspended': ['user_banned'],
};

/**
 * Runs code of the product and converts its refusals to those of the protocol.
 * @throws AuthRefused
 */
export async function translateRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [code = error.code.replace(/^\w+\./, ''), status = error.status] = protocolCodes[error.code] ?? [];
    throw new AuthRefused(status, code, error.message, { headers: error.headers });
  }
}

/**
 * Refuses a login by phone.
 * @throws AuthRefused for a text that is not a phone number, and otherwise because phone login is not offered
 */
export function refusePhone(phone: string, message: string): never {
  requirePhoneNumber(phone);
  throw new AuthRefused(400, 'phone_provider_disabled', message);
}
