import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { withDatabase } from '../../platform/server/with-database.ts';
import { localUsers } from '../membership/tables.ts';
import { type FuzzyQuery, minSimilarity, type QuotedResult, requiredSimilarity } from './archive.rules.ts';
import { countComments, findComment, insertComment, listComments, removeComment } from './comment.store.ts';
import { materialComments, materialLikes, materialPosts } from './tables.ts';

const maxLikes = 5_000;

export type PostRow = typeof materialPosts.$inferSelect;
export type PostText = {
  readonly title: string;
  readonly content: string;
  readonly plainText: string;
  /** Words of the post for the search index. */
  readonly words: readonly string[];
};
export type WrittenPost = PostText & { readonly results: readonly QuotedResult[] };
/** Search condition: a query whose words must all match, or a `FuzzyQuery`. */
export type SearchCondition = { readonly query: string } | FuzzyQuery;

const listed = {
  id: materialPosts.id,
  title: materialPosts.title,
  images: materialPosts.images,
  createdAt: materialPosts.createdAt,
  updatedAt: materialPosts.updatedAt,
  likeCount: materialPosts.likeCount,
  author: sql<
    string | null
  >`(SELECT ${localUsers.nickname} FROM ${localUsers} WHERE ${eq(localUsers.id, materialPosts.authorId)})`,
  plainText: sql<string>`left(${materialPosts.plainText}, 400)`,
  isCut: sql<boolean>`length(${materialPosts.plainText}) > 400`,
  // For the first image in the content, if the post has no separate images.
  content: materialPosts.content,
  // `eq` keeps the table prefix, which raw column names lose in queries of one table.
  commentCount: sql<number>`(SELECT count(*)::int FROM ${materialComments} WHERE ${eq(materialComments.postId, materialPosts.id)})`,
};
export type ListedPost = Awaited<ReturnType<ReturnType<typeof createArchiveStore>['listPage']>>[number];

const newestFirst = [desc(materialPosts.createdAt), desc(materialPosts.id)] as const;
export const searchVectorOf = (words: readonly string[]) =>
  sql`array_to_tsvector(${sql.param([...words])}::text[])`;
const isLike = (text: PgColumn, word: string): SQL =>
  sql`(${text} %> ${word} AND word_similarity(${word}, ${text}) >= ${requiredSimilarity(word)}::real)`;

function condition(wanted: SearchCondition | null): SQL | undefined {
  if (!wanted) return undefined;
  if ('query' in wanted) return sql`${materialPosts.searchWords} @@ ${wanted.query}::tsquery`;
  return and(
    wanted.exact === null ? undefined : sql`${materialPosts.searchWords} @@ ${wanted.exact}::tsquery`,
    ...wanted.alike.map((word) =>
      or(
        sql`${materialPosts.title} ILIKE ${`%${word}%`}`,
        sql`${materialPosts.plainText} ILIKE ${`%${word}%`}`,
        isLike(materialPosts.title, word),
        isLike(materialPosts.plainText, word),
      ),
    ),
  );
}

export const createArchiveStore = (db: Database) => ({
  ...withDatabase(db, {
    find,
    listAll,
    titles,
    listIds,
    listPage,
    count: countRows,
    toggleLike,
    likedBy,
    listComments,
    countComments,
    insertComment,
    findComment,
    listUses,
    isEmpty,
  }),
  insert,
  update,
  remove,
  removeComment,
  transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
});

export type ArchiveStore = ReturnType<typeof createArchiveStore>;

