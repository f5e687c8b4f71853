import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Scope } from '../forum.rules.ts';
import { forumPosts, shortPeriodIds } from '../tables.ts';
import { scopeCondition } from './search-scope.store.ts';

const { id, searchWords, createdAt } = forumPosts;

/**
 * Number of newest questions that are searched first if the word is frequent; the next line is the sample that decides
 * this.
 */
const recentLimit = 1_000;
const sampleLimit = 200;
/** Maximum number of short periods in one query. */
export const maxShortPeriods = 40;

/** First results of a search for one word; the ids are sorted newest first. */
export type FirstMatches = {
  /** Matches among the newest questions; empty unless the word is frequent there. */
  readonly recent: readonly number[];
  /** All matches in the `periods` short periods up to `last`; empty if `recent` has enough matches. */
  readonly found: readonly number[];
  /** Matches among all questions; searched only if these periods contain none. */
  readonly anywhere: readonly number[];
  readonly last: number;
  readonly periods: number;
};

const newest = (columns: SQL, scope: SQL | undefined, count: number): SQL =>
  sql`SELECT ${columns} FROM ${forumPosts} WHERE ${scope} ORDER BY ${createdAt} DESC, ${id} DESC LIMIT ${sql.raw(String(count))}`;

/**
 * Builds the statement that returns `FirstMatches`. It is a single statement, because sending and planning four takes
 * longer than running them. The parameters are read by subqueries, so that PostgreSQL considers the general plan as
 * good as a specific one and keeps it.
 */
function firstMatches(scope: SQL | undefined): SQL {
  const words = sql`(SELECT words FROM input)`;
  const most = sql`(SELECT most FROM input)`;
  const [recentCount, sampleCount, shortPeriod, maxPeriods] = [
    recentLimit,
    sampleLimit,
    shortPeriodIds,
    maxShortPeriods,
  ].map((value) => sql.raw(String(value)));
  const isMissing = sql`(SELECT count(*) FROM recent) < ${most}`;
  return sql`
    WITH input AS MATERIALIZED (
      SELECT ${sql.placeholder('words')}::tsquery AS words, ${sql.placeholder('wordsOfPeriod')}::text AS words_of_period,
             ${sql.placeholder('category')}::text AS category, ${sql.placeholder('limit')}::int AS most)
    , choice AS MATERIALIZED (
      SELECT 2 * hits * ${recentCount} > ${most} * ${sampleCount} AS is_frequent,
             coalesce((SELECT max(id) FROM ${forumPosts}), 0) / ${shortPeriod} AS last,
             CASE WHEN hits = 0 THEN 2
                  ELSE least(1 + ceil(1.5 * ${most} * ${sampleCount} / (hits * ${shortPeriod})), ${maxPeriods})::int END AS periods
        FROM (SELECT count(*) FILTER (WHERE search_words @@ ${words}) AS hits
                FROM (${newest(sql`${searchWords}`, scope, sampleLimit)}) newest) sample)
    , recent AS MATERIALIZED (
      SELECT id FROM (${newest(sql`${id}, ${createdAt}, ${searchWords}`, scope, recentLimit)}) newest
       WHERE (SELECT is_frequent FROM choice) AND search_words @@ ${words}
       ORDER BY created_at DESC, id DESC LIMIT ${most})
    , found AS MATERIALIZED (
      SELECT ${id}, ${createdAt} FROM ${forumPosts}
       WHERE ${isMissing} AND forum_period_words(${id}, ${searchWords}) @@ (
               SELECT string_agg('(' || replace(words_of_period, '#', period::text) || ')', ' | ')::tsquery
                 FROM input, choice, generate_series(greatest(last - periods + 1, 0), last) AS period)
         AND ${scope})
    , anywhere AS MATERIALIZED (
      SELECT ${id}, ${createdAt} FROM ${forumPosts}
       WHERE ${isMissing} AND NOT EXISTS (SELECT FROM found) AND ${searchWords} @@ ${words} AND ${scope})
    SELECT last, periods, ARRAY(SELECT id FROM recent) AS recent,
           ARRAY(SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${most}) AS found,
           ARRAY(SELECT id FROM anywhere ORDER BY created_at DESC, id DESC LIMIT ${most}) AS anywhere
      FROM choice`;
}

function prepare(db: Database, { category, written }: Scope, name: string) {
  const ofCategory = category === null ? null : sql`(SELECT category FROM input)`;
  return db
    .select({
      recent: sql<string[]>`recent`,
      found: sql<string[]>`found`,
      anywhere: sql<string[]>`anywhere`,
      last: sql<string>`last`,
      periods: sql<number>`periods`,
    })
    .from(sql`(${firstMatches(scopeCondition({ category: ofCategory, written }))}) AS search`)
    .prepare(name);
}

/**
 * Creates the search for one word. The index used starts with the period, and finds all words with the same beginning;
 * the number of periods is estimated from the matches among the newest questions.
 * @returns a function that takes a query of `searchQuery` with one word
 */
export function createWordSearch(db: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return async (query: string, scope: Scope, limit: number): Promise<FirstMatches> => {
    const name = `forum_word_${scope.category === null ? 'all' : 'category'}_${scope.written ?? 'any'}`;
    const statement = prepared.get(name) ?? prepare(db, scope, name);
    prepared.set(name, statement);
    // The replacement is safe, because words contain no punctuation.
    const wordsOfPeriod = query.replaceAll(/'([^']+)'/g, "'# $1'");
    const [row] = await statement.execute({ words: query, wordsOfPeriod, category: scope.category, limit });
    if (!row) throw new Error('The search returned no row.');
    const numbers = (ids: readonly string[]) => ids.map(Number);
    return {
      recent: numbers(row.recent),
      found: numbers(row.found),
      anywhere: numbers(row.anywhere),
      last: Number(row.last),
      periods: row.periods,
    };
  };
}
