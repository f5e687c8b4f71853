import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Scope } from '../forum.rules.ts';
import { forumPosts, shortPeriodIds } from '../tables.ts';
import { inScope } from './search-scope.store.ts';

const { id, searchWords, createdAt } = forumPosts;

/** Number of newest questions in which frequent words are searched first, and of those that show whether one is frequent. */
const recentLimit = 1_000;
const sampleLimit = 200;
/** Most short periods of one query. */
export const mostShortPeriods = 40;

/** First results of a search for one word; ids newest first. */
export type FirstMatches = {
  /** Matches in the newest questions, if the word is frequent there. */
  readonly recent: readonly number[];
  /** All matches in `periods` short periods up to `last`; empty if `recent` has enough. */
  readonly found: readonly number[];
  /** Matches among all questions, if there are none in these periods. */
  readonly anywhere: readonly number[];
  readonly last: number;
  readonly periods: number;
};

const newest = (columns: SQL, scope: SQL | undefined, count: number): SQL =>
  sql`SELECT ${columns} FROM ${forumPosts} WHERE ${scope} ORDER BY ${createdAt} DESC, ${id} DESC LIMIT ${sql.raw(String(count))}`;

/**
 * Selects `FirstMatches` by one statement, since sending and planning four costs more than running them. The parameters are
 * read by subqueries, so that a plan for all values costs no more than one for these, and PostgreSQL keeps it.
 */
function firstMatches(scope: SQL | undefined): SQL {
  const words = sql`(SELECT words FROM input)`;
  const most = sql`(SELECT most FROM input)`;
  const [recentCount, sampleCount, shortPeriod, mostPeriods] = [
    recentLimit,
    sampleLimit,
    shortPeriodIds,
    mostShortPeriods,
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
                  ELSE least(1 + ceil(1.5 * ${most} * ${sampleCount} / (hits * ${shortPeriod})), ${mostPeriods})::int END AS periods
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
    .from(sql`(${firstMatches(inScope({ category: ofCategory, written }))}) AS search`)
    .prepare(name);
}

/**
 * Searches for one word. All words with the same beginning are read by an index that begins with the period; the number of
 * periods is estimated from the matches among the newest questions.
 * @returns a function of a query of `searchQuery` with one word
 */
export function createWordSearch(db: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return async (query: string, scope: Scope, limit: number): Promise<FirstMatches> => {
    const name = `forum_word_${scope.category === null ? 'all' : 'category'}_${scope.written ?? 'any'}`;
    const statement = prepared.get(name) ?? prepare(db, scope, name);
    prepared.set(name, statement);
    // Words have no punctuation.
    const wordsOfPeriod = query.replaceAll(/'([^']+)'/g, "'# $1'");
    const [row] = await statement.execute({ words: query, wordsOfPeriod, category: scope.category, limit });
    if (!row) throw new Error('A search returns one row.');
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
