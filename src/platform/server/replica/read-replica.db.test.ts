import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { formBody } from '../../../../test/form.ts';
import { type Standby, startReplication } from '../../../../test/standby.ts';
import type { Post, PostPage, Question } from '../../../features/forum/forum.contract.ts';
import { createCache } from '../cache/cache.ts';
import { openReadReplica } from './read-replica.ts';

type Replication = Awaited<ReturnType<typeof startReplication>>;

let replication: Replication;
let standby: Standby;
let here: TestApp;
let elsewhere: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  replication = await startReplication();
  standby = await replication.startStandby();
  const instance = (warn: (line: string) => void) =>
    createTestApp(
      { DATABASE_URL: replication.url, DATABASE_READ_URL: standby.url },
      { database: replication.open(), warn },
    );
  here = await instance((line) => lines.push(line));
  elsewhere = await instance(() => undefined);
});
afterAll(async () => {
  await elsewhere?.close();
  await here?.close();
  await replication?.close();
});
beforeEach(async () => {
  await standby.catchUp();
  for (const each of [here, elsewhere]) await each.app.replica?.check();
  expect(state()).toBe('in_use');
  lines.length = 0;
});

const state = (app = here) => app.app.replica?.status().state;
async function get<T>(app: TestApp, path: string): Promise<T> {
  const answer = await app.call('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}
async function ask(app: TestApp, title: string): Promise<Post> {
  const body = { title, content: 'Bar of 60 mm, quenched in oil.', category: 'forging' };
  const answer = await app.call('POST', '/api/forum/posts', { as: 'member', body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Post>();
}
const titles = async (app: TestApp, query = '') =>
  (await get<PostPage>(app, `/api/forum/posts?page=1${query}`)).items.map(({ title }) => title);
const question = (app: TestApp, id: number) => get<Question>(app, `/api/forum/posts/${id}`);
/** Changes a row without notifying the instances; the replica shows the change only after it has replayed the log. */
const changeSilently = (id: number, title: string) =>
  replication.query(`UPDATE forum_posts SET title = '${title}' WHERE id = ${id}`);

describe('O-07 reads from a replica', () => {
  it('O-07 lists, searches and detail pages of visitors are served by the replica', async () => {
    const post = await ask(here, 'Tempering of 42CrMo4');
    await standby.catchUp();
    const before = { ...here.app.replica?.counts() };
    expect(await titles(here)).toContain(post.title);
    expect(await titles(here, '&search=Tempering')).toContain(post.title);
    expect(await titles(here, '&search=Temperng')).toContain(post.title);
    expect((await question(here, post.id)).title).toBe(post.title);
    await get(here, `/api/forum/posts/${post.id}/answers`);
    await get(here, '/api/materials/posts?page=1&search=steel');
    const after = { ...here.app.replica?.counts() };
    expect(after['primary']).toBe(before['primary']);
    expect(after['replica']).toBeGreaterThan((before['replica'] ?? 0) + 8);
  });

  it('O-07 while the replica is behind, everyone sees a write on every instance, and other data are still read from the replica', async () => {
    const other = await ask(here, 'An older question');
    await standby.pauseReplay();
    const post = await ask(here, 'Written during a pause');
    await changeSilently(other.id, 'Changed on the primary only');
    expect((await question(here, post.id)).title).toBe(post.title);
    expect(await titles(here)).toContain(post.title);
    // Waits for the notification, which reaches the other instance almost immediately.
    await expect.poll(() => titles(elsewhere)).toContain(post.title);
    expect((await question(elsewhere, post.id)).title).toBe(post.title);
    for (const each of [here, elsewhere])
      expect((await question(each, other.id)).title).toBe('An older question');
    await standby.catchUp();
    await here.app.cache.changed(`question:${other.id}`);
    expect((await question(here, other.id)).title).toBe('Changed on the primary only');
  });

  it('O-07 an answer written while the replica is behind appears on its page and in the counts at once', async () => {
    const post = await ask(here, 'How long to soak?');
    await standby.catchUp();
    expect((await question(here, post.id)).answers).toEqual([]);
    await standby.pauseReplay();
    const body = { content: 'One hour per 25 mm.' };
    const path = `/api/forum/posts/${post.id}/answers`;
    expect((await here.call('POST', path, { as: 'premium', body })).statusCode).toBe(201);
    expect(await question(here, post.id)).toMatchObject({ answerCount: 1, answers: [body] });
    expect(await get<object[]>(here, path)).toMatchObject([body]);
  });

  it('O-07 a post, its likes and its comments that are written while the replica is behind are shown at once', async () => {
    await standby.pauseReplay();
    const title = 'Post during a pause';
    const form = await formBody([
      ['title', title],
      ['content', '<p>Quenching in oil.</p>'],
    ]);
    const created = await here.call('POST', '/api/materials/posts', { as: 'admin', ...form });
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json<{ id: number }>();
    const path = `/api/materials/posts/${id}`;
    expect(await get<object>(here, path)).toMatchObject({ title, commentCount: 0, likeCount: 0 });
    const body = { text: 'Which oil?' };
    expect((await here.call('POST', `${path}/comments`, { as: 'member', body })).statusCode).toBe(201);
    expect((await here.call('POST', `${path}/like`, { as: 'member' })).statusCode).toBe(200);
    expect(await get<object>(here, path)).toMatchObject({ commentCount: 1, likeCount: 1, comments: [body] });
    const list = await get<{ items: object[] }>(here, '/api/materials/posts?page=1');
    expect(list.items[0]).toMatchObject({ id, commentCount: 1, likeCount: 1 });
  });

  it('O-07 an author’s new avatar appears on cached and uncached pages at once while the replica is behind', async () => {
    const post = await ask(here, 'Whose picture is new?');
    await standby.catchUp();
    expect((await question(here, post.id)).userAvatar).not.toBe('robot');
    await standby.pauseReplay();
    const body = { avatar: 'robot' };
    expect((await here.call('PATCH', '/api/auth/profile', { as: 'member', body })).statusCode).toBe(200);
    expect((await question(here, post.id)).userAvatar).toBe('robot');
    const [first] = (await get<PostPage>(here, '/api/forum/posts?page=1')).items;
    expect(first).toMatchObject({ id: post.id, userAvatar: 'robot' });
  });

  it('O-07 a cached value from a replica that is behind is invalidated by the notification of the change', async () => {
    const post = await ask(here, 'Before the change');
    await standby.catchUp();
    const tag = `question:${post.id}`;
    const read = (app: TestApp, during?: () => Promise<void>) =>
      app.app.cache.get(
        `test ${post.id}`,
        async () => {
          const { title } = await app.app.forum.showQuestion(String(post.id), 'en');
          await during?.();
          return title;
        },
        { tags: () => [tag] },
      );
    await standby.pauseReplay();
    // Reads from the replica while another instance commits the change and sends its notification.
    const stale = await read(here, async () => {
      await changeSilently(post.id, 'After the change');
      await elsewhere.app.cache.changed(tag);
      await expect
        .poll(() => here.app.cache.changes.positionOf([tag]))
        .toBe(elsewhere.app.cache.changes.positionOf([tag]));
    });
    expect(stale).toBe('Before the change');
    expect(await read(here)).toBe('After the change');
    await standby.catchUp();
    for (const each of [here, elsewhere]) await expect.poll(() => read(each)).toBe('After the change');
  });

  it('O-07 an instance that starts while the replica is behind shows data written before its start', async () => {
    await standby.pauseReplay();
    const post = await ask(here, 'Written before the start');
    const later = await createTestApp(
      { DATABASE_URL: replication.url, DATABASE_READ_URL: standby.url },
      { database: replication.open(), warn: () => undefined },
    );
    expect(await titles(later)).toContain(post.title);
    expect((await question(later, post.id)).title).toBe(post.title);
    await later.close();
  });

  it('O-07 no request fails when the replica is killed, and the replica is used again after its restart', async () => {
    const post = await ask(here, 'A question during an outage');
    await standby.catchUp();
    const reading = Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        if (turn === 20) await standby.kill();
        return (await here.call('GET', `/api/forum/posts/${post.id}`)).statusCode;
      }),
    );
    expect(new Set(await reading)).toEqual(new Set([200]));
    await here.app.replica?.check();
    expect(state()).toBe('unreachable');
    expect(lines.filter((line) => line.includes('cannot be reached')).length).toBeGreaterThan(0);
    expect((await question(here, post.id)).title).toBe(post.title);
    await standby.start();
    await here.app.replica?.check();
    expect(state()).toBe('in_use');
    expect(lines.at(-1)).toBe('DATABASE_READ_URL: the read replica is in use again.');
  });

  it('O-07 a replica with an older schema is not used until it has replayed the migration', async () => {
    await standby.pauseReplay();
    await replication.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'test', max(created_at) + 1 FROM drizzle.__drizzle_migrations`,
    );
    await here.app.replica?.check();
    expect(state()).toBe('older_schema');
    const before = here.app.replica?.counts()['replica'];
    await titles(here);
    expect(here.app.replica?.counts()['replica']).toBe(before);
    await standby.catchUp();
    await here.app.replica?.check();
    expect(state()).toBe('in_use');
    await replication.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'test'`);
  });
});

