import { AuthRefused } from '../refusal.ts';

export const factorUnknown = () => new AuthRefused(404, 'mfa_factor_not_found', 'Factor not found');
export const insufficientAal = (status: number, message: string) =>
  new AuthRefused(status, 'insufficient_aal', message);
export const nameTaken = (name: string) =>
  new AuthRefused(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );
export const codeWrong = () => new AuthRefused(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
export const challengeExpired = () =>
  new AuthRefused(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge',
  );
