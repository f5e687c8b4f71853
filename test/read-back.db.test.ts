/**
 * Checks that every reader sees exactly the text that was typed: no text is parsed, shortened or changed on its way
 * through the product.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from './app.ts';
import { formBody } from './form.ts';
import { hostileMarkup } from './hostile-markup.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;
type Sent = { readonly status: number; readonly value: Row };

async function send(method: string, url: string, as: Account, body?: unknown): Promise<Sent> {
  const answer = await server.call(method, url, { as, ...(body !== undefined && { body }) });
  return { status: answer.statusCode, value: answer.body ? answer.json<Row>() : {} };
}
const get = async <T>(url: string, as: Account = 'member') =>
  (await server.call('GET', url, { as })).json<T>();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** Returns the words that rendered HTML shows. */
const said = (html: string) =>
  spaced(
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? ''),
  );
/** Normalizes line breaks and repeated spaces, which only affect the layout of a page. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Text field of the product: how a text is written into it, and how it is read. */
type Place = {
  readonly write: (text: string) => Promise<Sent>;
  readonly read: (sent: Row) => Promise<unknown>;
};

const saved = '/calculators/carbon-equivalent.html?C=0.2';
let question = 0;
let post = 0;
let turn = 0;
async function writePost(title: string, content: string): Promise<Sent> {
  const form = await formBody([
    ['title', title],
    ['content', content],
  ]);
  const answer = await server.call('POST', '/api/materials/posts', { as: 'admin', ...form });
  return { status: answer.statusCode, value: answer.json<Row>() };
}
beforeAll(async () => {
  const asked = { title: 'A question', content: 'Why?', category: 'others' };
  question = Number((await send('POST', '/api/forum/posts', 'member', asked)).value['id']);
  post = Number((await writePost('A post', 'Text')).value['id']);
});

const places: Readonly<Record<string, Place>> = {
  'the title of a post': {
    write: (text) => writePost(text, 'Text'),
    read: async ({ id }) => (await get<Row>(`/api/materials/posts/${id}`))['title'],
  },
  'a comment': {
    write: (text) => send('POST', `/api/materials/posts/${post}/comments`, 'member', { text }),
    read: async ({ id }) =>
      (await get<{ comments: Row[] }>(`/api/materials/posts/${post}`)).comments.find(
        (each) => each['id'] === id,
      )?.['text'],
  },
  'the title of a question': {
    write: (title) =>
      send('POST', '/api/forum/posts', 'member', { title, content: 'Why?', category: 'others' }),
    read: async ({ id }) => (await get<Row>(`/api/forum/posts/${id}`))['title'],
  },
  'a question': {
    write: (content) =>
      send('POST', '/api/forum/posts', 'member', { title: 'Why?', content, category: 'others' }),
    read: async ({ id }) => (await get<Row>(`/api/forum/posts/${id}`))['content'],
  },
  'an answer': {
    write: (content) => send('POST', `/api/forum/posts/${question}/answers`, 'premium', { content }),
    read: async ({ id }) =>
      (await get<Row[]>(`/api/forum/posts/${question}/answers`)).find((each) => each['id'] === id)?.[
        'content'
      ],
  },
  'the name of a member': {
    write: (name) => send('PATCH', '/api/auth/profile', 'member', { name }),
    read: async () => (await get<Row>('/api/auth/profile'))['name'],
  },
  'the nickname of a member': {
    write: (nickname) => send('PATCH', '/api/auth/profile', 'premium', { nickname: `${nickname}|${turn++}` }),
    read: async () =>
      String((await get<Row>('/api/auth/profile', 'premium'))['nickname']).replace(/\|\d+$/, ''),
  },
  'a support request': {
    write: (text) => send('POST', '/api/support', 'member', { subject: text, text }),
    read: async ({ id }) => {
      const { items } = await get<{ items: Row[] }>('/api/admin/support?pageSize=100', 'admin');
      const found = items.find((each) => each['id'] === id);
      return found?.['subject'] === found?.['text'] ? found?.['text'] : found;
    },
  },
  'the company on receipts': {
    write: (company) => send('PUT', '/api/user/billing-details', 'premium', { company }),
    read: async () => (await get<Row>('/api/user/billing-details', 'premium'))['company'],
  },
  'the name of a saved calculation': {
    write: (name) => send('POST', '/api/user/calculations', 'premium', { name, address: saved }),
    read: async ({ id }) => {
      const rows = await get<Row[]>('/api/user/calculations', 'premium');
      await send('DELETE', `/api/user/calculations/${id}`, 'premium');
      return rows.find((each) => each['id'] === id)?.['name'];
    },
  },
};

const typed = [
  'Rule: if a<b then use oil.',
  'P<S 0.01 %; C > 0.2 & Mn < 1',
  '<b>not bold</b> "quoted" \'so\'',
  '&lt;b&gt; &amp; &copy;',
  '<!-- no comment',
  '</p><script>alert(1)</script>',
  '42CrMo4 – 硬度 <50 HRC – 예열 온도',
  "Robert'); DROP TABLE posts; --",
  '{{x}} $y %s %00 \\n',
  ...hostileMarkup.filter((each) => !each.includes('\u0000')).slice(0, 12),
];

describe('typed texts', () => {
  it.each(Object.keys(places))(
    'L-07 F-05 %s is read back unchanged, or rejected with a reason',
    async (name) => {
      const { write, read } = places[name] as Place;
      const line = fc.string({
        unit: fc.constantFrom(...'<>&"\'/=ab !-;#x\\`$é한'),
        minLength: 2,
        maxLength: 30,
      });
      const texts = [...typed, ...fc.sample(line, { numRuns: 15, seed: 7 })]
        .map(spaced)
        .filter((each) => each.length > 1);
      let stored = 0;
      for (const text of texts) {
        const { status, value } = await write(text);
        if (status >= 400) {
          expect([status, typeof value['code']], `${text} ${JSON.stringify(value)}`).toEqual([400, 'string']);
          continue;
        }
        stored += 1;
        expect(await read(value), text).toBe(text);
      }
      expect(stored).toBeGreaterThan(texts.length / 3);
    },
  );

  it.each(typed.filter((each) => !/<\/?(?:b|p|a|img|table|div)\b[^<>]*>/i.test(each)))(
    'L-04 L-07 a post shows %j unchanged after creating and editing',
    async (text) => {
      const content = `${text}\nSecond line.\n\nThird line.`;
      const { status, value } = await writePost('Typed', content);
      expect(status, JSON.stringify(value)).toBe(201);
      const shown = async () =>
        said(String((await get<Row>(`/api/materials/posts/${value['id']}`))['contentHtml']));
      expect(await shown()).toBe(spaced(content));
      const edited = await send('PUT', `/api/materials/posts/${value['id']}`, 'admin', {
        title: 'Typed',
        content,
      });
      expect(edited.status).toBe(200);
      expect(await shown()).toBe(spaced(content));
      const { items } = await get<{ items: Row[] }>('/api/materials/posts?pageSize=50');
      expect(items.find((each) => each['id'] === value['id'])?.['preview']).toBe(spaced(content));
    },
  );

  it('F-05 an answer shows less-than signs that do not start an HTML tag', async () => {
    const content = 'Rule: if a<b then use oil. P<S & C>0.2';
    const { value } = await send('POST', `/api/forum/posts/${question}/answers`, 'premium', { content });
    const rows = await get<Row[]>(`/api/forum/posts/${question}/answers`);
    expect(said(String(rows.find((each) => each['id'] === value['id'])?.['contentHtml']))).toBe(content);
  });
});
