import { randomBytes, randomUUID } from 'node:crypto';
import type { Metadata } from '../../../auth-service.port.ts';
import { boundedMetadata } from '../metadata.ts';
import type { UserRow } from '../user.store.ts';
import type { AccountDeps } from './deps.ts';

export type NewUser = {
  readonly email: string;
  readonly password: string | null;
  readonly data: Metadata;
  /** Whether the email address counts as confirmed. */
  readonly isConfirmed: boolean;
};

/** Creates a user. Returns null if the email address is in use. */
export async function createUser(
  { users, passwords, clock }: Pick<AccountDeps, 'users' | 'passwords' | 'clock'>,
  { email, password, data, isConfirmed }: NewUser,
): Promise<UserRow | null> {
  const now = clock.now();
  const userMetadata = boundedMetadata('user_metadata', data);
  const encryptedPassword = password === null ? null : await passwords.hash(password);
  return users.insert(
    {
      id: randomUUID(),
      email,
      encryptedPassword,
      emailConfirmedAt: isConfirmed ? now : null,
      confirmationSentAt: isConfirmed ? null : now,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: isConfirmed ? { ...userMetadata, email_verified: true } : userMetadata,
      createdAt: now,
      updatedAt: now,
    },
    { ...data },
  );
}

/** Returns a random password for a user who logs in only by mailed codes. */
export const unknowablePassword = () => randomBytes(24).toString('base64url');
