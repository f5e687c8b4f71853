/** Checks the order of checks on every route of the server: 401, then 403, and only then errors in the request. */
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GuardedRoute, guardRoutes } from '../src/platform/server/http/request/guards.ts';
import { createTestApp, demoPassword, type TestApp } from './app.ts';

let server: TestApp;
let routes: readonly GuardedRoute[];
beforeAll(async () => {
  server = await createTestApp();
  routes = server.http.guardedRoutes.filter(({ method }) => method !== 'HEAD');
});
afterAll(() => server.close());

const guarded = (...guards: GuardedRoute['guard'][]) => routes.filter(({ guard }) => guards.includes(guard));
/** Returns a URL with invalid ids and query. */
const malformed = (url: string) => `${url.replace(/:\w+/g, 'no%20id%00')}?page=none&lang=%00`;
const broken = { headers: { 'content-type': 'application/json' }, body: '{"broken\u0000":' };

async function call({ method, url }: GuardedRoute, options: Parameters<TestApp['call']>[2] = {}) {
  if (method === 'GET') return server.call(method, malformed(url), options);
  const headers = { ...broken.headers, ...options.headers };
  return server.call(method, malformed(url), { ...broken, ...options, headers });
}

describe('S-10 order of checks', () => {
  it('S-10 every route has a guard, and routes of the administration require an administrator role', () => {
    expect(routes.length).toBeGreaterThan(120);
    for (const { method, url, guard } of routes) {
      expect(guard, `${method} ${url}`).toBeTruthy();
      if (url.startsWith('/api/admin/')) expect(['admin', 'staff'], url).toContain(guard);
      if (url.startsWith('/auth/v1/admin/')) expect(guard, url).toBe('service');
    }
  });

  it('S-10 only a short list of public routes write data', () => {
    const writing = guarded('public', 'provider').filter(
      ({ method }) => !['GET', 'OPTIONS'].includes(method),
    );
    expect(
      writing
        .map(({ method, url }) => `${method} ${url}`)
        .filter((each) => !each.includes('/auth/v1/'))
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "DELETE /api/user/account",
        "POST /api/auth/complete-payment-and-register",
        "POST /api/auth/local/login",
        "POST /api/auth/local/register",
        "POST /api/auth/login",
        "POST /api/auth/logout",
        "POST /api/auth/register",
        "POST /api/auth/request-password-reset",
        "POST /api/auth/resend-verification",
        "POST /api/auth/reset-password",
        "POST /api/auth/send-verification",
        "POST /api/auth/verify-code",
        "POST /api/eximbay/ready",
        "POST /api/forum/mails",
        "POST /api/login-ticket/consume",
        "POST /api/membership/test-code",
        "POST /api/paypal/order",
        "POST /api/paypal/order/:id/capture",
        "POST /api/toss/cancel-payment",
        "POST /api/toss/confirm-payment",
        "POST /api/toss/create-payment",
        "POST /api/user/data",
        "POST /api/user/data/archive",
        "POST /api/user/free-membership",
        "POST /pay/eximbay/return",
        "POST /webhooks/eximbay",
        "POST /webhooks/paypal",
        "POST /webhooks/toss/:secret",
      ]
    `);
  });

  it('S-10 the server does not start with a route that has no guard', async () => {
    const bare = Fastify();
    await bare.register(fastifyCookie);
    guardRoutes(bare);
    expect(() => bare.post('/api/new', async () => 'open')).toThrow(/no guard/);
    expect(() => bare.get('/auth/v1/new', async () => 'open')).toThrow(/no guard/);
    expect(() => bare.post('/new', async () => 'open')).toThrow(/no guard/);
    expect(() => bare.get('/page', async () => 'open')).not.toThrow();
    await bare.close();
  });

  it('S-06 the server does not start with a route below /api that has no contract', async () => {
    const bare = Fastify();
    await bare.register(fastifyCookie);
    guardRoutes(bare);
    const open = { config: { guard: 'public' } } as const;
    expect(() => bare.get('/api/new', open, async () => 'open')).toThrow(/no contract/);
    expect(() => bare.post('/api/docs-of-mine', open, async () => 'open')).toThrow(/no contract/);
    expect(() => bare.get('/api', open, async () => 'open')).toThrow(/no contract/);
    expect(() => bare.get('/auth/v1/new', open, async () => 'open')).not.toThrow();
    await bare.close();
  });

  it('S-10 a call without a token returns 401, regardless of URL and body', async () => {
    const closed = guarded('session', 'admin', 'staff', 'own', 'user', 'service');
    expect(closed.length).toBeGreaterThan(70);
    for (const route of closed) {
      const answer = await call(route);
      expect(answer.statusCode, `${route.method} ${route.url} ${answer.body}`).toBe(401);
      expect(answer.json()).toMatchObject(
        route.url.startsWith('/auth/v1/')
          ? { error_code: 'no_authorization' }
          : { code: expect.stringMatching(/login_required$/), requestId: expect.any(String) },
      );
    }
  });

  it('S-10 a call with a forged token returns 401, regardless of URL and body', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x' };
    for (const route of guarded('session', 'admin', 'staff', 'own', 'user', 'service')) {
      const answer = await call(route, { headers });
      expect([401, 403], `${route.method} ${route.url} ${answer.body}`).toContain(answer.statusCode);
    }
  });

  it('S-10 a call without the required role returns 403, regardless of URL and body', async () => {
    for (const route of guarded('admin', 'staff')) {
      const answer = await call(route, { as: 'member' });
      expect(answer.statusCode, `${route.method} ${route.url} ${answer.body}`).toBe(403);
      expect(answer.json().code).toBe('auth.admin_only');
    }
    const login = await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'premium@demo.local', password: demoPassword },
    });
    const headers = { authorization: `Bearer ${login.json().access_token}` };
    for (const route of guarded('service')) {
      const answer = await call(route, { headers });
      expect(answer.statusCode, `${route.method} ${route.url} ${answer.body}`).toBe(403);
      expect(answer.json().error_code).toBe('not_admin');
    }
  });

  it('S-10 a call with the required role returns 400 for an invalid body', async () => {
    for (const route of guarded('admin', 'staff', 'session').filter(({ method }) => method !== 'GET')) {
      if (route.url === '/api/auth/logout') continue;
      const answer = await call(route, { as: 'admin' });
      expect([400, 415], `${route.method} ${route.url} ${answer.body}`).toContain(answer.statusCode);
    }
  });
});

describe('A-08 a writing call authorized by a cookie', () => {
  const without = { 'x-requested-with': '' };
  const writing = () =>
    guarded('public').filter(
      ({ method, url }) => url.startsWith('/api/') && !['GET', 'OPTIONS'].includes(method),
    );

  it.each([
    'verified-email=x',
    'order=x',
    'test-plan=x',
    'grant-carbon-equivalent=x',
    '__Host-order=x',
    '__Secure-grant-carbon-equivalent=x',
    'selectedLanguage=de; order=x',
  ])(
    'A-08 a writing call with only this cookie and without X-Requested-With is refused: %s',
    async (cookie) => {
      expect(writing().length).toBeGreaterThan(15);
      for (const route of writing()) {
        const answer = await call(route, { headers: { ...without, cookie } });
        expect(answer.statusCode, `${route.method} ${route.url} ${answer.body}`).toBe(403);
        expect(answer.json().code).toBe('request.header_missing');
      }
    },
  );

  it('A-08 a writing call is accepted with X-Requested-With, with a bearer token, or with the language cookie only', async () => {
    for (const headers of [
      { cookie: 'order=x' },
      { ...without, cookie: 'selectedLanguage=de' },
      { ...without, cookie: 'order=x', authorization: 'Bearer x' },
      without,
    ] as Record<string, string>[])
      for (const route of writing()) {
        const answer = await call(route, { headers });
        expect(answer.body, `${route.method} ${route.url}`).not.toContain('header_missing');
      }
  });

  it('A-08 a call of a payment provider or the auth client needs no X-Requested-With header', async () => {
    const others = [
      ...guarded('provider'),
      ...guarded('public').filter(({ url }) => url.startsWith('/auth/v1/')),
    ];
    expect(others.length).toBeGreaterThan(10);
    for (const route of others.filter(({ method }) => method !== 'GET')) {
      const answer = await call(route, { headers: { ...without, cookie: 'order=x' } });
      expect(answer.body, `${route.method} ${route.url}`).not.toContain('header_missing');
    }
  });
});

describe('S-10 unknown paths', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'S-10 %s of an unknown path returns 404 as JSON',
    async (method) => {
      for (const url of ['/api/nothing', '/api/admin/nothing', '/api']) {
        const answer = await server.call(method, url, { headers: { accept: 'text/html' } });
        expect(answer.statusCode, url).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'request.not_found' });
      }
      const answer = await server.call(method, '/auth/v1/nothing', {
        headers: { accept: 'text/html', 'x-supabase-api-version': '2024-01-01' },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ code: 'unknown', message: 'Not found' });
    },
  );
});
