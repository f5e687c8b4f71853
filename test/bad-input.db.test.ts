import net from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

type Operation = { responses?: Record<string, { content?: Record<string, unknown> }> };
type Document = { paths: Record<string, Record<string, Operation>> };
type Sent = {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly type?: string;
};
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the documented calls with the response formats other than JSON. */
async function operations(): Promise<{ method: string; path: string; formats: readonly string[] }[]> {
  const document = (await server.call('GET', '/api/docs/json')).json<Document>();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const formats = Object.values(operation.responses ?? {}).flatMap(({ content = {} }) =>
        Object.keys(content),
      );
      return [
        {
          method: method.toUpperCase(),
          path,
          formats: formats.filter((each) => each !== 'application/json'),
        },
      ];
    }),
  );
}

/** Replaces `{name}` with arbitrary text that is encoded for a URL. */
const fill = (path: string, word: string) => path.replace(/\{[^}]+\}/g, encodeURIComponent(word || 'x'));

describe('responses to invalid requests', () => {
  it('S-02 an empty body with a JSON content type counts as no body', async () => {
    const asked = { title: 'Why?', content: 'Because.', category: 'others' };
    const { id } = (await server.call('POST', '/api/forum/posts', { as: 'member', body: asked })).json();
    const headers = { 'content-type': 'application/json' };
    const gone = await server.call('DELETE', `/api/forum/posts/${id}`, { as: 'member', headers, body: '' });
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    const lacking = await server.call('POST', '/api/forum/posts', { as: 'member', headers, body: '' });
    expect([lacking.statusCode, lacking.json().code]).toEqual([400, 'request.invalid']);
    const nobody = await server.call('POST', '/api/forum/posts', { headers, body: '{' });
    expect(nobody.statusCode).toBe(401);
  });

  it('for random bodies, paths, queries and headers no documented call returns a 5xx or an undocumented format', async () => {
    const calls = await operations();
    expect(calls.length).toBeGreaterThan(10);
    const plausible = fc.record(
      {
        email: fc.oneof(fc.string(), fc.emailAddress()),
        password: fc.string(),
        identifier: fc.string(),
        name: fc.anything(),
        nickname: fc.string(),
        deviceId: fc.string(),
        takeOver: fc.anything(),
        C: fc.double(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.oneof(fc.jsonValue(), plausible),
        fc.string({ maxLength: 40 }),
        fc.constantFrom(undefined, 'member', 'admin'),
        async ({ method, path, formats }, body, word, as) => {
          const options = {
            ...(as ? { as } : {}),
            ...(method === 'GET'
              ? {}
              : { body: JSON.stringify(body ?? null), headers: { 'content-type': 'application/json' } }),
          } as const;
          const answer = await server.call(
            method,
            `${fill(path, word)}?q=${encodeURIComponent(word)}`,
            options,
          );
          expect(answer.statusCode, `${method} ${path} ${JSON.stringify(body)}: ${answer.body}`).toBeLessThan(
            500,
          );
          const [format] = String(answer.headers['content-type'] ?? '').split(';');
          if (answer.body && answer.statusCode !== 304 && !formats.includes(format ?? ''))
            expect(() => JSON.parse(answer.body)).not.toThrow();
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);

  it.each<[string, number, Sent]>([
    [
      'malformed JSON',
      400,
      { method: 'POST', url: '/api/auth/login', body: '{"email":', type: 'application/json' },
    ],
    [
      'a body of another type',
      415,
      { method: 'POST', url: '/api/auth/login', body: 'email=x', type: 'application/x-www-form-urlencoded' },
    ],
    [
      'a body over 1 MB',
      413,
      {
        method: 'POST',
        url: '/api/auth/login',
        body: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
        type: 'application/json',
      },
    ],
    [
      'a wrong type',
      400,
      { method: 'POST', url: '/api/auth/login', body: '{"email":1,"password":[]}', type: 'application/json' },
    ],
    ['a wrong method', 405, { method: 'DELETE', url: '/api/tools' }],
    ['an unknown path', 404, { method: 'GET', url: '/api/nothing' }],
    ['an address that cannot be decoded', 400, { method: 'GET', url: '/api/tools/%E0%A4%A' }],
  ])(
    'an invalid request (%s) results in status %i with code, message and request id',
    async (_what, status, { method, url, body, type }) => {
      const answer = await server.call(method, url, {
        ...(body === undefined ? {} : { body }),
        ...(type ? { headers: { 'content-type': type } } : {}),
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({
        code: expect.stringMatching(/^\w+\.\w+$/),
        message: expect.any(String),
        requestId: expect.any(String),
      });
      expect(answer.body).not.toMatch(/\bat .*\.ts:|node_modules/);
    },
  );

  it('a wrong method is answered with 405 and the allowed methods', async () => {
    expect((await server.call('DELETE', '/api/tools')).headers.allow).toContain('GET');
  });

  it('the connection of an incomplete request gets a response and is closed, and the server keeps running', async () => {
    const address = await server.http.listen({ port: 0, host: '127.0.0.1' });
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = net.connect(Number(new URL(address).port), '127.0.0.1', () => {
        socket.write(
          'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"',
        );
      });
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 408/);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  }, 60_000);
});

describe('GET /api/health', () => {
  it('GET /api/health returns 200 with status, version, database, jobs, disk and restarts', async () => {
    expect((await server.call('GET', '/api/health')).json()).toEqual({
      status: 'ok',
      version: '0.0.0',
      database: 'ok',
      jobs: 'ok',
      disk: 'ok',
      restarts: { server: null, database: 0 },
    });
  });
});
