import { desc, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillForum } from '../../../labs/seed/seed-forum.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { PostPage } from './forum.contract.ts';
import { type Scope, unfiltered } from './forum.rules.ts';
import { createForumStore } from './forum.store.ts';
import {
  containsParts,
  createSearchStore,
  matchesAll,
  matchesWords,
  type SearchStore,
} from './questions/search.store.ts';
import { forumPosts, periodIds } from './tables.ts';

/** Number of questions, large enough for the planner to prefer an index. */
const questions = 20_000;
/** Answers per question; with this number too, reading all answers costs far more than an index. */
const answersEach = 2;
/**
 * First id, chosen so that the questions are in two periods and more periods precede them than are searched one by
 * one.
 */
const firstId = 4 * periodIds - questions / 2;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const client = await server.database.pool.connect();
  await client.query(`ALTER SEQUENCE forum_posts_id_seq RESTART WITH ${firstId}`);
  await fillForum(client, questions, answersEach).finally(() => client.release());
}, 180_000);
afterAll(() => server.close());

/** Returns the statements that the store sends, with their query plans. */
async function plansOf(
  read: (
    store: ReturnType<typeof createForumStore> & ReturnType<typeof createSearchStore>,
  ) => Promise<unknown>,
): Promise<string> {
  const sent: { sql: string; params: unknown[] }[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void sent.push({ sql, params }) };
  const db = drizzle(server.database.pool, { logger });
  await read({ ...createForumStore(db), ...createSearchStore(db) });
  const plans: string[] = [];
  for (const { sql, params } of sent) {
    const { rows } = await server.database.pool.query(`EXPLAIN ${sql}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n');
}

type Find = (
  store: ReturnType<typeof createSearchStore>,
  scope: Scope,
  limit: number,
) => Promise<readonly number[]>;

/** Checks that a search of the store finds the same questions as a query over all of them. */
async function expectSame(condition: SQL, search: Find): Promise<void> {
  const db = drizzle(server.database.pool);
  const store = createSearchStore(db);
  for (const category of [null, 'welding'])
    for (const limit of [1, 40, 150, 201]) {
      const inCategory = category ? sql`${forumPosts.category} = ${category}` : sql`true`;
      const all = await db
        .select({ id: forumPosts.id })
        .from(forumPosts)
        .where(sql`${condition} AND ${inCategory} AND ${forumPosts.hiddenAt} IS NULL`)
        .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
        .limit(limit);
      const found = await search(store, { category, written: null }, limit);
      expect(found).toEqual(all.map(({ id }) => id));
    }
}

describe('F-09 O-08 queries with twenty thousand questions', () => {
  it.each([
    ['the first page', null, { offset: 0, count: 3, fromEnd: false }, 'forum_posts_newest'],
    ['page 500', null, { offset: 1_497, count: 3, fromEnd: false }, 'forum_posts_newest'],
    ['the last page', null, { offset: 0, count: 3, fromEnd: true }, 'forum_posts_newest'],
    ['a category', 'welding', { offset: 30, count: 3, fromEnd: false }, 'forum_posts_category'],
  ] as const)(
    'the query for %s of the question list reads only an index',
    async (_what, category, window, index) => {
      const plans = await plansOf((store) => store.list(category, window));
      expect(plans).toContain(index);
      expect(plans).toMatch(/Index Only Scan/);
      expect(plans).not.toMatch(/Seq Scan on forum_(posts|answers)|Sort/);
    },
  );

  it.each([
    ['a word', "'martensite':*"],
    ['a prefix of frequent words', "'p':*"],
    ['a frequent word', "'plate':*"],
    ['two spellings', "('haerte':* | 'härte':*)"],
    ['two words', "'plate':* & 'martensite':*"],
    ['a Korean word', "'마르' & '르텐'"],
    ['a single letter', "'강'"],
    ['nothing', "'unobtainium':*"],
  ] as const)(
    'a search for %s, run period by period, finds the same as one over all questions, newest first',
    async (_what, query) => {
      await expectSame(matchesWords(query), (store, ...rest) => store.find(query, ...rest));
    },
  );

  it.each([
    ['a part of a word', ['rtensit']],
    ['a part of frequent words', ['perin']],
    ['parts of two words', ['rtensit', 'ertif']],
    ['parts of five words', ['rtensit', 'ructu', 'mpered', 'arte', 'nsite']],
    ['parts of no word', ['obtainiu']],
  ] as const)(
    'a text search for %s, run period by period, finds the same as one over all questions, newest first',
    async (_what, parts) => {
      const condition = containsParts(parts) ?? matchesAll;
      await expectSame(condition, (store, ...rest) => store.findParts(parts, ...rest));
      await expectSame(condition, (store, ...rest) => store.findCostly(condition, ...rest));
    },
  );

  it('in a search for a part of a word, % and _ match only themselves and are not wildcards', async () => {
    const store = createSearchStore(drizzle(server.database.pool));
    expect(await store.findParts(['mm thick'], unfiltered, 3)).toHaveLength(3);
    expect(await store.findParts(['mm_thick'], unfiltered, 3)).toEqual([]);
    expect(await store.findParts(['mm%thick'], unfiltered, 3)).toEqual([]);
  });

  it('O-08 a search for a word or for a part of a word sends one SQL statement', async () => {
    for (const find of [
      (store: SearchStore) => store.find("'martensite':*", unfiltered, 40),
      (store: SearchStore) => store.find("'plate':*", unfiltered, 201),
      (store: SearchStore) => store.find("'unobtainium':*", unfiltered, 201),
      (store: SearchStore) => store.findParts(['perin'], unfiltered, 201),
      (store: SearchStore) => store.findParts(['rtensit'], unfiltered, 40),
    ]) {
      const sent: string[] = [];
      const logger = { logQuery: (text: string) => sent.push(text) };
      await find(createSearchStore(drizzle(server.database.pool, { logger })));
      expect(sent).toHaveLength(1);
    }
  });

  it('a search that every question matches, run period by period, finds the same as one over all questions, newest first', async () => {
    await expectSame(matchesAll, (store, ...rest) => store.findCostly(matchesAll, ...rest));
  });

  it('O-08 the index finds the matches of a word in one period without reading those of other periods', async () => {
    const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM forum_posts
        WHERE search_words @@ '마르 & 르텐'::tsquery AND (id / ${periodIds}) = 3::bigint AND hidden_at IS NULL`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Bitmap Index Scan on forum_posts_words.*\n.*Index Cond: \(\(\(id \/ 25000\) = '3'::bigint\) AND \(search_words @@/,
    );
  });

  it('O-08 a rare word is found by the word index, a part of a word by the trigram index', async () => {
    const words = await plansOf((store) => store.find("'martensite':*", unfiltered, 201));
    expect(words).toContain('Bitmap Index Scan on forum_posts_period_words');
    expect(words).not.toContain('Seq Scan on forum_posts');
    const inside = await plansOf((store) => store.findParts(['rtensit'], unfiltered, 201));
    expect(inside).toContain('forum_posts_content_trigrams');
    expect(inside).not.toContain('Seq Scan on forum_posts');
  });

  it('a search returns the number of matches up to 200, and whether there are more', async () => {
    const read = async (search: string) =>
      (await server.call('GET', `/api/forum/posts?pageSize=3&search=${search}`)).json<PostPage>();
    expect(await read('martensite')).toMatchObject({ total: 200, more: false });
    expect(await read('forging')).toMatchObject({ total: 200, more: true });
  });
});
