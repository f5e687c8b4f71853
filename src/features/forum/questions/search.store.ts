import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { inCategory, isVisible, newestFirst } from '../forum.store.ts';
import { forumPosts } from '../tables.ts';

const { title, content, searchWords } = forumPosts;

/** Escapes LIKE wildcards. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Matches texts that contain every word or prefix. @param query for `to_tsquery('simple', …)` */
export const matchesWords = (query: string): SQL => sql`${searchWords} @@ to_tsquery('simple', ${query})`;

/** Matches texts that contain every part, also within words. Parts of fewer than three letters have no trigrams. */
export function containsParts(parts: readonly string[]): SQL | undefined {
  return and(
    ...parts.map((part) => {
      const pattern = `%${escapeLike(part)}%`;
      return or(sql`${title} ILIKE ${pattern}`, sql`${content} ILIKE ${pattern}`);
    }),
  );
}

/** Matches titles with a word similar to each given one; finds misspelt words. */
export const titleIsSimilar = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${title} %> ${word}`));

/** Matches contents with a word similar to each given one; more expensive than titles. */
export const contentIsSimilar = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${content} %> ${word}`));

/** Number of newest questions in which frequent parts of words are searched first. */
const recentLimit = 1_000;
/** Time limit in milliseconds of a similarity search. */
const similarityTimeoutMs = '500';
const statementCancelled = '57014';

async function findRare(
  on: Executor,
  condition: SQL,
  category: string | null,
  limit: number,
): Promise<number[]> {
  const { rows } = await on.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${forumPosts.id}, ${forumPosts.createdAt} FROM ${forumPosts}
      WHERE ${and(condition, isVisible, inCategory(category))}
    )
    SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => Number(id));
}

async function find(on: Executor, condition: SQL, category: string | null, limit: number): Promise<number[]> {
  const rows = await on
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(condition, isVisible, inCategory(category)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export function createSearchStore(db: Database) {
  return {
    matchesWords,
    containsParts,
    titleIsSimilar,
    contentIsSimilar,

    /** Returns ids of visible questions that match, newest first. */
    find: (condition: SQL, category: string | null, limit: number) => find(db, condition, category, limit),

    /**
     * Like `find`, for expensive conditions. Frequent matches are found among the newest questions;
     * rare ones through the index, before sorting.
     */
    async findCostly(condition: SQL, category: string | null, limit: number): Promise<number[]> {
      const recent = db
        .select()
        .from(forumPosts)
        .where(and(isVisible, inCategory(category)))
        .orderBy(...newestFirst)
        .limit(recentLimit)
        .as('forum_posts');
      const frequent = await db.select({ id: recent.id }).from(recent).where(condition).limit(limit);
      if (frequent.length >= limit) return frequent.map(({ id }) => id);
      return findRare(db, condition, category, limit);
    },

    /**
     * Like `find`, for similarity conditions; returns nothing after the time limit.
     * @param threshold similarity from 0 to 1
     */
    async findSimilar(
      condition: SQL,
      threshold: number,
      category: string | null,
      limit: number,
    ): Promise<number[]> {
      return db
        .transaction(async (tx) => {
          await tx.execute(
            sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true), set_config('statement_timeout', ${similarityTimeoutMs}, true)`,
          );
          return findRare(tx, condition, category, limit);
        })
        .catch((error: { code?: string; cause?: { code?: string } }) => {
          if ((error.cause?.code ?? error.code) === statementCancelled) return [];
          throw error;
        });
    },
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
