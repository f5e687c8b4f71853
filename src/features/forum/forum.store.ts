import { and, asc, between, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { withDatabase } from '../../platform/server/with-database.ts';
import { localUsers } from '../membership/tables.ts';
import type { QuotedResult } from './forum.rules.ts';
import { forumAnswers, forumCounts, forumPosts } from './tables.ts';

/** Question with its author and the number of visible answers. */
export type PostRow = {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly images: string[];
  readonly isAnswered: boolean;
  readonly userId: string | null;
  readonly userNickname: string | null;
  readonly userAvatar: string | null;
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly results: readonly QuotedResult[];
  readonly answerCount: number;
};

export type NewPost = Pick<PostRow, 'title' | 'content' | 'category' | 'images' | 'results'> & {
  /** Words to store for the search index. */
  readonly words: readonly string[];
};

const columns = {
  id: forumPosts.id,
  title: forumPosts.title,
  content: forumPosts.content,
  category: forumPosts.category,
  images: forumPosts.images,
  isAnswered: forumPosts.isAnswered,
  results: forumPosts.results,
  userId: forumPosts.userId,
  userNickname: localUsers.nickname,
  userAvatar: localUsers.avatar,
  hiddenAt: forumPosts.hiddenAt,
  createdAt: forumPosts.createdAt,
  updatedAt: forumPosts.updatedAt,
  answerCount: sql<number>`(SELECT count(*)::int FROM ${forumAnswers} WHERE ${forumAnswers.postId} = ${forumPosts.id} AND ${forumAnswers.hiddenAt} IS NULL)`,
};

export const isVisible = isNull(forumPosts.hiddenAt);
export const newestFirst = [desc(forumPosts.createdAt), desc(forumPosts.id)];
const oldestFirst = [asc(forumPosts.createdAt), asc(forumPosts.id)];
export const categoryCondition = (category: string | null) =>
  category === null ? undefined : eq(forumPosts.category, category);

/** Changes the stored number of visible questions, in the transaction that changes the questions. */
async function countPosts(tx: Executor, category: string, by: 1 | -1): Promise<void> {
  await tx
    .insert(forumCounts)
    .values({ category, posts: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: forumCounts.category,
      set: { posts: sql`greatest(0, ${forumCounts.posts} + ${by})` },
    });
}

/**
 * Prepares the query of questions by id. It is prepared once for each connection, because planning costs more than
 * reading a page.
 */
const shownPosts = (db: Database) =>
  db
    .select(columns)
    .from(forumPosts)
    .leftJoin(localUsers, eq(localUsers.id, forumPosts.userId))
    .where(sql`${forumPosts.id} = ANY(${sql.placeholder('ids')}::bigint[])`)
    .prepare('forum_posts_shown');

export function createForumStore(db: Database) {
  const shown = shownPosts(db);
  return {
    ...withDatabase(db, { withForumLock, countByCategory, list, listOf, listSitemapEntries, lastId }),
    findByIds: (ids: readonly number[]) => findByIds(shown, ids),
    /** Returns a question, hidden or not. */
    findPost: async (id: number): Promise<PostRow | null> => (await findByIds(shown, [id]))[0] ?? null,
    insertPost,
    updatePost,
    deletePost,
    hidePost,
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
  };
}

export type ForumStore = ReturnType<typeof createForumStore>;

function fields({ words, ...post }: NewPost) {
  return { ...post, searchWords: sql<string>`array_to_tsvector(${sql.param([...words])}::text[])` };
}

/** Returns the questions with these ids, in the order of the ids. */
async function findByIds(shown: ReturnType<typeof shownPosts>, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const rows = await shown.execute({ ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Runs `work` while holding a lock of the forum; other processes wait. */
async function withForumLock(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('forum'))`);
    await work();
  });
}

async function countByCategory(db: Database): Promise<Record<string, number>> {
  const rows = await db.select().from(forumCounts);
  return Object.fromEntries(rows.map(({ category, posts }) => [category, posts]));
}

/** Returns a page of visible questions, newest first. Rows before the page are read only from the index. */
async function list(
  db: Database,
  category: string | null,
  window: { readonly offset: number; readonly count: number; readonly fromEnd: boolean },
): Promise<PostRow[]> {
  const shown = db
    .select({ shownId: forumPosts.id })
    .from(forumPosts)
    .where(and(isVisible, categoryCondition(category)))
    .orderBy(...(window.fromEnd ? oldestFirst : newestFirst))
    .limit(window.count)
    .offset(window.offset)
    .as('shown');
  const rows = await db
    .select(columns)
    .from(shown)
    .innerJoin(forumPosts, eq(forumPosts.id, shown.shownId))
    .leftJoin(localUsers, eq(localUsers.id, forumPosts.userId));
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
}

/** Returns visible questions of a member, newest first. */
const listOf = (db: Database, memberId: string, most: number): Promise<PostRow[]> =>
  db
    .select(columns)
    .from(forumPosts)
    .leftJoin(localUsers, eq(localUsers.id, forumPosts.userId))
    .where(and(isVisible, eq(forumPosts.userId, memberId)))
    .orderBy(...newestFirst)
    .limit(most);

/** Returns id and update time of visible questions with ids in a range (inclusive), ordered by id. */
async function listSitemapEntries(
  db: Database,
  first: number,
  last: number,
): Promise<Pick<PostRow, 'id' | 'title' | 'updatedAt'>[]> {
  return db
    .select({ id: forumPosts.id, title: forumPosts.title, updatedAt: forumPosts.updatedAt })
    .from(forumPosts)
    .where(and(isVisible, between(forumPosts.id, first, last)))
    .orderBy(asc(forumPosts.id));
}

/** Returns the highest id, or 0 without questions. */
async function lastId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(forumPosts.id) }).from(forumPosts);
  return row?.id ?? 0;
}

async function insertPost(tx: Executor, userId: string, post: NewPost, at: Date): Promise<number> {
  const [row] = await tx
    .insert(forumPosts)
    .values({ ...fields(post), userId, createdAt: at, updatedAt: at })
    .returning({ id: forumPosts.id });
  await countPosts(tx, post.category, 1);
  return row?.id ?? 0;
}

/**
 * Updates a question.
 * @param seen `updatedAt` of the version that was edited; null skips the check for a newer version
 * @returns false if a newer version exists, null if the question does not exist
 */
async function updatePost(
  tx: Executor,
  id: number,
  post: NewPost,
  { seen, at }: { readonly seen: Date | null; readonly at: Date },
): Promise<boolean | null> {
  const [before] = await tx
    .select({
      category: forumPosts.category,
      hiddenAt: forumPosts.hiddenAt,
      updatedAt: forumPosts.updatedAt,
    })
    .from(forumPosts)
    .where(eq(forumPosts.id, id))
    .for('update');
  if (!before) return null;
  if (seen && before.updatedAt.getTime() !== seen.getTime()) return false;
  // `updatedAt` always increases, because two versions with the same time could not be distinguished.
  const updatedAt = new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1));
  await tx
    .update(forumPosts)
    .set({ ...fields(post), updatedAt })
    .where(eq(forumPosts.id, id));
  if (before.hiddenAt === null && before.category !== post.category) {
    const changes = [[before.category, -1] as const, [post.category, 1] as const];
    // Categories are locked in a fixed order to prevent deadlocks between simultaneous updates.
    for (const [category, by] of changes.sort(([one], [other]) => (one < other ? -1 : 1)))
      await countPosts(tx, category, by);
  }
  return true;
}

/**
 * Deletes a question with its answers.
 * @returns whether it existed
 */
async function deletePost(tx: Executor, id: number): Promise<boolean> {
  const [row] = await tx
    .delete(forumPosts)
    .where(eq(forumPosts.id, id))
    .returning({ category: forumPosts.category, hiddenAt: forumPosts.hiddenAt });
  if (row && row.hiddenAt === null) await countPosts(tx, row.category, -1);
  return row !== undefined;
}

/**
 * Hides a question or makes it visible again.
 * @returns whether this changed; null if the question does not exist
 */
async function hidePost(tx: Executor, id: number, hidden: boolean, at: Date): Promise<boolean | null> {
  const [before] = await tx
    .select({ category: forumPosts.category, hiddenAt: forumPosts.hiddenAt })
    .from(forumPosts)
    .where(eq(forumPosts.id, id))
    .for('update');
  if (!before) return null;
  if ((before.hiddenAt !== null) === hidden) return false;
  await tx
    .update(forumPosts)
    .set({ hiddenAt: hidden ? at : null })
    .where(eq(forumPosts.id, id));
  await countPosts(tx, before.category, hidden ? -1 : 1);
  return true;
}
