import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { maxListCharacters } from '../../../platform/server/work/list-rows.ts';
import type { Answer, AnswerPage, Post, Question } from '../forum.contract.ts';
import { answersPerPage, contentLength, maxAnswersListed } from '../forum.rules.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function ask(): Promise<number> {
  const body = { title: 'How long to soak?', content: 'Ring of 60 mm.', category: 'forging' };
  return (await server.call('POST', '/api/forum/posts', { as: 'member', body })).json<Post>().id;
}

/** Inserts answers `answer 1`, `answer 2`, … one minute apart. `fill` is a number of characters to append to each. */
async function answered(count: number, fill = 0): Promise<{ postId: number; ids: number[] }> {
  const postId = await ask();
  const { rows } = await server.database.pool.query<{ id: string }>(
    `INSERT INTO forum_answers (post_id, user_id, content, created_at, updated_at)
     SELECT $1, p.user_id, 'answer ' || n || repeat(' x', $3), p.created_at + n * interval '1 minute', p.created_at
     FROM forum_posts p, generate_series(1, $2::int) n WHERE p.id = $1 ORDER BY n RETURNING id`,
    [postId, count, fill],
  );
  await server.app.cache.changed();
  return { postId, ids: rows.map(({ id }) => Number(id)) };
}
const get = async <T>(path: string) => {
  const answer = await server.call('GET', `/api/forum/posts/${path}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return { ...answer, value: answer.json<T>() };
};
const contents = (answers: readonly Answer[]) => answers.map(({ content }) => content);

describe('pagination of answers', () => {
  it('S-03 every answer is on exactly one page, the accepted one first, the others oldest first', async () => {
    const { postId, ids } = await answered(25);
    await server.call('POST', `/api/forum/answers/${ids[20]}/accept`, { as: 'member' });
    const pages = [1, 2, 3].map((page) => get<AnswerPage>(`${postId}/answers?page=${page}`));
    const found = (await Promise.all(pages)).map(({ value }) => value);
    expect(found.map(({ page, pageSize, total }) => [page, pageSize, total])).toEqual(
      [1, 2, 3].map((page) => [page, answersPerPage, 25]),
    );
    const all = found.flatMap(({ items }) => contents(items));
    const others = Array.from({ length: 25 }, (_, at) => `answer ${at + 1}`).filter(
      (each) => each !== 'answer 21',
    );
    expect(all).toEqual(['answer 21', ...others]);
    expect((await get<AnswerPage>(`${postId}/answers?page=999&pageSize=20`)).value).toMatchObject({
      page: 2,
    });
  });

  it('S-03 the page that contains an answer is found by the answer’s id', async () => {
    const { postId, ids } = await answered(25);
    const { value } = await get<AnswerPage>(`${postId}/answers?answer=${ids[13]}`);
    expect(value.page).toBe(2);
    expect(value.items.map(({ id }) => id)).toContain(ids[13]);
    const elsewhere = await answered(1);
    const wrong = await server.call('GET', `/api/forum/posts/${postId}/answers?answer=${elsewhere.ids[0]}`);
    expect(wrong.statusCode).toBe(404);
  });

  it('S-03 a question contains its first page of answers and their total', async () => {
    const { postId } = await answered(25);
    const { value } = await get<Question>(String(postId));
    expect(value.answerCount).toBe(25);
    expect(contents(value.answers)).toEqual(
      Array.from({ length: answersPerPage }, (_, at) => `answer ${at + 1}`),
    );
  });

  it('S-03 without parameters the list of answers is an array that is limited in number and size', async () => {
    const many = await answered(maxAnswersListed + 5);
    expect((await get<Answer[]>(`${many.postId}/answers`)).value).toHaveLength(maxAnswersListed);
    const long = await answered(100, contentLength / 2 - 10);
    const { value, body } = await get<Answer[]>(`${long.postId}/answers`);
    expect(value.length).toBeGreaterThan(10);
    expect(body.length).toBeLessThan(maxListCharacters * 1.1);
  });

  it.each(['page=0', 'pageSize=21', 'pageSize=x', 'answer=0'])(
    'S-03 a request for answers with %s returns 400',
    async (query) => {
      const { postId } = await answered(1);
      expect((await server.call('GET', `/api/forum/posts/${postId}/answers?${query}`)).statusCode).toBe(400);
    },
  );

  it('S-03 the list of all questions is limited in size as well', async () => {
    await server.database.pool.query(
      `INSERT INTO forum_posts (title, content, category, images, search_words, created_at, updated_at)
       SELECT 'long ' || n, repeat('x', $1), 'forging', '{}', ''::tsvector, now(), now() FROM generate_series(1, 150) n`,
      [contentLength],
    );
    await server.app.cache.changed();
    const { value, body } = await get<Post[]>('');
    expect(value.length).toBeGreaterThan(50);
    expect(body.length).toBeLessThan(maxListCharacters * 1.1);
  });
});
