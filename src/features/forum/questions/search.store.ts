import { and, desc, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { germanTitle } from '../../../platform/shared/text/title-language.ts';
import type { Scope } from '../forum.rules.ts';
import { inCategory, isVisible, newestFirst } from '../forum.store.ts';
import { forumPosts, periodIds, periodOf, shortPeriodIds } from '../tables.ts';

const { title, content, searchWords } = forumPosts;

const hangul = '[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]';
const kana = '[\u3040-\u30ff]';
const han = '[\u3400-\u4dbf\u4e00-\u9fff]';

/** Matches titles in a language, as `titleLanguage` detects it. */
function isWritten(language: Language | null): SQL | undefined {
  const isGerman = sql`${title} ~* ${germanTitle.source}`;
  const isAsian = sql`${title} ~ ${`${hangul}|${kana}|${han}`}`;
  switch (language) {
    case null:
      return undefined;
    case 'kr':
      return sql`${title} ~ ${hangul}`;
    case 'ja':
      return sql`${title} ~ ${kana} AND NOT ${title} ~ ${hangul}`;
    case 'cn':
      return sql`${title} ~ ${han} AND NOT ${title} ~ ${`${hangul}|${kana}`}`;
    case 'de':
      return sql`NOT ${isAsian} AND ${isGerman}`;
    case 'en':
      return sql`NOT ${isAsian} AND NOT ${isGerman}`;
  }
}

const inScope = ({ category, written }: Scope): SQL | undefined =>
  and(isVisible, inCategory(category), isWritten(written));

/** Matches every question. */
export const anything = sql`true`;

/** Escapes LIKE wildcards. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Matches texts that contain every word or prefix. @param query of `searchQuery` */
export const matchesWords = (query: string): SQL => sql`${searchWords} @@ ${query}::tsquery`;

/** Matches like `matchesWords`, among the questions of some short periods only. @param last the newest of them */
export function matchesInPeriods(query: string, last: number, count: number): SQL {
  const periods = Array.from({ length: count }, (_, at) => last - at).filter((period) => period >= 0);
  const each = periods.map((period) => `(${query.replaceAll(/'([^']+)'/g, `'${period} $1'`)})`);
  return sql`forum_period_words(${forumPosts.id}, ${searchWords}) @@ ${each.join(' | ')}::tsquery`;
}

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

/** Number of newest questions in which frequent words are searched first, and of those that show whether one is frequent. */
const recentLimit = 1_000;
const sampleLimit = 200;
/** Time limit in milliseconds of a similarity search. */
const similarityTimeoutMs = '500';
const statementCancelled = '57014';

async function findRare(on: Executor, condition: SQL, scope: Scope, limit: number): Promise<number[]> {
  const { rows } = await on.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${forumPosts.id}, ${forumPosts.createdAt} FROM ${forumPosts}
      WHERE ${and(condition, inScope(scope))}
    )
    SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => Number(id));
}

async function find(on: Executor, condition: SQL, scope: Scope, limit: number): Promise<number[]> {
  const rows = await on
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(condition, inScope(scope)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Number of newest periods that are searched one after another before all questions. */
const newestPeriods = 4;

const { id: postId } = forumPosts;

/** Finds matches among this number of newest questions. */
async function findAmong(
  db: Database,
  condition: SQL,
  scope: Scope,
  { newest, limit }: { readonly newest: number; readonly limit: number },
): Promise<number[]> {
  const recent = db
    .select()
    .from(forumPosts)
    .where(inScope(scope))
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

/** Finds frequent matches among the newest questions; of others only some, or none. */
async function findRecent(db: Database, condition: SQL, scope: Scope, limit: number): Promise<number[]> {
  const sample = await findAmong(db, condition, scope, { newest: sampleLimit, limit });
  const isFrequent = 2 * sample.length * recentLimit > limit * sampleLimit;
  return isFrequent ? findAmong(db, condition, scope, { newest: recentLimit, limit }) : sample;
}

const newestId = async (db: Database): Promise<number> => {
  const [newest] = await db.select({ id: max(postId) }).from(forumPosts);
  return newest?.id ?? 0;
};

/** Most short periods of one query. */
const mostShortPeriods = 40;

/**
 * Finds questions with one word, newest first. All words with the same beginning are read by an index that begins with the
 * period; the number of periods is estimated from the matches found so far.
 */
async function findWord(db: Database, query: string, scope: Scope, limit: number): Promise<number[]> {
  const everywhere = () => find(db, matchesWords(query), scope, limit);
  const recent = await findRecent(db, matchesWords(query), scope, limit);
  if (recent.length >= limit) return recent;
  const last = Math.floor((await newestId(db)) / shortPeriodIds);
  if (last < 2) return everywhere();
  const likely = Math.ceil((1.5 * limit * sampleLimit) / (recent.length * shortPeriodIds));
  const count = recent.length === 0 ? 2 : Math.min(1 + likely, mostShortPeriods);
  // `findRare`, since the planner knows no frequency of words with periods.
  const newest = await findRare(db, matchesInPeriods(query, last, count), scope, limit);
  if (newest.length >= limit) return newest;
  const missing = Math.ceil((1.25 * limit * count) / newest.length);
  if (missing > mostShortPeriods) return everywhere();
  const older = await findRare(db, matchesInPeriods(query, last - count, missing), scope, limit);
  return newest.length + older.length >= limit ? [...newest, ...older].slice(0, limit) : everywhere();
}

/**
 * Searches the newest questions first, because reading all matches of a frequent word only to sort them grows with
 * the forum.
 * @param read returns matches, newest first
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
  const found: number[] = [];
  for (let period = last; period > last - newestPeriods && period >= 0; period--) {
    found.push(...(await read(sql`${periodOf(postId)} = ${period}::bigint`)));
    if (found.length >= limit) return found.slice(0, limit);
  }
  return last < newestPeriods ? found : read(undefined);
}

export function createSearchStore(db: Database) {
  return {
    anything,
    containsParts,
    titleIsSimilar,
    contentIsSimilar,

    /** Returns ids of visible questions that contain every word or prefix, newest first. @param query of `searchQuery` */
    find(query: string, scope: Scope, limit: number): Promise<number[]> {
      if (!query.includes('&')) return findWord(db, query, scope, limit);
      const condition = matchesWords(query);
      return findNewest(
        db,
        limit,
        () => findRecent(db, condition, scope, limit),
        (period) => find(db, and(condition, period) ?? condition, scope, limit),
      );
    },

    /** Like `find`, for expensive conditions: matches are found through the index before they are sorted. */
    async findCostly(condition: SQL, scope: Scope, limit: number): Promise<number[]> {
      const recent = await findRecent(db, condition, scope, limit);
      if (recent.length >= limit) return recent;
      return findNewest(
        db,
        limit,
        () => Promise.resolve(recent),
        (period) => findRare(db, and(condition, period) ?? condition, scope, limit),
      );
    },

    /**
     * Like `find`, for similarity conditions; returns nothing after the time limit.
     * @param threshold similarity from 0 to 1
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
