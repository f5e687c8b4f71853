/** Keeps nicknames unique, including those written with look-alike characters. */
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { lookAlikeKey } from '../../platform/shared/text/look-alikes.ts';
import { purchases } from '../payments/tables.ts';
import { localUsers } from './tables.ts';

/** Returns the column that is equal for look-alike nicknames. */
export const nicknameKeyColumn = (nickname: string) => ({ nicknameKey: lookAlikeKey(nickname) });

/** Returns the SQL condition for members with this nickname or one that looks alike. */
export const hasNickname = (nickname: string) =>
  or(
    eq(sql`lower(${localUsers.nickname})`, nickname.toLowerCase()),
    eq(localUsers.nicknameKey, lookAlikeKey(nickname)),
  );

/** Returns whether a member, except the one with the given id, has this nickname or one that looks alike. */
export async function isNicknameTaken(
  db: Database,
  nickname: string,
  exceptId: string | null = null,
): Promise<boolean> {
  const rows = await db
    .select({ id: localUsers.id })
    .from(localUsers)
    .where(and(hasNickname(nickname), exceptId === null ? undefined : ne(localUsers.id, exceptId)))
    .limit(1);
  return rows.length > 0;
}

/** Returns whether an open order of another buyer reserves this nickname or one that looks alike. */
export async function isNicknameOrdered(
  executor: Executor,
  { nickname, email }: { readonly nickname: string; readonly email: string },
  now: Date,
): Promise<boolean> {
  const isSame = eq(sql`lower(${purchases.nickname})`, nickname.toLowerCase());
  const isAlike = eq(purchases.nicknameKey, lookAlikeKey(nickname));
  const rows = await executor
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'open'),
        gt(purchases.reservedUntil, now),
        or(isSame, isAlike),
        ne(sql`lower(${purchases.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Computes the look-alike key of members without one. Of members with look-alike nicknames only the first to join gets
 * the key; the others keep their nickname without a key.
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
      .catch(ignoreTakenKey);
  }
}

/**
 * Ignores the error of a key that a registration took meanwhile.
 * @throws all other errors
 */
function ignoreTakenKey(error: unknown): void {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  if (code !== '23505' && cause?.code !== '23505') throw error;
}
