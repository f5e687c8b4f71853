import { eq, or, sql } from 'drizzle-orm';
import type { Erase } from '../../platform/server/database/personal-data.ts';
import { emailVerifications, loggedInUsers, sessions, userSessions } from './tables.ts';

/**
 * Deletes a person's login history, device leases, codes and one-time tokens. The auth service deletes the account
 * itself.
 */
export const eraseSignIns: Erase = async (tx, { memberId, userId, email }) => {
  await tx.delete(emailVerifications).where(eq(emailVerifications.email, email.toLowerCase()));
  const about = [memberId, ...(userId ? [userId] : [])].map(
    (id) => sql`position(${id} in ${sessions.sess}::text) > 0`,
  );
  await tx.delete(sessions).where(or(...about));
  if (!userId) return;
  await tx.delete(userSessions).where(eq(userSessions.userId, userId));
  await tx.delete(loggedInUsers).where(eq(loggedInUsers.userId, userId));
};
