/**
 * Calls that the specification requires, in the form in which clients send them: method, path, request, and fields of
 * the response.
 */
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { demoPassword } from './app.ts';
import { formBody } from './form.ts';
import { type Browser, createShop, type Method, type Shop } from './shop.ts';

export type Json = Record<string, unknown>;
export type Person = {
  readonly browser: Browser;
  readonly person: { email: string; password: string } & Json;
};

export let shop: Shop;
export let admin: Browser;
export let member: Browser;
export let picture: Buffer;

export async function signedIn(email: string): Promise<Browser> {
  const browser = shop.browser();
  const login = await browser.call('POST', '/api/auth/login', {
    email,
    password: demoPassword,
    takeOver: true,
  });
  browser.signedInWith(login.json().access_token);
  return browser;
}

/** Starts the product for these calls and logs an administrator and a member in. */
export async function openShop(): Promise<void> {
  shop = await createShop();
  admin = await signedIn('admin@demo.local');
  member = await signedIn('premium@demo.local');
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'gray' } })
    .png()
    .toBuffer();
}

export const bearer = async (email: string) => {
  const login = await shop.call('POST', '/api/auth/login', {
    body: { email, password: demoPassword, takeOver: true },
  });
  return { authorization: `Bearer ${login.json().access_token}` };
};
export const withForm = async (url: string, parts: Parameters<typeof formBody>[0], email: string) => {
  const { body, headers } = await formBody(parts);
  return shop.call('POST', url, { body, headers: { ...headers, ...(await bearer(email)) } });
};
/** Creates a customer who has placed an order and returned from the provider's payment window. */
export async function buyer(method: Method) {
  const { person, browser } = (await shop.newcomer()) as Person;
  const order = await browser.order(method, person);
  return { person, browser, order, back: await browser.decide(order) };
}
export async function refundRequest(): Promise<{ id: number; memberId: string }> {
  const { person, browser } = (await shop.newcomer()) as Person;
  await browser.buy('paypal', person);
  const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
  browser.signedInWith(login.json().access_token);
  const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<{ id: number }[]>();
  const asked = await browser.call('POST', '/api/refund/request', {
    paymentTransactionId: payment?.id,
    requestReason: 'No longer needed',
  });
  return { id: asked.json().refundRequest.id, memberId: String((await shop.member(person.email))?.['id']) };
}
export const newQuestion = async () =>
  (
    await member.call('POST', '/api/forum/posts', {
      title: 'Which preheat for S690QL?',
      content: 'Plate of 40 mm.',
      category: 'welding',
      images: [],
    })
  ).json<{ id: number }>().id;
export const newPost = async () =>
  (
    await withForm(
      '/api/materials/posts',
      [
        ['title', 'Quench cracks'],
        ['content', 'How to read them.'],
      ],
      'admin@demo.local',
    )
  ).json<{ id: number }>().id;

export type Call = readonly [
  call: string,
  run: () => Promise<LightMyRequestResponse>,
  /** Names of the fields in a response; if the response is a list, the fields of its first element. */
  fields: string,
];

