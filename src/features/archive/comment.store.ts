/** Comments on posts; `archive.store.ts` makes these functions methods of the store. */
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { localUsers } from '../membership/tables.ts';
import { materialComments, materialPosts } from './tables.ts';

export type Comment = {
  readonly id: number;
  readonly postId: number;
  readonly userId: string | null;
  readonly author: string | null;
  readonly text: string;
  readonly createdAt: Date;
};

/** Returns the comments on a post, newest first. */
export async function listComments(
  db: Database,
  postId: number,
  offset: number,
  count: number,
): Promise<Comment[]> {
  return db
    .select({
      id: materialComments.id,
      postId: materialComments.postId,
      userId: materialComments.userId,
      author: localUsers.nickname,
      text: materialComments.text,
      createdAt: materialComments.createdAt,
    })
    .from(materialComments)
    .leftJoin(localUsers, eq(localUsers.id, materialComments.userId))
    .where(eq(materialComments.postId, postId))
    .orderBy(desc(materialComments.createdAt), desc(materialComments.id))
    .limit(count)
    .offset(offset);
}

export async function countComments(db: Database, postId: number): Promise<number> {
  return db.$count(materialComments, eq(materialComments.postId, postId));
}

/** Inserts a comment; returns its id, or null if the post does not exist. */
export async function insertComment(
  db: Database,
  postId: number,
  comment: { readonly userId: string; readonly text: string },
  at: Date,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [post] = await tx
      .select({ id: materialPosts.id })
      .from(materialPosts)
      .where(eq(materialPosts.id, postId))
      .for('key share');
    if (!post) return null;
    const [row] = await tx
      .insert(materialComments)
      .values({ postId, ...comment, createdAt: at })
      .returning({ id: materialComments.id });
    return row?.id ?? null;
  });
}

export async function findComment(
  db: Database,
  id: number,
): Promise<{ id: number; postId: number; userId: string | null } | null> {
  const [row] = await db
    .select({
      id: materialComments.id,
      postId: materialComments.postId,
      userId: materialComments.userId,
    })
    .from(materialComments)
    .where(eq(materialComments.id, id));
  return row ?? null;
}

export async function removeComment(tx: Executor, id: number): Promise<void> {
  await tx.delete(materialComments).where(inArray(materialComments.id, [id]));
}
