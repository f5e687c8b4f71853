import { and, desc, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Scope } from '../forum.rules.ts';
import { newestFirst } from '../forum.store.ts';
import { forumPosts, periodIds, periodOf } from '../tables.ts';
import { createPartSearch } from './part-search.store.ts';
import { scopeCondition } from './search-scope.store.ts';
import { createWordSearch, maxShortPeriods } from './word-search.store.ts';

const { id: postId, title, content, searchWords } = forumPosts;

/** Condition that every question fulfils. */
export const matchesAll = sql`true`;

const patternOf = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns the condition for texts that contain every word or beginning of a word.
 * @param query result of `searchQuery`
 */
export const matchesWords = (query: string): SQL => sql`${searchWords} @@ ${query}::tsquery`;

/**
 * Like `matchesWords`, but only for questions in some short periods.
 * @param last the newest of these periods
 */
export function matchesInPeriods(query: string, last: number, count: number): SQL {
  const periods = Array.from({ length: count }, (_, at) => last - at).filter((period) => period >= 0);
  const each = periods.map((period) => `(${query.replaceAll(/'([^']+)'/g, `'${period} $1'`)})`);
  return sql`forum_period_words(${forumPosts.id}, ${searchWords}) @@ ${each.join(' | ')}::tsquery`;
}

/**
 * Returns the condition for texts that contain every part, also inside words. Parts of fewer than three letters cannot
 * use the trigram index.
 */
export function containsParts(parts: readonly string[]): SQL | undefined {
  return and(
    ...parts.map((part) => {
      const pattern = patternOf(part);
      return or(sql`${title} ILIKE ${pattern}`, sql`${content} ILIKE ${pattern}`);
    }),
  );
}

/** Returns the condition for titles with a word similar to each given word, to find misspelt words. */
export const titleIsSimilar = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${title} %> ${word}`));

/** Returns the condition for contents with a word similar to each given word; slower than the one for titles. */
export const contentIsSimilar = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${content} %> ${word}`));

/**
 * Number of newest questions that are searched first if the words are frequent; the next line is the sample that
 * decides this.
 */
const recentLimit = 1_000;
const sampleLimit = 200;
/** Time limit of a similarity search, in ms. */
const similarityTimeoutMs = '500';
const statementCancelled = '57014';

async function findRare(on: Executor, condition: SQL, scope: Scope, limit: number): Promise<number[]> {
  const { rows } = await on.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${forumPosts.id}, ${forumPosts.createdAt} FROM ${forumPosts}
      WHERE ${and(condition, scopeCondition(scope))}
    )
    SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => Number(id));
}

