import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Scope } from '../forum.rules.ts';
import { forumPosts, periodIds, periodOf } from '../tables.ts';
import { scopeCondition } from './search-scope.store.ts';

const { id, title, content, createdAt } = forumPosts;

/** Number of newest questions that are searched first if the parts are frequent. */
const recentLimit = 1_000;
/** Number of newest questions in which the parts are counted, to decide whether they are frequent. */
const sampleLimit = 50;

const newest = (columns: SQL, scope: SQL | undefined, count: number): SQL =>
  sql`SELECT ${columns} FROM ${forumPosts} WHERE ${scope} ORDER BY ${createdAt} DESC, ${id} DESC LIMIT ${sql.raw(String(count))}`;

/** Builds the statement that finds parts of words, similar to `firstMatches` for whole words. */
function firstParts(parts: number, scope: SQL | undefined): SQL {
  const most = sql`(SELECT most FROM input)`;
  const patterns = Array.from(
    { length: parts },
    (_, at) => sql`(SELECT patterns[${sql.raw(String(at + 1))}] FROM input)`,
  );
  const contains = (titles: SQL, contents: SQL) =>
    and(...patterns.map((pattern) => or(sql`${titles} ILIKE ${pattern}`, sql`${contents} ILIKE ${pattern}`)));
  const inRow = contains(sql`title`, sql`content`);
  const inTable = contains(sql`${title}`, sql`${content}`);
  const isMissing = sql`(SELECT count(*) FROM recent) < ${most}`;
  const period = (back: number) =>
    sql`${periodOf(id)} = (SELECT last - ${sql.raw(String(back))} FROM choice)`;
  return sql`
    WITH input AS MATERIALIZED (
      SELECT ${sql.placeholder('patterns')}::text[] AS patterns, ${sql.placeholder('category')}::text AS category,
             ${sql.placeholder('limit')}::int AS most)
    , choice AS MATERIALIZED (
      SELECT 2 * hits * ${sql.raw(String(recentLimit))} > ${most} * ${sql.raw(String(sampleLimit))} AS is_frequent,
             coalesce((SELECT max(id) FROM ${forumPosts}), 0) / ${sql.raw(String(periodIds))} AS last
        FROM (SELECT count(*) FILTER (WHERE ${inRow}) AS hits
                FROM (${newest(sql`${title}, ${content}`, scope, sampleLimit)}) newest) sample)
    , recent AS MATERIALIZED (
      SELECT id FROM (${newest(sql`${id}, ${createdAt}, ${title}, ${content}`, scope, recentLimit)}) newest
       WHERE (SELECT is_frequent FROM choice) AND ${inRow}
       ORDER BY created_at DESC, id DESC LIMIT ${most})
    , newest_period AS MATERIALIZED (
      SELECT ${id}, ${createdAt} FROM ${forumPosts} WHERE ${isMissing} AND ${period(0)} AND ${inTable} AND ${scope})
    , period_before AS MATERIALIZED (
      SELECT ${id}, ${createdAt} FROM ${forumPosts}
       WHERE ${isMissing} AND (SELECT count(*) FROM newest_period) < ${most} AND ${period(1)} AND ${inTable} AND ${scope})
    SELECT last, ARRAY(SELECT id FROM recent) AS recent,
           ARRAY(SELECT id FROM newest_period ORDER BY created_at DESC, id DESC LIMIT ${most})
             || ARRAY(SELECT id FROM period_before ORDER BY created_at DESC, id DESC LIMIT ${most}) AS found
      FROM choice`;
}

function prepare(db: Database, parts: number, { category, written }: Scope, name: string) {
  const ofCategory = category === null ? null : sql`(SELECT category FROM input)`;
  return db
    .select({ recent: sql<string[]>`recent`, found: sql<string[]>`found`, last: sql<string>`last` })
    .from(sql`(${firstParts(parts, scopeCondition({ category: ofCategory, written }))}) AS search`)
    .prepare(name);
}

/**
 * Creates the search for parts of words. It returns matches among the newest questions if there are enough, otherwise
 * all matches of the last two periods, newest first.
 */
export function createPartSearch(db: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return async (patterns: readonly string[], scope: Scope, limit: number) => {
    const of = scope.category === null ? 'all' : 'category';
    const name = `forum_parts_${patterns.length}_${of}_${scope.written ?? 'any'}`;
    const statement = prepared.get(name) ?? prepare(db, patterns.length, scope, name);
    prepared.set(name, statement);
    const [row] = await statement.execute({ patterns, category: scope.category, limit });
    if (!row) throw new Error('The search returned no row.');
    return { recent: row.recent.map(Number), found: row.found.map(Number), last: Number(row.last) };
  };
}
