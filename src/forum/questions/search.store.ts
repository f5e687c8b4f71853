import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { inCategory, inSight, newest } from '../forum.store.ts';
import { forumPosts } from '../tables.ts';

const { title, content, searchWords } = forumPosts;

/** Characters that LIKE would take for a wildcard. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Every word is there, or begins there. @param query for `to_tsquery('simple', …)` */
export const hasWords = (query: string): SQL => sql`${searchWords} @@ to_tsquery('simple', ${query})`;

/** Every part stands somewhere, within a word too. Parts of less than three letters have no trigrams to be found by. */
export function hasParts(parts: readonly string[]): SQL | undefined {
  return and(
    ...parts.map((part) => {
      const pattern = `%${literal(part)}%`;
      return or(sql`${title} ILIKE ${pattern}`, sql`${content} ILIKE ${pattern}`);
    }),
  );
}

/** Something like every word stands in the title: finds what was misspelt. */
export const titleLike = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${title} %> ${word}`));

/** The same for the text, which is dearer. */
export const contentLike = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${content} %> ${word}`));

/** Frequent parts of words stand in many of so many questions. */
const newestSearched = 1_000;
/** Milliseconds that looking for misspelt words may take. */
const alikeMs = '500';
const statementCancelled = '57014';

async function findRare(
  on: Executor,
  condition: SQL,
  category: string | null,
  most: number,
): Promise<number[]> {
  const { rows } = await on.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${forumPosts.id}, ${forumPosts.createdAt} FROM ${forumPosts}
      WHERE ${and(condition, inSight, inCategory(category))}
    )
    SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${most}`);
  return rows.map(({ id }) => Number(id));
}

async function find(on: Executor, condition: SQL, category: string | null, most: number): Promise<number[]> {
  const rows = await on
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(condition, inSight, inCategory(category)))
    .orderBy(...newest)
    .limit(most);
  return rows.map(({ id }) => id);
}

export function createSearchStore(db: Database) {
  return {
    hasWords,
    hasParts,
    titleLike,
    contentLike,

    /** Ids of questions in sight that fulfil a condition, newest first. */
    find: (condition: SQL, category: string | null, most: number) => find(db, condition, category, most),

    /**
     * The same for conditions that cost much to check: what is frequent is found among the newest questions,
     * what is rare by its index, before anything is put in order.
     */
    async findCostly(condition: SQL, category: string | null, most: number): Promise<number[]> {
      const recent = db
        .select()
        .from(forumPosts)
        .where(and(inSight, inCategory(category)))
        .orderBy(...newest)
        .limit(newestSearched)
        .as('forum_posts');
      const frequent = await db.select({ id: recent.id }).from(recent).where(condition).limit(most);
      if (frequent.length >= most) return frequent.map(({ id }) => id);
      return findRare(db, condition, category, most);
    },

    /**
     * The same for a condition of likeness, which gives up when it takes too long.
     * @param least from 0 (nothing in common) to 1 (equal)
     */
    async findAlike(condition: SQL, least: number, category: string | null, most: number): Promise<number[]> {
      return db
        .transaction(async (tx) => {
          await tx.execute(
            sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true), set_config('statement_timeout', ${alikeMs}, true)`,
          );
          return findRare(tx, condition, category, most);
        })
        .catch((error: { code?: string; cause?: { code?: string } }) => {
          if ((error.cause?.code ?? error.code) === statementCancelled) return [];
          throw error;
        });
    },
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
