import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../test/app.ts';
import { type FormPart, formBody } from '../../../test/form.ts';
import type { CommentPage, WholePost } from './archive.contract.ts';
import { maxCommentsListed } from './archive.rules.ts';

let server: TestApp;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestApp();
  picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#745' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const posts = '/api/materials/posts';
const as = (account: Account | undefined) => (account ? { as: account } : {});

async function send(parts: readonly FormPart[], account: Account | undefined = 'admin') {
  return server.call('POST', posts, { ...as(account), ...(await formBody(parts)) });
}
async function write(title: string, content = 'Some words.', images = 0): Promise<WholePost> {
  const pictures = Array.from({ length: images }, (): FormPart => ['images', picture, 'a.png']);
  const answer = await send([['title', title], ['content', content], ...pictures]);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<WholePost>();
}
const read = async (id: number) => (await server.call('GET', `${posts}/${id}`)).json<WholePost>();

describe('likes', () => {
  const like = (id: number | string, account?: Account) =>
    server.call('POST', `${posts}/${id}/like`, as(account));

  it('L-05 liking returns 200; a member has at most one like per post, and a second click removes it', async () => {
    const { id } = await write('To be liked');
    expect((await like(id, 'member')).json()).toEqual({ likeCount: 1, liked: true });
    expect((await like(id, 'premium')).json()).toEqual({ likeCount: 2, liked: true });
    const mine = await server.call('GET', '/api/materials/likes', { as: 'member' });
    expect(mine.json<{ postIds: number[] }>().postIds).toContain(id);
    expect((await like(id, 'member')).json()).toEqual({ likeCount: 1, liked: false });
    expect((await read(id)).likeCount).toBe(1);
  });

  it('L-05 after twenty simultaneous likes the stored count equals the number of likes', async () => {
    const { id } = await write('Clicked wildly');
    await Promise.all(Array.from({ length: 20 }, (_, at) => like(id, at % 2 ? 'member' : 'premium')));
    const { rows } = await server.database.pool.query(
      'SELECT count(*)::int AS n FROM material_likes WHERE post_id = $1',
      [id],
    );
    expect((await read(id)).likeCount).toBe(rows[0].n);
    expect(rows[0].n).toBe(0);
  });

  it('L-05 liking returns 401 without login and 404 for an unknown post', async () => {
    const { id } = await write('Not for visitors');
    expect((await like(id)).statusCode).toBe(401);
    expect((await like(999_999, 'member')).statusCode).toBe(404);
    expect((await server.call('GET', '/api/materials/likes')).statusCode).toBe(401);
  });
});

describe('comments', () => {
  const comment = (id: number, text: unknown, account?: Account) =>
    server.call('POST', `${posts}/${id}/comments`, { ...as(account), body: { text } });
  const remove = (id: number | string, account?: Account) =>
    server.call('DELETE', `/api/materials/comments/${id}`, as(account));

  it('L-10 a comment is created with 201, and deleted with 204 by its author or an Admin', async () => {
    const { id } = await write('Discussed');
    const one = (await comment(id, '  First  ', 'member')).json<{ id: number }>();
    const two = (await comment(id, '<b>Second</b>', 'member')).json<{ id: number }>();
    expect((await read(id)).comments.map(({ text }) => text)).toEqual(['First', '<b>Second</b>']);
    expect((await remove(one.id, 'premium')).statusCode).toBe(403);
    expect((await remove(one.id)).statusCode).toBe(401);
    expect((await remove(one.id, 'member')).statusCode).toBe(204);
    expect((await remove(two.id, 'admin')).statusCode).toBe(204);
    expect((await remove(two.id, 'admin')).statusCode).toBe(404);
    expect((await read(id)).comments).toEqual([]);
  });

  it('L-10 commenting returns 400 for an empty, missing or too long text, 401 without login, 404 for an unknown post', async () => {
    const { id } = await write('Quiet');
    expect((await comment(id, '  ', 'member')).statusCode).toBe(400);
    expect((await comment(id, 'a'.repeat(2_001), 'member')).statusCode).toBe(400);
    expect((await comment(id, 'a'.repeat(2_000), 'member')).statusCode).toBe(201);
    expect((await comment(id, 7, 'member')).statusCode).toBe(400);
    expect((await comment(id, 'a')).statusCode).toBe(401);
    expect((await comment(999_999, 'a', 'member')).statusCode).toBe(404);
  });

  it('twenty comments in ten minutes are accepted, and further ones return 429 until the ten minutes are over', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    const form = await formBody([
      ['title', 'Flood'],
      ['content', 'x'],
    ]);
    const { id } = (await limited.call('POST', posts, { as: 'admin', ...form })).json<WholePost>();
    const say = () =>
      limited.call('POST', `${posts}/${id}/comments`, { as: 'member', body: { text: 'again' } });
    for (let turn = 0; turn < 20; turn++) expect((await say()).statusCode).toBe(201);
    const refused = await say();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    limited.clock.advance(601);
    expect((await say()).statusCode).toBe(201);
    await limited.close();
  });
});

describe('pagination of comments', () => {
  const commented = async (count: number) => {
    const { id } = await write('Much discussed');
    await server.database.pool.query(
      `INSERT INTO material_comments (post_id, text, created_at)
       SELECT $1, 'comment ' || n, now() + n * interval '1 minute' FROM generate_series(1, $2::int) n ORDER BY n`,
      [id, count],
    );
    await server.app.cache.changed();
    return id;
  };
  const numbered = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => `comment ${from + Math.sign(to - from) * at}`);
  const texts = (comments: readonly { text: string }[]) => comments.map(({ text }) => text);

  it('S-03 a post contains its newest comments in chronological order and the total', async () => {
    const post = await read(await commented(45));
    expect(post.commentCount).toBe(45);
    expect(texts(post.comments)).toEqual(numbered(26, 45));
  });

  it('S-03 pages of comments are newest first; without parameters the response is an array of limited size', async () => {
    const id = await commented(maxCommentsListed + 5);
    const comments = async (query: string) =>
      (await server.call('GET', `${posts}/${id}/comments${query}`)).json();
    const second = (await comments('?page=2')) as CommentPage;
    expect(second).toMatchObject({ page: 2, pageSize: 20, total: maxCommentsListed + 5 });
    expect(texts(second.items)).toEqual(numbered(maxCommentsListed - 15, maxCommentsListed - 34));
    const all = (await comments('')) as { text: string }[];
    expect(all).toHaveLength(maxCommentsListed);
    expect(all[0]?.text).toBe(`comment ${maxCommentsListed + 5}`);
    expect((await server.call('GET', `${posts}/999999/comments`)).statusCode).toBe(404);
  });
});
