import type { AuthPort } from './auth-service.port.ts';

/**
 * Sets the email address of an account and marks it as verified.
 * @returns false if another account has this email address
 * @throws Error for other refusals of the auth service
 */
export async function setAccountEmail(
  port: Pick<AuthPort, 'updateUser'>,
  userId: string,
  email: string,
): Promise<boolean> {
  const updated = await port.updateUser(userId, { email, emailConfirmed: true });
  if (updated.ok) return true;
  if (updated.refusal.code === 'email_exists') return false;
  throw new Error(updated.refusal.message);
}
