import type { Executor } from '../../../platform/server/database/database.ts';
import { authUsers, identities } from '../service/tables.ts';

export type DemoAccount = {
  readonly accountId: string;
  readonly email: string;
  readonly joinedAt: Date;
  readonly lastSeen: Date;
};

/** Inserts the accounts of demo members into the embedded auth service, all with the same password hash. */
export async function seedAccounts(
  tx: Executor,
  accounts: readonly DemoAccount[],
  encryptedPassword: string,
): Promise<void> {
  await tx.insert(authUsers).values(
    accounts.map(({ accountId, email, joinedAt, lastSeen }) => ({
      id: accountId,
      email,
      encryptedPassword,
      emailConfirmedAt: joinedAt,
      lastSignInAt: lastSeen,
      appMetadata: { provider: 'email', providers: ['email'], demo: true },
      userMetadata: { email_verified: true },
      createdAt: joinedAt,
      updatedAt: lastSeen,
    })),
  );
  await tx.insert(identities).values(
    accounts.map(({ accountId, email, joinedAt, lastSeen }) => ({
      userId: accountId,
      provider: 'email',
      providerId: accountId,
      email,
      identityData: { sub: accountId, email, email_verified: true, phone_verified: false },
      lastSignInAt: lastSeen,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    })),
  );
}
