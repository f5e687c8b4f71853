import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../test/app.ts';
import { type FormPart, formBody } from '../../../test/form.ts';
import { hostileMarkup } from '../../../test/hostile-markup.ts';
import { hostileHtml } from '../../../test/hostile-texts.ts';
import type { PostPage, WholePost } from './archive.contract.ts';

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
const page = async (query: string) => (await server.call('GET', `${posts}?${query}`)).json<PostPage>();
const found = async (search: string) =>
  (await page(`search=${encodeURIComponent(search)}`)).items.map(({ title }) => title).sort();
const put = (id: number | string, body: object, account: Account | undefined = 'admin') =>
  server.call('PUT', `${posts}/${id}`, { ...as(account), body });

describe('reading posts', () => {
  it('L-03 GET /api/materials/posts returns 200 with an array, newest first, or with a page if parameters are given', async () => {
    const first = await write('Older');
    server.clock.advance(60);
    const second = await write('Newer', 'One\nTwo');
    const list = (await server.call('GET', posts)).json<WholePost[]>();
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(list[0]).toMatchObject({
      title: 'Newer',
      content: 'One\nTwo',
      images: [],
      likeCount: 0,
      createdAt: server.clock.now().toISOString(),
    });
    expect(await page('page=1&pageSize=1')).toMatchObject({
      items: [{ id: second.id, title: 'Newer', preview: 'One Two', commentCount: 0 }],
      page: 1,
      pageSize: 1,
    });
  });

  it('L-01 each post in the list has the number of its own comments', async () => {
    const [none, two] = [await write('Nobody comments'), await write('Two comments')];
    const say = (id: number, text: string) =>
      server.call('POST', `${posts}/${id}/comments`, { as: 'member', body: { text } });
    await say(two.id, 'First.');
    const { id: second } = (await say(two.id, 'Second.')).json<{ id: number }>();
    const countOf = async (id: number) =>
      (await page('page=1&pageSize=50')).items.find((each) => each.id === id)?.commentCount;
    expect([await countOf(none.id), await countOf(two.id)]).toEqual([0, 2]);
    await server.call('DELETE', `/api/materials/comments/${second}`, { as: 'member' });
    expect(await countOf(two.id)).toBe(1);
  });

  it('R-09 the sitemap contains every post with its date of change', async () => {
    const { id } = await write('Heat tables');
    const { body, headers } = await server.call('GET', '/archive/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const changed = server.clock.now().toISOString();
    expect(body).toMatch(new RegExp(`<loc>[^<]+/resources/${id}</loc><lastmod>${changed}</lastmod>`));
  });

  it('L-03 GET a post returns 200 with its rendered content and its comments', async () => {
    const { id } = await write('With a comment', 'See https://example.org');
    await server.call('POST', `${posts}/${id}/comments`, { as: 'member', body: { text: 'Good.' } });
    expect(await read(id)).toMatchObject({
      id,
      title: 'With a comment',
      content: 'See https://example.org',
      contentHtml: expect.stringContaining('<a href="https://example.org" target="_blank"'),
      likeCount: 0,
      comments: [{ author: 'member', text: 'Good.', timestamp: server.clock.now().toISOString() }],
    });
  });

  it.each(['0', '-1', '1.5', 'abc', '999999', '99999999999999999999', '1%20OR%201'])(
    'L-03 GET a post returns 404 for the id %s',
    async (id) => {
      const answer = await server.call('GET', `${posts}/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'archive.not_found' });
    },
  );

  it.each(['page=0', 'page=x', 'pageSize=51', 'pageSize=0', `search=${'a'.repeat(201)}`])(
    'L-03 GET /api/materials/posts returns 400 for the query %s',
    async (query) => expect((await server.call('GET', `${posts}?${query}`)).statusCode).toBe(400),
  );

  it('L-02 a page number beyond the end of the post list returns the last page', async () => {
    const { page: shown, items, total } = await page('page=999&pageSize=2');
    expect(shown).toBe(Math.ceil(total / 2));
    expect(items.length).toBeGreaterThan(0);
  });

  it('the post list returns 304 while it is unchanged, and 200 after a new post was written', async () => {
    const before = await server.call('GET', `${posts}?page=1`);
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await server.call('GET', `${posts}?page=1`, { headers })).statusCode).toBe(304);
    await write('Brand new');
    expect((await server.call('GET', `${posts}?page=1`, { headers })).statusCode).toBe(200);
  });
});

describe('searching posts', () => {
  it('L-02 a search finds words, prefixes, CJK words and their parts, and misspelt Latin words', async () => {
    await write('Jominy hardenability', 'Bars of 42CrMo4 quenched at the end.');
    await write('탄소당량과 예열 온도', '용접 열영향부의 경도를 확인합니다.');
    await write('浸碳层深度', '表面碳含量与扩散时间。');
    await write('焼入れ深さ', '浸炭焼入れの硬さ分布');
    expect(await found('jominy')).toEqual(['Jominy hardenability']);
    expect(await found('JOMINY quench')).toEqual(['Jominy hardenability']);
    expect(await found('42crmo')).toEqual(['Jominy hardenability']);
    expect(await found('hardenabilty')).toEqual(['Jominy hardenability']);
    expect(await found('enabili')).toEqual(['Jominy hardenability']);
    expect(await found('예열')).toEqual(['탄소당량과 예열 온도']);
    expect(await found('열영향부')).toEqual(['탄소당량과 예열 온도']);
    expect(await found('扩散')).toEqual(['浸碳层深度']);
    expect(await found('焼入れ')).toEqual(['焼入れ深さ']);
    expect(await found('硬')).toEqual(['焼入れ深さ']);
    expect(await found('nothing like that')).toEqual([]);
    await write('Anti-flake annealing', 'An image of nothing at all: <source of the flakes>.');
    expect(await found('nothingatall zz')).toEqual([]);
    expect(await found('<img src=x>')).toEqual([]);
    expect(await found('jomny')).toEqual(['Jominy hardenability']);
  });

  it.each(["'", "a'b & c", '!!', '%', '_', '\\', '((', ':*', '& | !', '한', '😀'])(
    'L-02 a search for %j causes no error',
    async (search) => {
      const answer = await server.call('GET', `${posts}?search=${encodeURIComponent(search)}`);
      expect(answer.statusCode).toBe(200);
    },
  );

  it.each([
    ['vorwaermtabelle', 'Vorwärmtabelle S355'],
    ['Naht schweissen', 'Schweißen der Naht'],
    ['Löseglühen', 'Loesegluehen von Duplex'],
  ])(
    'L-02 the search %s finds the title %s, whether umlauts are written out or not',
    async (typed, title) => {
      await write(title);
      expect(await found(typed)).toEqual([title]);
    },
  );

  it('L-02 a search finds an edited post by its new text and not by its old text', async () => {
    const { id } = await write('Bainite', 'zirconia');
    await put(id, { title: 'Bainite', content: 'hafnia' });
    expect(await found('zirconia')).toEqual([]);
    expect(await found('hafnia')).toEqual(['Bainite']);
  });
});

describe('writing posts', () => {
  it('L-04 creating a post returns 201 and stores the first five images only', async () => {
    const post = await write('Pictures', 'Text', 7);
    expect(post.images).toHaveLength(5);
    for (const url of post.images) expect((await server.call('GET', url)).statusCode).toBe(200);
  });

  it.each([
    ['title', '  ', 'text', 'archive.title_required'],
    ['content', 'Title', ' \n ', 'archive.content_required'],
    ['content of scripts only', 'Title', '<script>x</script><p> </p>', 'archive.content_required'],
    ['title of 201 letters', 'a'.repeat(201), 'text', 'archive.title_too_long'],
    ['content of 200,001 letters', 'Title', 'a'.repeat(200_001), 'archive.content_too_long'],
  ])(
    'L-04 creating or editing a post returns 400 for a missing or too long value: %s',
    async (_what, title, content, code) => {
      const created = await send([
        ['title', title],
        ['content', content],
        ['images', picture, 'a.png'],
      ]);
      expect([created.statusCode, created.json<{ code: string }>().code]).toEqual([400, code]);
      const { id } = await write('Stays');
      const changed = await put(id, { title, content });
      expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([400, code]);
      expect((await read(id)).title).toBe('Stays');
    },
  );

  it('L-04 creating a post returns 400 for an empty form or an invalid image, and 415 for a JSON body', async () => {
    expect((await send([])).statusCode).toBe(400);
    expect(
      (await server.call('POST', posts, { as: 'admin', body: { title: 'a', content: 'b' } })).statusCode,
    ).toBe(415);
    const answer = await send([
      ['title', 'a'],
      ['content', 'b'],
      ['images', Buffer.from('<svg/>'), 'a.png'],
    ]);
    expect(answer.json()).toMatchObject({ code: 'files.not_an_image' });
  });

  it('L-06 uploading an image for the text returns 201, and editing the post returns 200', async () => {
    const form = await formBody([['image', picture, 'pasted.png']]);
    const image = await server.call('POST', '/api/materials/upload-image', { as: 'admin', ...form });
    expect(image.statusCode).toBe(201);
    const { url } = image.json<{ url: string }>();
    const { id } = await write('To be changed');
    const answer = await put(id, { title: ' Changed ', content: `<p><img src="${url}" width="400"></p>` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: 'Changed',
      contentHtml: expect.stringContaining('width="400" height="240"'),
    });
  });

  it('L-04 an edit of an outdated version returns 409 with the stored text, which stays unchanged', async () => {
    const post = await write('Two editors');
    const [one, two] = await Promise.all([
      put(post.id, { title: 'A', content: 'from A', updatedAt: post.updatedAt }),
      put(post.id, { title: 'B', content: 'from B', updatedAt: post.updatedAt }),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    const [winner, loser] = one.statusCode === 200 ? ['A', two] : ['B', one];
    expect(loser.json()).toMatchObject({
      code: 'archive.edited_meanwhile',
      post: { title: winner, content: `from ${winner}` },
    });
    expect((await read(post.id)).title).toBe(winner);
    const { updatedAt } = loser.json<{ post: { updatedAt: string } }>().post;
    expect((await put(post.id, { title: 'C', content: 'c', updatedAt })).statusCode).toBe(200);
  });

  it('a like between opening and saving a post causes no conflict', async () => {
    const post = await write('Liked meanwhile');
    await server.call('POST', `${posts}/${post.id}/like`, { as: 'member' });
    expect((await put(post.id, { title: 'D', content: 'd', updatedAt: post.updatedAt })).statusCode).toBe(
      200,
    );
  });

  it('L-04 deleting a post returns 204 and removes its comments, likes and images; a second delete returns 404', async () => {
    const post = await write('Short-lived', 'x', 1);
    await server.call('POST', `${posts}/${post.id}/comments`, { as: 'member', body: { text: 'a' } });
    await server.call('POST', `${posts}/${post.id}/like`, { as: 'member' });
    const remove = () => server.call('DELETE', `${posts}/${post.id}`, { as: 'admin' });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await server.call('GET', `${posts}/${post.id}`)).statusCode).toBe(404);
    expect((await server.call('GET', post.images[0] ?? '')).statusCode).toBe(404);
  });

  it('L-07 no route stores or shows content that executes script', async () => {
    const { id } = await write('Hostile');
    for (const markup of hostileMarkup.filter((each) => !each.includes('\u0000'))) {
      const answer = await put(id, { title: 'Hostile', content: `text ${markup}` });
      expect(answer.statusCode, markup).toBe(200);
      const { content, contentHtml } = answer.json<WholePost>();
      // Checks only tags; the text between tags is harmless.
      for (const html of [content, contentHtml].map((each) => each.match(/<[^<>]*>/g)?.join('') ?? '')) {
        expect(html).not.toMatch(/(?:href|src)="\s*(?:java|vb|data)/i);
        // Removes attribute values, so that only attribute names are checked.
        expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(
          /<(?:script|iframe|object|embed|svg|math|style|form|base|meta|link)\b|<[a-z][^>]*\s(?:on\w+|style)\s*=/i,
        );
      }
    }
  });
});

describe('posts that are too large', () => {
  it('S-02 L-04 creating or editing a post that is too large returns 400, and the stored text stays unchanged', async () => {
    const content = hostileHtml['bare addresses'](190_000);
    const refused = await send([
      ['title', 'Links'],
      ['content', content],
    ]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'archive.content_too_intricate' });
    const { id } = await write('Before');
    expect((await put(id, { title: 'After', content })).statusCode).toBe(400);
    expect((await read(id)).title).toBe('Before');
  });

  it('S-02 content that exceeds limits introduced later is shown unformatted', async () => {
    const { id } = await write('Old');
    const content = hostileHtml['bare addresses'](190_000);
    await server.database.pool.query('UPDATE material_posts SET content = $1 WHERE id = $2', [content, id]);
    await server.app.cache.changed();
    expect((await read(id)).contentHtml).toBe(`<pre><code>${content}</code></pre>`);
  });
});

describe('permission to write', () => {
  it.each([
    [undefined, 401],
    ['member', 403],
    ['premium', 403],
  ] as const)(
    'G-03 L-04 for the account %s creating, editing and deleting a post and uploading an image answer %i',
    async (account, status) => {
      const { id } = await write('Guarded');
      const image = await formBody([['image', picture, 'a.png']]);
      const answers = [
        await send(
          [
            ['title', 'a'],
            ['content', 'b'],
          ],
          account ?? (null as never),
        ),
        await put(id, { title: 'a', content: 'b' }, account ?? (null as never)),
        await server.call('DELETE', `${posts}/${id}`, as(account)),
        await server.call('POST', '/api/materials/upload-image', { ...as(account), ...image }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
      expect((await read(id)).title).toBe('Guarded');
    },
  );
});
