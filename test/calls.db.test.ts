/**
 * Every call that the site and other programs rely on: method, path, payload and the fields of the answer.
 * One list, gone through by people who really register, pay and ask.
 */
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalsOf } from '../src/refusals.ts';
import { demoPassword } from './app.ts';
import { formBody } from './form.ts';
import { type Browser, createShop, type Method, type Shop } from './shop.ts';

type Json = Record<string, unknown>;
type Person = { readonly browser: Browser; readonly person: { email: string; password: string } & Json };

let shop: Shop;
let admin: Browser;
let member: Browser;
let picture: Buffer;

async function signedIn(email: string): Promise<Browser> {
  const browser = shop.browser();
  const login = await browser.call('POST', '/api/auth/login', {
    email,
    password: demoPassword,
    takeOver: true,
  });
  browser.signedInWith(login.json().access_token);
  return browser;
}

beforeAll(async () => {
  shop = await createShop();
  admin = await signedIn('admin@demo.local');
  member = await signedIn('premium@demo.local');
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'gray' } })
    .png()
    .toBuffer();
}, 60_000);
afterAll(() => shop.close());

const bearer = async (email: string) => {
  const login = await shop.call('POST', '/api/auth/login', {
    body: { email, password: demoPassword, takeOver: true },
  });
  return { authorization: `Bearer ${login.json().access_token}` };
};
const withForm = async (url: string, parts: Parameters<typeof formBody>[0], email: string) => {
  const { body, headers } = await formBody(parts);
  return shop.call('POST', url, { body, headers: { ...headers, ...(await bearer(email)) } });
};
/** Somebody who has ordered, and come back from the provider's window. */
async function buyer(method: Method) {
  const { person, browser } = (await shop.newcomer()) as Person;
  const order = await browser.order(method, person);
  return { person, browser, order, back: await browser.decide(order) };
}
async function refundRequest(): Promise<{ id: number; memberId: string }> {
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
const newQuestion = async () =>
  (
    await member.call('POST', '/api/forum/posts', {
      title: 'Which preheat for S690QL?',
      content: 'Plate of 40 mm.',
      category: 'welding',
      images: [],
    })
  ).json<{ id: number }>().id;
const newPost = async () =>
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

type Call = readonly [
  call: string,
  run: () => Promise<LightMyRequestResponse>,
  /** Names of the answer's fields; of the first element when it is a list. */
  fields: string,
];

const tool = '/api/tools/Welding/Carbon%20Equivalent';
const platform: readonly Call[] = [
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

const verification: readonly Call[] = [
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
      // Of somebody for whom no other code is on its way.
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

const paying: readonly Call[] = [
  ['GET /api/paypal/setup', () => shop.call('GET', '/api/paypal/setup'), 'clientId clientToken environment'],
  [
    'POST /api/paypal/order',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call('POST', ...browser.orderCall('paypal', person));
    },
    'id',
  ],
  [
    'POST /api/paypal/order/{orderId}/capture',
    async () => {
      const { browser, order, back } = await buyer('paypal');
      return browser.finish(order, back);
    },
    'status',
  ],
  [
    'POST /api/auth/complete-payment-and-register',
    async () => {
      const { browser, order, back, person } = await buyer('paypal');
      await browser.finish(order, back);
      return browser.call('POST', '/api/auth/complete-payment-and-register', {
        orderId: order.id,
        registrationData: person,
      });
    },
    'message access_token refresh_token',
  ],
  ['GET /api/exchange-rate', () => shop.call('GET', '/api/exchange-rate'), 'rate'],
  ['GET /api/eximbay/status', () => shop.call('GET', '/api/eximbay/status'), ''],
  [
    'POST /api/eximbay/ready',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call('POST', ...browser.orderCall('eximbay', person, { userEmail: person.email }));
    },
    'ok message fgkey payload ref item_name order_id amount currency',
  ],
  [
    'GET /api/eximbay/check-status',
    async () => {
      const { browser, order, back } = await buyer('eximbay');
      return browser.finish(order, back);
    },
    'status message',
  ],
  ['GET /api/toss/client-key', () => shop.call('GET', '/api/toss/client-key'), 'clientKey'],
  [
    'POST /api/toss/create-payment',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call(
        'POST',
        ...browser.orderCall('toss', person, { email: person.email, successUrl: 'a', failUrl: 'b' }),
      );
    },
    'checkoutUrl',
  ],
  [
    'POST /api/toss/confirm-payment',
    async () => {
      const { browser, order, back } = await buyer('toss');
      return browser.finish(order, back);
    },
    'success message amount orderId access_token',
  ],
];

