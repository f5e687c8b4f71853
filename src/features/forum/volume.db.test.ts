import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillForum } from '../../../labs/seed/seed-forum.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { PostPage } from './forum.contract.ts';
import { everywhere } from './forum.rules.ts';
import { createForumStore } from './forum.store.ts';
import { containsParts, createSearchStore, matchesWords } from './questions/search.store.ts';

/** Enough rows for the planner to prefer an index. */
const questions = 20_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const client = await server.database.pool.connect();
  await fillForum(client, questions).finally(() => client.release());
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

describe('F-09 O-08 with twenty thousand questions', () => {
  it.each([
    ['the first page', null, { offset: 0, count: 3, fromEnd: false }, 'forum_posts_newest'],
    ['page 500', null, { offset: 1_497, count: 3, fromEnd: false }, 'forum_posts_newest'],
    ['the last page', null, { offset: 0, count: 3, fromEnd: true }, 'forum_posts_newest'],
    ['a category', 'welding', { offset: 30, count: 3, fromEnd: false }, 'forum_posts_category'],
  ] as const)('%s uses only its index', async (_what, category, window, index) => {
    const plans = await plansOf((store) => store.list(category, window));
    expect(plans).toContain(index);
    expect(plans).toMatch(/Index Only Scan/);
    expect(plans).not.toMatch(/Seq Scan on forum_(posts|answers)|Sort/);
  });

  it.each([
    ['a word', matchesWords("'martensite':*")],
    ['a frequent word', matchesWords("'plate':*")],
    ['a part of a word', containsParts(['rtensit'])],
    ['nothing', matchesWords("'unobtainium'")],
  ] as const)(
    '%s: searching the newest questions first finds the same as searching all',
    async (_what, condition) => {
      const db = drizzle(server.database.pool);
      const [stepwise, whole] = [createSearchStore(db, [500, 4_000]), createSearchStore(db, [])];
      for (const scope of [everywhere, { category: 'welding', written: null }] as const)
        for (const search of ['find', 'findCostly'] as const) {
          const found = condition ? await stepwise[search](condition, scope, 40) : [];
          expect(found).toEqual(condition ? await whole[search](condition, scope, 40) : []);
        }
    },
  );

  it('O-08 a rare word is found through the word index, a part of a word through trigrams', async () => {
    const words = await plansOf((store) => store.find(matchesWords("'martensite':*"), everywhere, 201));
    expect(words).toContain('Bitmap Index Scan on forum_posts_words');
    const parts = containsParts(['rtensit']);
    const inside = parts && (await plansOf((store) => store.findCostly(parts, everywhere, 201)));
    expect(inside).toContain('forum_posts_content_trigrams');
    expect(inside).not.toContain('Seq Scan on forum_posts');
  });

  it('a search returns the total, or that there are more than 200', async () => {
    const read = async (search: string) =>
      (await server.call('GET', `/api/forum/posts?pageSize=3&search=${search}`)).json<PostPage>();
    expect(await read('martensite')).toMatchObject({ total: 200, more: false });
    expect(await read('forging')).toMatchObject({ total: 200, more: true });
  });
});
