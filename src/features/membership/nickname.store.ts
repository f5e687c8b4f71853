/** Uniqueness of nicknames, including confusable ones. */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/server/database/database.ts';
import { lookAlikeKey } from '../../platform/shared/text/look-alikes.ts';
import { localUsers } from './tables.ts';

/** Returns the key column of a nickname. */
export const keyOf = (nickname: string) => ({ nicknameKey: lookAlikeKey(nickname) });

/** Returns the condition of members with this or a confusable nickname. */
export const hasNickname = (nickname: string) =>
  or(
    eq(sql`lower(${localUsers.nickname})`, nickname.toLowerCase()),
    eq(localUsers.nicknameKey, lookAlikeKey(nickname)),
  );

/**
 * Adds keys to members without one. Of members with confusable nicknames the first to join gets the key; the others keep
 * their nickname without one.
 */
export async function fillNicknameKeys(db: Database): Promise<void> {
  const rows = await db
    .select({ id: localUsers.id, nickname: localUsers.nickname })
    .from(localUsers)
    .where(isNull(localUsers.nicknameKey))
    .orderBy(asc(localUsers.createdAt), asc(localUsers.id));
  for (const { id, nickname } of rows) {
    const key = lookAlikeKey(nickname);
    await db
      .update(localUsers)
      .set({ nicknameKey: key })
      .where(
        and(
          eq(localUsers.id, id),
          eq(localUsers.nickname, nickname),
          isNull(localUsers.nicknameKey),
          sql`NOT EXISTS (SELECT 1 FROM ${localUsers} other WHERE other.nickname_key = ${key})`,
        ),
      )
      .catch(ifTaken);
  }
}

/** Ignores a key taken by a concurrent registration. @throws all other errors */
function ifTaken(error: unknown): void {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  if (code !== '23505' && cause?.code !== '23505') throw error;
}
