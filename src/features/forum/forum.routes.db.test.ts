import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { hostileFormulas } from '../../../test/hostile-texts.ts';
import { titleLanguage } from '../../platform/shared/text/title-language.ts';
import type { Answer, Post, PostPage, Question } from './forum.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const question = {
  title: 'How long to soak 34CrNiMo6?',
  content: 'Ring, **60 mm** wall.',
  category: 'forging',
};
const ask = async (body: object = {}, as: 'member' | 'premium' | 'admin' = 'member') => {
  const answer = await server.call('POST', '/api/forum/posts', { as, body: { ...question, ...body } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Post>();
};
const reply = async (postId: number, content: string, as: 'member' | 'premium' | 'admin' = 'premium') => {
  const answer = await server.call('POST', `/api/forum/posts/${postId}/answers`, { as, body: { content } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Answer>();
};
const page = async (query: string) =>
  (await server.call('GET', `/api/forum/posts?${query}`)).json<PostPage>();

describe('reading questions', () => {
  it('F-10 the list without parameters is an array, newest first, with the specified fields', async () => {
    const post = await ask();
    const list = (await server.call('GET', '/api/forum/posts')).json<Post[]>();
    expect(list[0]).toEqual({
      id: post.id,
      slug: `how-long-to-soak-34crnimo6-${post.id}`,
      ...question,
      images: [],
      isAnswered: false,
      answerCount: 0,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userNickname: 'member',
      userAvatar: 'engineer-female',
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    const times = list.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('F-10 an answer contains id, content, author, acceptance and time', async () => {
    const post = await ask();
    const answer = await reply(post.id, 'One hour per 25 mm.');
    const list = await server.call('GET', `/api/forum/posts/${post.id}/answers`);
    expect(list.json()).toEqual([
      {
        id: answer.id,
        postId: post.id,
        content: 'One hour per 25 mm.',
        contentHtml: '<p>One hour per 25 mm.</p>',
        userId: answer.userId,
        userNickname: 'premium',
        userAvatar: 'scientist-male',
        isAccepted: false,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });

  it('F-01 a page number beyond the end returns the last page of the list, of a category and of a search', async () => {
    const first = await page('page=1&pageSize=3');
    expect(first.items).toHaveLength(3);
    const last = await page('page=999999&pageSize=3');
    expect(last.page).toBe(Math.ceil(first.total / 3));
    expect(last.items.length).toBeGreaterThan(0);
    const seen: number[] = [];
    for (let at = 1; at <= last.page; at++)
      seen.push(...(await page(`page=${at}&pageSize=3`)).items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(first.total);
    expect((await page('page=50&pageSize=2&category=welding')).page).toBe(1);
    expect((await page('page=50&pageSize=2&search=preheat')).page).toBe(1);
  });

  it.each([
    ['a whole word', 'interpass', 0],
    ['the beginning of a word', 'Preh', 1],
    ['the inside of a word', 'lassen', 1],
    ['two words', 'nitrogen duplex', 1],
    ['a misspelt word', 'Prehaet CET', 1],
    ['Korean', '미세 편석', 1],
    ['two Korean letters', '편석', 1],
    ['Japanese', '浸炭', 1],
    ['one Japanese sign', '炭', 1],
    ['Chinese', '锻造比', 1],
    ['full-width letters', 'ＰＲＥＮ', 1],
    ['nothing that there is', 'qwxzk', 0],
    ['characters with a meaning in SQL', "%_\\'", 0],
    ['operators of the search language', 'qwxzk & | ! <-> :*', 0],
  ])('F-09 a search finds %s', async (_what, words, most) => {
    const answer = await server.call('GET', `/api/forum/posts?search=${encodeURIComponent(words)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<PostPage>().total).toBe(most);
  });

  it.each([
    ['anlasshaerte', 'Anlaßhärte nach dem Vergüten'],
    ['Schlußglühung', 'Schlussgluehung im Vakuum'],
  ])(
    'F-09 the search %s finds the title %s, whether umlauts are written out or not',
    async (typed, title) => {
      const { id } = await ask({ title });
      const { items } = (
        await server.call('GET', `/api/forum/posts?page=1&search=${encodeURIComponent(typed)}`)
      ).json<PostPage>();
      expect(items.map((each) => each.id)).toEqual([id]);
    },
  );

  it('F-09 the list can be filtered by the language of the title, alone and with a search', async () => {
    const titles = {
      en: 'Quench cracks in a flange',
      de: 'Härterisse beim Abschrecken einer Welle',
      cn: '淬火裂纹的原因',
      ja: '焼割れを防ぐには',
      kr: '담금질 균열의 원인',
    };
    for (const title of Object.values(titles)) await ask({ title });
    for (const [written, title] of Object.entries(titles)) {
      const { items, total } = await page(`written=${written}&pageSize=50`);
      expect(items.map((item) => item.title)).toContain(title);
      expect(total).toBe(items.length);
      for (const item of items) expect(titleLanguage(item.title), item.title).toBe(written);
    }
    expect((await page('written=de&search=Quench')).total).toBe(0);
    expect((await page('written=en&search=flange')).total).toBe(1);
  });

  it('F-09 the list can be filtered by category, and a new question is counted immediately', async () => {
    const before = await page('category=ingot');
    await ask({ category: 'ingot' });
    const after = await page('category=ingot');
    expect(after.total).toBe(before.total + 1);
    expect(after.counts['ingot']).toBe(after.total);
    expect(after.items.every(({ category }) => category === 'ingot')).toBe(true);
  });

  it('F-05 a question contains its answers, the accepted one first', async () => {
    const post = await ask();
    await reply(post.id, 'first');
    const second = await reply(post.id, 'second');
    await server.call('POST', `/api/forum/answers/${second.id}/accept`, { as: 'member' });
    const whole = (await server.call('GET', `/api/forum/posts/${post.id}`)).json<Question>();
    expect(whole.answers.map(({ content }) => content)).toEqual(['second', 'first']);
    expect(whole).toMatchObject({
      isAnswered: true,
      answerCount: 2,
      contentHtml: expect.stringContaining('<strong>'),
    });
  });
});

describe('invalid requests', () => {
  it.each([
    ['no title', { title: ' ' }, 'Title is required'],
    ['a title that cannot be seen', { title: '\u200b\u202e\u3164' }, 'Title is required'],
    ['no content', { content: '\n' }, 'Content is required'],
    ['a text that cannot be seen', { content: '\u200b\n\u200b' }, 'Content is required'],
    ['no category', { category: undefined }, 'Category is required'],
    ['an unknown category', { category: 'casting' }, 'Category is required'],
    ['six images', { images: Array(6).fill('/files/forum/x.webp') }, 'Maximum 5 images allowed'],
    ['a title too long', { title: 'x'.repeat(201) }, '200'],
    ['a text too long', { content: 'x'.repeat(20_001) }, '20000'],
  ])('F-02 a question with %s is answered with 400 and the reason', async (_what, change, message) => {
    const answer = await server.call('POST', '/api/forum/posts', {
      as: 'member',
      body: { ...question, ...change },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
  });

  it('F-02 a control character that reverses the text direction is removed from a title', async () => {
    const post = await ask({ title: 'Hardness \u202eCRH' });
    expect(post.title).toBe('Hardness CRH');
  });

  it('F-02 title and text of exactly the maximum length are accepted', async () => {
    const post = await ask({ title: 'x'.repeat(200), content: 'y'.repeat(20_000) });
    expect(post.content).toHaveLength(20_000);
  });

  it('F-04 an image URL of another site returns 400', async () => {
    const body = { ...question, images: ['https://elsewhere.example/x.png'] };
    const answer = await server.call('POST', '/api/forum/posts', { as: 'member', body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'forum.foreign_image' });
  });

  it('a text of five megabytes returns 413 and the forum stays available', async () => {
    const body = { ...question, content: 'x'.repeat(5_000_000) };
    expect((await server.call('POST', '/api/forum/posts', { as: 'member', body })).statusCode).toBe(413);
    expect((await server.call('GET', '/api/forum/posts?page=1')).statusCode).toBe(200);
  });

  it.each(['0', '-1', '1.5', 'abc', '999999999999999', '99999999999999999999', '%F0%9F%98%80'])(
    'F-05 the id %s returns 404 at every API call',
    async (id) => {
      const calls = [
        ['GET', `/api/forum/posts/${id}`],
        ['GET', `/api/forum/posts/${id}/answers`],
        ['PUT', `/api/forum/posts/${id}`, question],
        ['DELETE', `/api/forum/posts/${id}`],
        ['POST', `/api/forum/posts/${id}/answers`, { content: 'x' }],
        ['POST', `/api/forum/posts/${id}/report`, { reason: 'spam' }],
        ['DELETE', `/api/forum/answers/${id}`],
        ['POST', `/api/forum/answers/${id}/accept`],
        ['POST', `/api/forum/answers/${id}/report`, { reason: 'spam' }],
      ] as const;
      for (const [method, path, body] of calls)
        expect(
          (await server.call(method, path, { as: 'member', body })).statusCode,
          `${method} ${path}`,
        ).toBe(404);
    },
  );

  it.each([
    'page=0',
    'page=x',
    'pageSize=51',
    'category=casting',
    'language=fr',
    `search=${'x'.repeat(101)}`,
  ])('F-01 the query %s returns 400', async (query) => {
    expect((await server.call('GET', `/api/forum/posts?${query}`)).statusCode).toBe(400);
  });
});

describe('a question that renders slowly', () => {
  it('S-02 S-05 a slow rendering delays only its author; other requests are served meanwhile', async () => {
    const content = hostileFormulas['blocks that end wrongly'](20_000).slice(0, 20_000);
    let isShown = false;
    const preview = server
      .call('POST', '/api/forum/preview', { as: 'member', body: { content } })
      .then((answer) => {
        isShown = true;
        return answer;
      });
    let answered = 0;
    while (!isShown && answered < 100) {
      expect((await server.call('GET', '/api/health')).statusCode).toBe(200);
      answered += 1;
    }
    // If rendering blocked the server, at most the request sent first would be answered before it.
    expect(answered).toBeGreaterThan(1);
    expect((await preview).json<{ contentHtml: string }>().contentHtml).toContain('text-note');
  });
});

describe('deleting questions and answers', () => {
  it('F-05 deleting a question also deletes its answers and reports; afterwards both return 404', async () => {
    const post = await ask();
    const answer = await reply(post.id, 'gone soon');
    await server.call('POST', `/api/forum/answers/${answer.id}/report`, {
      as: 'member',
      body: { reason: 'other' },
    });
    expect((await server.call('DELETE', `/api/forum/posts/${post.id}`, { as: 'member' })).statusCode).toBe(
      200,
    );
    expect((await server.call('GET', `/api/forum/posts/${post.id}/answers`)).statusCode).toBe(404);
    expect(
      (await server.call('DELETE', `/api/forum/answers/${answer.id}`, { as: 'premium' })).statusCode,
    ).toBe(404);
    expect((await server.call('DELETE', `/api/forum/posts/${post.id}`, { as: 'member' })).statusCode).toBe(
      404,
    );
    const { rows } = await server.database.pool.query('SELECT 1 FROM forum_answers WHERE post_id = $1', [
      post.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('F-08 deleting the accepted answer reopens the question', async () => {
    const post = await ask();
    const answer = await reply(post.id, 'right');
    await server.call('POST', `/api/forum/answers/${answer.id}/accept`, { as: 'member' });
    await server.call('DELETE', `/api/forum/answers/${answer.id}`, { as: 'premium' });
    expect((await server.call('GET', `/api/forum/posts/${post.id}`)).json<Question>()).toMatchObject({
      isAnswered: false,
      answers: [],
    });
  });
});
