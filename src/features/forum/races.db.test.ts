import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { Answer, Post, PostPage, Question } from './forum.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const question = { title: 'Two at once', content: 'Text', category: 'others' };
const ask = async () =>
  (await server.call('POST', '/api/forum/posts', { as: 'member', body: question })).json<Post>();
const reply = async (postId: number) =>
  (
    await server.call('POST', `/api/forum/posts/${postId}/answers`, { as: 'premium', body: { content: 'x' } })
  ).json<Answer>();
const read = async (id: number) => (await server.call('GET', `/api/forum/posts/${id}`)).json<Question>();
const accept = (id: number, body?: object) =>
  server.call('POST', `/api/forum/answers/${id}/accept`, { as: 'member', ...(body && { body }) });
const change = (post: Post, title: string, as: 'member' | 'admin') =>
  server.call('PUT', `/api/forum/posts/${post.id}`, {
    as,
    body: { ...question, title, updatedAt: post.updatedAt },
  });

describe('accepting an answer from an outdated page', () => {
  it('withdrawing an acceptance that another answer has changes nothing and reports the question as answered', async () => {
    const post = await ask();
    const [one, two] = [await reply(post.id), await reply(post.id)];
    await accept(one.id, { accepted: true });
    await accept(two.id, { accepted: true });
    const late = await server.call('POST', `/api/forum/answers/${one.id}/accept`, {
      as: 'admin',
      body: { accepted: false },
    });
    expect(late.json()).toMatchObject({ isAccepted: false, isAnswered: true });
    expect((await read(post.id)).answers.map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
      [two.id, true],
      [one.id, false],
    ]);
    const { rows } = await server.database.pool.query(
      `SELECT 1 FROM audit_logs WHERE action = 'forum.answer_unaccepted' AND details->>'answer' = $1`,
      [String(one.id)],
    );
    expect(rows).toEqual([]);
  });
});

describe('concurrent edits of a question', () => {
  it('the second of two edits of a question gets a conflict with the newer version, and nothing is overwritten', async () => {
    const post = await ask();
    expect((await change(post, 'From the asker', 'member')).statusCode).toBe(200);
    const second = await change(post, 'From the administrator', 'admin');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'forum.changed_meanwhile',
      post: { id: post.id, title: 'From the asker' },
    });
    expect((await read(post.id)).title).toBe('From the asker');
  });

  it('an edit of a question that is based on the newest version is accepted', async () => {
    const post = await ask();
    const newer = (await change(post, 'One', 'member')).json<Post>();
    expect(newer.updatedAt).not.toBe(post.updatedAt);
    expect((await change(newer, 'Two', 'admin')).statusCode).toBe(200);
  });

  it('of ten simultaneous edits of the same version of a question exactly one is accepted', async () => {
    const post = await ask();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => change(post, `Change ${at}`, at % 2 ? 'admin' : 'member')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  });
});

describe('accepting answers', () => {
  it('F-08 accepting an accepted answer again withdraws the acceptance, unless the request states the wanted result', async () => {
    const post = await ask();
    const answer = await reply(post.id);
    expect((await accept(answer.id)).json()).toEqual({ isAccepted: true, isAnswered: true });
    expect((await accept(answer.id)).json()).toEqual({ isAccepted: false, isAnswered: false });
    for (const _ of [1, 2])
      expect((await accept(answer.id, { accepted: true })).json()).toEqual({
        isAccepted: true,
        isAnswered: true,
      });
    expect((await read(post.id)).isAnswered).toBe(true);
  });

  it('F-08 after simultaneous requests to accept different answers, exactly one answer is accepted', async () => {
    const post = await ask();
    const answers = [await reply(post.id), await reply(post.id), await reply(post.id), await reply(post.id)];
    const statuses = await Promise.all(
      answers.map(async ({ id }) => (await accept(id, { accepted: true })).statusCode),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
    const now = await read(post.id);
    expect(now.answers.filter(({ isAccepted }) => isAccepted)).toHaveLength(1);
    expect(now.isAnswered).toBe(true);
  });

  it('F-08 if an answer is accepted and deleted simultaneously, the question is not marked as answered', async () => {
    for (let round = 0; round < 5; round++) {
      const post = await ask();
      const answer = await reply(post.id);
      await Promise.all([
        accept(answer.id, { accepted: true }),
        server.call('DELETE', `/api/forum/answers/${answer.id}`, { as: 'premium' }),
      ]);
      expect(await read(post.id)).toMatchObject({ isAnswered: false, answers: [] });
    }
  });
});

describe('number of questions per category', () => {
  it('F-09 the numbers remain correct after simultaneous creation, category changes, hiding and deletion', async () => {
    const posts = await Promise.all(Array.from({ length: 8 }, ask));
    await Promise.all(
      posts.map((post, at) => {
        if (at % 4 === 0) return server.call('DELETE', `/api/forum/posts/${post.id}`, { as: 'member' });
        if (at % 4 === 1)
          return server.call('POST', `/api/forum/posts/${post.id}/hide`, {
            as: 'admin',
            body: { hidden: true },
          });
        const body = { ...question, category: at % 4 === 2 ? 'welding' : 'ingot' };
        return server.call('PUT', `/api/forum/posts/${post.id}`, { as: 'member', body });
      }),
    );
    const { counts } = (await server.call('GET', '/api/forum/posts?page=1')).json<PostPage>();
    const { rows } = await server.database.pool.query<{ category: string; n: number }>(
      'SELECT category, count(*)::int AS n FROM forum_posts WHERE hidden_at IS NULL GROUP BY category',
    );
    const real = Object.fromEntries(rows.map(({ category, n }) => [category, n]));
    expect(Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))).toEqual(real);
  });
});