/** Sets the minimum similarity of the operator `%>` for one transaction, and runs a query in it. */
async function withSimilarity<T>(
  db: Database,
  wanted: SearchCondition | null,
  read: (from: Pick<Database, 'select'>) => Promise<T>,
): Promise<T> {
  if (!wanted || 'query' in wanted) return read(db);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true)`,
    );
    return read(tx);
  });
}

async function find(db: Database, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(materialPosts).where(eq(materialPosts.id, id));
  return row ?? null;
}

/** Returns posts with all columns, newest first. */
async function listAll(db: Database, offset: number, count: number) {
  const { plainText: _plainText, isCut: _isCut, commentCount: _commentCount, ...fields } = listed;
  return db
    .select(fields)
    .from(materialPosts)
    .orderBy(...newestFirst)
    .limit(count)
    .offset(offset);
}

async function titles(db: Database, ids: readonly number[]): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: materialPosts.id, title: materialPosts.title })
    .from(materialPosts)
    .where(inArray(materialPosts.id, [...ids]));
}

async function listIds(db: Database, most: number): Promise<{ id: number; updatedAt: Date }[]> {
  return db
    .select({ id: materialPosts.id, updatedAt: materialPosts.updatedAt })
    .from(materialPosts)
    .orderBy(...newestFirst)
    .limit(most);
}

async function listPage(db: Database, wanted: SearchCondition | null, offset: number, limit: number) {
  return withSimilarity(db, wanted, (from) =>
    from
      .select(listed)
      .from(materialPosts)
      .where(condition(wanted))
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
  );
}

async function countRows(db: Database, wanted: SearchCondition | null): Promise<number> {
  const [row] = await withSimilarity(db, wanted, (from) =>
    from.select({ n: count() }).from(materialPosts).where(condition(wanted)),
  );
  return row?.n ?? 0;
}

async function insert(
  tx: Executor,
  post: WrittenPost & { images: readonly string[]; authorId: string | null; at: Date },
): Promise<PostRow> {
  const { words, at, images, ...fields } = post;
  const [row] = await tx
    .insert(materialPosts)
    .values({
      ...fields,
      images: [...images],
      searchWords: searchVectorOf(words),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('The post was not inserted.');
  return row;
}

/**
 * Updates a post, unless its stored version differs from `seen`.
 * @returns the updated row, the stored row after a conflict, or null if there is no post
 */
async function update(
  tx: Executor,
  id: number,
  post: WrittenPost,
  { seen, at }: { readonly seen: Date | null; readonly at: Date },
): Promise<{ row: PostRow; conflict: boolean } | null> {
  const [now] = await tx.select().from(materialPosts).where(eq(materialPosts.id, id)).for('update');
  if (!now) return null;
  if (seen && now.updatedAt.getTime() !== seen.getTime()) return { row: now, conflict: true };
  const { words, ...fields } = post;
  // Each update gets a different `updatedAt`, even within one millisecond.
  const updatedAt = new Date(Math.max(at.getTime(), now.updatedAt.getTime() + 1));
  const [row] = await tx
    .update(materialPosts)
    .set({ ...fields, searchWords: searchVectorOf(words), updatedAt })
    .where(eq(materialPosts.id, id))
    .returning();
  return row ? { row, conflict: false } : null;
}

/** Deletes a post with its comments and likes; returns whether the post existed. */
async function remove(tx: Executor, id: number): Promise<boolean> {
  const rows = await tx
    .delete(materialPosts)
    .where(eq(materialPosts.id, id))
    .returning({ id: materialPosts.id });
  return rows.length > 0;
}

/** Adds the member's like, or removes an existing one; returns null if the post does not exist. */
async function toggleLike(
  db: Database,
  id: number,
  userId: string,
  at: Date,
): Promise<{ likeCount: number; liked: boolean } | null> {
  return db.transaction(async (tx) => {
    // The row lock keeps the stored count equal to the number of like rows.
    const [post] = await tx
      .select({ id: materialPosts.id })
      .from(materialPosts)
      .where(eq(materialPosts.id, id))
      .for('no key update');
    if (!post) return null;
    const mine = and(eq(materialLikes.postId, id), eq(materialLikes.userId, userId));
    const taken = await tx.delete(materialLikes).where(mine).returning({ id: materialLikes.postId });
    const liked = taken.length === 0;
    if (liked) await tx.insert(materialLikes).values({ postId: id, userId, createdAt: at });
    const [row] = await tx
      .update(materialPosts)
      .set({ likeCount: sql`greatest(0, ${materialPosts.likeCount} + ${liked ? 1 : -1})` })
      .where(eq(materialPosts.id, id))
      .returning({ likeCount: materialPosts.likeCount });
    return { likeCount: row?.likeCount ?? 0, liked };
  });
}

/** Returns the ids of the posts that the member likes, at most 5,000. */
async function likedBy(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: materialLikes.postId })
    .from(materialLikes)
    .where(eq(materialLikes.userId, userId))
    .orderBy(desc(materialLikes.createdAt))
    .limit(maxLikes);
  return rows.map(({ id }) => id);
}

/** Returns the contents and images of all posts, to find unused image files. */
async function listUses(db: Database): Promise<{ content: string; images: string[] }[]> {
  return db.select({ content: materialPosts.content, images: materialPosts.images }).from(materialPosts);
}

async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.select({ id: materialPosts.id }).from(materialPosts).limit(1);
  return rows.length === 0;
}