const managing: readonly Call[] = [
  [
    'GET /api/admin/all-members',
    () => admin.call('GET', '/api/admin/all-members'),
    'id email name nickname country job createdAt registrationDate subscriptionStartedAt subscriptionExpiresAt membershipType subscriptionStatus totalToolsUsed daysSincePayment latestPayment refundRequest',
  ],
  [
    'GET /api/admin/refund-requests',
    async () => {
      await refundRequest();
      return admin.call('GET', '/api/admin/refund-requests');
    },
    'id userName userEmail paymentId paymentTransactionId refundAmount currency paymentMethod status pgStatus requestReason requestedAt processedAt isEligible adminNotes',
  ],
  [
    'GET /api/admin/payment-transactions',
    () => admin.call('GET', '/api/admin/payment-transactions'),
    'id paymentId userEmail paymentMethod amount currency status createdAt',
  ],
  [
    'POST /api/admin/process-refund',
    async () => {
      const { memberId } = await refundRequest();
      return admin.call('POST', '/api/admin/process-refund', { memberId, action: 'reject' });
    },
    '',
  ],
  [
    'POST /api/admin/check-pg-refund-status/{refundRequestId}',
    async () => {
      const { id, memberId } = await refundRequest();
      await admin.call('POST', '/api/admin/process-refund', { memberId, action: 'approve' });
      return admin.call('POST', `/api/admin/check-pg-refund-status/${id}`);
    },
    'message pgStatus',
  ],
  [
    'POST /api/admin/request-refund',
    async () => {
      const { memberId } = await refundRequest();
      await admin.call('POST', '/api/admin/process-refund', { memberId, action: 'reject' });
      return admin.call('POST', '/api/admin/request-refund', { memberId, note: 'Paid twice' });
    },
    '',
  ],
  [
    'POST /api/admin/verify-password',
    () => admin.call('POST', '/api/admin/verify-password', { password: demoPassword }),
    '',
  ],
  [
    'DELETE /api/admin/delete-member/{memberId}',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.call('POST', '/api/auth/register', person);
      return admin.call('DELETE', `/api/admin/delete-member/${(await shop.member(person.email))?.['id']}`);
    },
    '',
  ],
  [
    'GET /api/user/payment-transactions',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.buy('toss', person);
      const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
      browser.signedInWith(login.json().access_token);
      return browser.call('GET', '/api/user/payment-transactions');
    },
    'id paymentId userEmail paymentMethod provider amount currency status createdAt',
  ],
  [
    'GET /api/user/refund-requests',
    async () => shop.call('GET', '/api/user/refund-requests', { headers: await bearer('member@demo.local') }),
    '',
  ],
  [
    'GET /api/user/refund-eligibility',
    async () =>
      shop.call('GET', '/api/user/refund-eligibility', { headers: await bearer('member@demo.local') }),
    'isEligible toolUsageCount daysSincePayment reason',
  ],
  [
    'POST /api/refund/request',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.buy('toss', person);
      const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
      browser.signedInWith(login.json().access_token);
      const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<
        { id: number }[]
      >();
      return browser.call('POST', '/api/refund/request', {
        paymentTransactionId: payment?.id,
        requestReason: 'x',
      });
    },
    '',
  ],
  [
    'POST /api/user/request-refund',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.buy('paypal', person);
      const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
      browser.signedInWith(login.json().access_token);
      const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<
        { id: number }[]
      >();
      return browser.call('POST', '/api/user/request-refund', {
        paymentTransactionId: payment?.id,
        reason: 'x',
      });
    },
    '',
  ],
];

const all = [...platform, ...verification, ...paying, ...managing];

describe('G-01 the 58 calls', () => {
  it('G-01 are 58, each once', () => {
    expect(new Set(all.map(([call]) => call)).size).toBe(58);
    expect(all).toHaveLength(58);
  });

  it('G-01 are described at /api/docs with exactly these methods and paths', async () => {
    const { paths } = (await shop.call('GET', '/api/docs/json')).json<{ paths: Record<string, Json> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    const wanted = all.map(([call]) => call.replace(/\{\w+\}/g, '{}'));
    expect(wanted.filter((call) => !described.includes(call))).toEqual([]);
  });

  it('G-01 every code that a call may be refused with is listed there', async () => {
    const { components } = (await shop.call('GET', '/api/docs/json')).json<{
      components: { schemas: { Refusal: { properties: { code: { enum: string[] } } } } };
    }>();
    const codes = Object.values(refusalsOf).flatMap((record) => Object.keys(record));
    expect(components.schemas.Refusal.properties.code.enum).toEqual(codes.sort());
  });

  it.each(all)(
    'G-01 %s answers with its fields',
    async (_call, run, fields) => {
      const answer = await run();
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      if (fields === '') return;
      const body = answer.json<Json | Json[]>();
      const found = Object.keys(Array.isArray(body) ? (body[0] ?? {}) : body);
      expect(fields.split(' ').filter((field) => !found.includes(field))).toEqual([]);
    },
    30_000,
  );
});