async function find(on: Executor, condition: SQL, scope: Scope, limit: number): Promise<number[]> {
  const rows = await on
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(condition, scopeCondition(scope)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Number of newest periods that are searched one after another; after that all questions are searched at once. */
const newestPeriods = 4;

async function findAmong(
  db: Database,
  condition: SQL,
  scope: Scope,
  { newest, limit }: { readonly newest: number; readonly limit: number },
): Promise<number[]> {
  const recent = db
    .select()
    .from(forumPosts)
    .where(scopeCondition(scope))
    .orderBy(...newestFirst)
    .limit(newest)
    .as('forum_posts');
  const rows = await db
    .select({ id: recent.id })
    .from(recent)
    .where(condition)
    .orderBy(desc(recent.createdAt), desc(recent.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Finds matches among the newest questions. If the sample shows that matches are rare, only the matches in the sample
 * are returned.
 */
async function findRecent(db: Database, condition: SQL, scope: Scope, limit: number): Promise<number[]> {
  const sample = await findAmong(db, condition, scope, { newest: sampleLimit, limit });
  const isFrequent = 2 * sample.length * recentLimit > limit * sampleLimit;
  return isFrequent ? findAmong(db, condition, scope, { newest: recentLimit, limit }) : sample;
}

const newestId = async (db: Database): Promise<number> => {
  const [newest] = await db.select({ id: max(postId) }).from(forumPosts);
  return newest?.id ?? 0;
};

/** Finds questions that contain one word, newest first; usually takes one statement. */
async function findWord(
  db: Database,
  firstMatches: ReturnType<typeof createWordSearch>,
  [query, scope, limit]: [string, Scope, number],
): Promise<readonly number[]> {
  const everywhere = () => find(db, matchesWords(query), scope, limit);
  const { recent, found, anywhere, last, periods } = await firstMatches(query, scope, limit);
  if (recent.length >= limit) return recent;
  if (found.length >= limit || last < periods) return found;
  if (found.length === 0) return anywhere;
  const missing = Math.ceil((1.25 * limit * periods) / found.length);
  if (missing > maxShortPeriods) return everywhere();
  // `findRare` is used, because the planner cannot estimate how frequent words with a period are.
  const older = await findRare(db, matchesInPeriods(query, last - periods, missing), scope, limit);
  return found.length + older.length >= limit ? [...found, ...older].slice(0, limit) : everywhere();
}

/** Maximum number of parts in a prepared search. */
const maxParts = 4;

/**
 * Searches the newest questions first. Otherwise all matches of a frequent word would be read and sorted, which takes
 * longer the more questions there are.
 * @param read returns the matches in a period, newest first
 */
async function findNewest(
  db: Database,
  limit: number,
  recent: () => Promise<number[]>,
  read: (period: SQL | undefined) => Promise<number[]>,
): Promise<number[]> {
  const last = Math.floor((await newestId(db)) / periodIds);
  if (last === 0) return read(undefined);
  const frequent = await recent();
  if (frequent.length >= limit) return frequent;
  return findOlder(last, { next: last, found: [] }, limit, read);
}

/**
 * Searches one period after another until there are enough matches; after the newest periods it searches all
 * questions.
 * @param from period to start with, and the matches in newer periods
 */
async function findOlder(
  last: number,
  from: { readonly next: number; readonly found: readonly number[] },
  limit: number,
  read: (period: SQL | undefined) => Promise<number[]>,
): Promise<number[]> {
  const found = [...from.found];
  for (let period = from.next; period > last - newestPeriods && period >= 0; period--) {
    found.push(...(await read(sql`${periodOf(postId)} = ${period}::bigint`)));
    if (found.length >= limit) return found.slice(0, limit);
  }
  return last < newestPeriods ? found : read(undefined);
}

export function createSearchStore(db: Database) {
  const firstMatches = createWordSearch(db);
  const firstParts = createPartSearch(db);

  /** Like `find`, for conditions that are expensive to check: the index finds the matches before they are sorted. */
  async function findCostly(condition: SQL, scope: Scope, limit: number): Promise<readonly number[]> {
    const recent = await findRecent(db, condition, scope, limit);
    if (recent.length >= limit) return recent;
    return findNewest(
      db,
      limit,
      () => Promise.resolve(recent),
      (period) => findRare(db, and(condition, period) ?? condition, scope, limit),
    );
  }

  return {
    matchesAll,
    titleIsSimilar,
    contentIsSimilar,

    /**
     * Returns the ids of visible questions that contain every word or beginning of a word, newest first.
     * @param query result of `searchQuery`
     */
    find(query: string, scope: Scope, limit: number): Promise<readonly number[]> {
      if (!query.includes('&')) return findWord(db, firstMatches, [query, scope, limit]);
      const condition = matchesWords(query);
      return findNewest(
        db,
        limit,
        () => findRecent(db, condition, scope, limit),
        (period) => find(db, and(condition, period) ?? condition, scope, limit),
      );
    },

    findCostly,

    /** Returns the ids of visible questions that contain every part, also inside words, newest first. */
    async findParts(parts: readonly string[], scope: Scope, limit: number): Promise<readonly number[]> {
      const condition = containsParts(parts) ?? matchesAll;
      if (parts.length > maxParts) return findCostly(condition, scope, limit);
      const { recent, found, last } = await firstParts(parts.map(patternOf), scope, limit);
      if (recent.length >= limit) return recent;
      if (found.length >= limit || last < 2) return found.slice(0, limit);
      return findOlder(last, { next: last - 2, found }, limit, (period) =>
        findRare(db, and(condition, period) ?? condition, scope, limit),
      );
    },

    /**
     * Like `find`, for similarity conditions; returns nothing if the time limit is exceeded.
     * @param threshold minimum similarity, from 0 to 1
     */
    async findSimilar(condition: SQL, threshold: number, scope: Scope, limit: number): Promise<number[]> {
      return db
        .transaction(async (tx) => {
          await tx.execute(
            sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true), set_config('statement_timeout', ${similarityTimeoutMs}, true)`,
          );
          return findRare(tx, condition, scope, limit);
        })
        .catch((error: { code?: string; cause?: { code?: string } }) => {
          if ((error.cause?.code ?? error.code) === statementCancelled) return [];
          throw error;
        });
    },
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