describe('O-07 a replica of another database or one that is behind', () => {
  const closing: { close(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const each of closing.reverse()) await each.close();
  });

  async function open(url: string, more: { maxLagMs?: number; isListening?: () => boolean } = {}) {
    const database = replication.open();
    const cache = await createCache(database.pool, console.error);
    const warnings: string[] = [];
    const replica = await openReadReplica({
      url,
      primary: database.pool,
      cache: { changes: cache.changes, isListening: more.isListening ?? cache.isListening },
      warn: (line) => warnings.push(line),
      checkEveryMs: null,
      ...more,
    });
    closing.push(database, cache, replica);
    const server = () =>
      replica.read(
        [],
        async () => 'replica',
        async () => 'primary',
      );
    return { replica, warnings, server };
  }

  it.each([
    ['the primary itself', () => replication.url, 'not_standby', 'not a standby'],
    ['another server', () => inject('databaseServer'), 'other_system', 'not a replica of the database'],
    ['no server', () => 'postgresql://postgres@/ferrite?host=/nowhere', 'unreachable', 'cannot be reached'],
  ])(
    'O-07 %s as read replica is refused with one line that names the setting and the remedy',
    async (_what, url, expected, words) => {
      const { replica, warnings, server } = await open(url());
      expect(replica.status().state).toBe(expected);
      expect(await server()).toBe('primary');
      await replica.check();
      expect(warnings).toEqual([expect.stringMatching(new RegExp(`^DATABASE_READ_URL: .*${words}`))]);
    },
  );

  it('O-07 the primary serves all reads while notifications of changes do not arrive', async () => {
    let isListening = true;
    const { replica, server } = await open(standby.url, { isListening: () => isListening });
    await expect.poll(server).toBe('replica');
    isListening = false;
    expect(await server()).toBe('primary');
    expect(replica.status().state).toBe('in_use');
  });

  it('O-07 a read that fails on the replica is repeated on the primary, unless it is a write', async () => {
    const { replica, server } = await open(standby.url);
    await expect.poll(server).toBe('replica');
    const read = (text: string) =>
      replica.read(
        [],
        async (on) => void (await on.execute(text)),
        async () => 'primary',
      );
    expect(await read('SELECT * FROM a_table_of_the_next_version')).toBe('primary');
    expect(replica.status().state).toBe('in_use');
    await expect(read('CREATE TABLE written ()')).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('O-07 a replica that lags more than accepted is not used until it has caught up', async () => {
    const { replica, warnings, server } = await open(standby.url, { maxLagMs: 0 });
    await expect.poll(server).toBe('replica');
    await standby.pauseReplay();
    await replication.query('SELECT pg_logical_emit_message(true, $$test$$, $$test$$)');
    // The first check records the position to be replayed; the second one measures how long it has been missing.
    await replica.check();
    await replica.check();
    expect(replica.status().state).toBe('lagging');
    expect(await server()).toBe('primary');
    await standby.catchUp();
    await replica.check();
    await expect.poll(server).toBe('replica');
    expect(warnings).toEqual([
      expect.stringContaining('too far behind'),
      expect.stringContaining('in use again'),
    ]);
  });

  it('O-07 a replica that is promoted to primary is no longer used, also not on connections opened before', async () => {
    const promoted = await replication.startStandby();
    const { replica, warnings, server } = await open(promoted.url);
    await expect.poll(server).toBe('replica');
    await promoted.query('SELECT pg_promote()');
    await replica.check();
    expect(replica.status().state).toBe('not_standby');
    expect(await server()).toBe('primary');
    expect(warnings).toEqual([expect.stringContaining('it was promoted')]);
  });
});