export const tool = '/api/tools/Welding/Carbon%20Equivalent';
export const platform: readonly Call[] = [
  ['GET /api/auth/profile', () => member.call('GET', '/api/auth/profile'), 'nickname name avatar role'],
  [
    'PATCH /api/auth/profile',
    () => member.call('PATCH', '/api/auth/profile', { profileImageUrl: null, name: 'Demo Premium' }),
    'user',
  ],
  [
    'POST /api/auth/logout',
    async () => shop.call('POST', '/api/auth/logout', { headers: await bearer('member@demo.local') }),
    '',
  ],
  ['GET /api/tools', () => member.call('GET', '/api/tools'), 'Welding Others'],
  [`POST /api/tools/{category}/{toolName}/access`, () => member.call('POST', `${tool}/access`), 'message'],
  [
    'POST /api/tools/{category}/{toolName}/links',
    () => admin.call('POST', `${tool}/links`, { url: 'https://example.org/a' }),
    '',
  ],
  [
    'DELETE /api/tools/{category}/{toolName}/links',
    () => admin.call('DELETE', `${tool}/links?url=${encodeURIComponent('https://example.org/a')}`),
    '',
  ],
  [
    'POST /api/upload',
    () =>
      withForm(
        '/api/upload',
        [['file', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'tool.zip']],
        'member@demo.local',
      ),
    '',
  ],
  [
    'POST /api/materials/posts',
    () =>
      withForm(
        '/api/materials/posts',
        [
          ['title', 'A'],
          ['content', 'B'],
          ['images', picture, 'a.png'],
        ],
        'admin@demo.local',
      ),
    'id',
  ],
  [
    'GET /api/materials/posts',
    () => shop.call('GET', '/api/materials/posts'),
    'id title content images createdAt likeCount',
  ],
  [
    'GET /api/materials/posts/{id}',
    async () => shop.call('GET', `/api/materials/posts/${await newPost()}`),
    'title content createdAt images likeCount comments',
  ],
  [
    'POST /api/materials/posts/{id}/like',
    async () => member.call('POST', `/api/materials/posts/${await newPost()}/like`),
    '',
  ],
  [
    'PUT /api/materials/posts/{id}',
    async () =>
      shop.call('PUT', `/api/materials/posts/${await newPost()}`, {
        body: { title: 'C', content: 'D' },
        headers: await bearer('admin@demo.local'),
      }),
    '',
  ],
  [
    'DELETE /api/materials/posts/{id}',
    async () =>
      shop.call('DELETE', `/api/materials/posts/${await newPost()}`, {
        headers: await bearer('admin@demo.local'),
      }),
    '',
  ],
  [
    'POST /api/materials/upload-image',
    () => withForm('/api/materials/upload-image', [['image', picture, 'a.png']], 'admin@demo.local'),
    'url',
  ],
  [
    'POST /api/forum/posts',
    async () => {
      member = await signedIn('premium@demo.local');
      return member.call('POST', '/api/forum/posts', {
        title: 'A',
        content: 'B',
        category: 'forging',
        images: [],
      });
    },
    'id',
  ],
  [
    'GET /api/forum/posts',
    () => shop.call('GET', '/api/forum/posts'),
    'id title content category images isAnswered userId userNickname userAvatar createdAt',
  ],
  [
    'PUT /api/forum/posts/{id}',
    async () =>
      member.call('PUT', `/api/forum/posts/${await newQuestion()}`, {
        title: 'A',
        content: 'B',
        category: 'ingot',
        images: [],
      }),
    '',
  ],
  [
    'DELETE /api/forum/posts/{id}',
    async () => member.call('DELETE', `/api/forum/posts/${await newQuestion()}`),
    '',
  ],
  [
    'POST /api/forum/posts/{id}/answers',
    async () =>
      member.call('POST', `/api/forum/posts/${await newQuestion()}/answers`, { content: '150 °C.' }),
    'id',
  ],
  [
    'GET /api/forum/posts/{id}/answers',
    async () => {
      const id = await newQuestion();
      await member.call('POST', `/api/forum/posts/${id}/answers`, { content: '150 °C.' });
      return shop.call('GET', `/api/forum/posts/${id}/answers`);
    },
    'id content userId userNickname isAccepted createdAt',
  ],
  [
    'DELETE /api/forum/answers/{id}',
    async () => {
      const answer = await member.call('POST', `/api/forum/posts/${await newQuestion()}/answers`, {
        content: 'x',
      });
      return member.call('DELETE', `/api/forum/answers/${answer.json().id}`);
    },
    '',
  ],
  [
    'POST /api/forum/upload-image',
    () => withForm('/api/forum/upload-image', [['image', picture, 'a.png']], 'member@demo.local'),
    'url',
  ],
];

export const verification: readonly Call[] = [
  [
    'POST /api/auth/send-verification',
    () => shop.call('POST', '/api/auth/send-verification', { body: { email: 'kim@example.com' } }),
    'isRenewal',
  ],
  [
    'POST /api/auth/verify-code',
    async () => {
      const browser = shop.browser();
      const email = 'lee@example.com';
      const code = await browser.codeFrom('/api/auth/send-verification', email);
      return browser.call('POST', '/api/auth/verify-code', { email, code });
    },
    '',
  ],
  [
    'POST /api/auth/resend-verification',
    () => {
      shop.clock.advance(61);
      return shop.call('POST', '/api/auth/resend-verification', { body: { email: 'lee@example.com' } });
    },
    'message',
  ],
  [
    'POST /api/auth/register',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call('POST', '/api/auth/register', person);
    },
    'access_token refresh_token',
  ],
  [
    'POST /api/auth/login',
    () =>
      shop.call('POST', '/api/auth/login', {
        body: { email: 'member', password: demoPassword, takeOver: true },
      }),
    'access_token refresh_token',
  ],
  [
    'POST /api/auth/local/login',
    () =>
      shop.call('POST', '/api/auth/local/login', {
        body: { identifier: 'member', password: demoPassword, takeOver: true },
      }),
    'name nickname',
  ],
  [
    'POST /api/auth/local/register',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call('POST', '/api/auth/local/register', person);
    },
    'nickname',
  ],
  [
    'POST /api/auth/request-password-reset',
    () => shop.call('POST', '/api/auth/request-password-reset', { body: { email: 'member@demo.local' } }),
    '',
  ],
  [
    'POST /api/auth/reset-password',
    async () => {
      shop.clock.advance(61);
      // An email address for which no other code is pending.
      const email = 'expired@demo.local';
      const browser = shop.browser();
      const token = await browser.codeFrom('/api/auth/request-password-reset', email);
      return browser.call('POST', '/api/auth/reset-password', {
        email,
        token,
        newPassword: demoPassword,
        confirmPassword: demoPassword,
      });
    },
    '',
  ],
  [
    'GET /api/auth/user',
    async () => shop.call('GET', '/api/auth/user', { headers: await bearer('member@demo.local') }),
    'name nickname email',
  ],
  [
    'POST /api/login-ticket/consume',
    async () => {
      const { browser, order, back } = await buyer('eximbay');
      await browser.finish(order, back);
      return browser.call('POST', '/api/login-ticket/consume', { orderId: order.id });
    },
    'success access_token refresh_token',
  ],
];
