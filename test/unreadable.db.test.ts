/**
 * Checks that NUL, lone surrogates and encodings other than UTF-8 are refused by every endpoint and in every field,
 * before anything is stored.
 */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuardedRoute } from '../src/platform/server/http/request/guards.ts';
import { createTestApp, demoPassword, type TestApp } from './app.ts';
import { type Operation, unreadableTexts as odd, operationsOf, placesOf } from './hostile-requests.ts';

let server: TestApp;
let routes: readonly GuardedRoute[];
let operations: { method: string; path: string; operation: Operation }[];
const authHeaders: Record<string, string> = {};
beforeAll(async () => {
  server = await createTestApp();
  routes = server.http.guardedRoutes;
  const document = (await server.call('GET', '/api/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = operationsOf(document);
  const login = await server.call('POST', '/auth/v1/token?grant_type=password', {
    body: { email: 'premium@demo.local', password: demoPassword },
  });
  authHeaders['authorization'] = `Bearer ${login.json().access_token}`;
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const fill = (path: string, word = '7') => path.replace(/\{[^}]+\}|:\w+/g, word);
/** Endpoint that first requires a second factor, which these callers do not have. */
const second = '/api/auth/second-step';
const refused = (answer: { statusCode: number; body: string }, what: string) =>
  expect(answer.statusCode, `${what} ${answer.body}`).toBe(400);

describe('S-09 invalid text encoding', () => {
  it('S-09 invalid text in any field of any body, including field names, returns 400', async () => {
    let count = 0;
    for (const { method, path, operation } of operations) {
      const schema = operation.requestBody?.content?.['application/json']?.schema;
      if (!schema || path === second) continue;
      for (const text of odd)
        for (const body of [...placesOf(schema, text), { [text]: 1 }, [[[{ deep: [text] }]]]]) {
          count += 1;
          refused(
            await server.call(method, fill(path), { as: 'admin', headers: json, body: JSON.stringify(body) }),
            `${method} ${path} ${JSON.stringify(body)}`,
          );
        }
    }
    expect(count).toBeGreaterThan(500);
  });

  it('S-09 invalid text in any parameter of any URL returns 400', async () => {
    let count = 0;
    for (const { method, path, operation } of operations)
      for (const parameter of operation.parameters ?? [])
        for (const word of ['%00', 'a%00b', ...(parameter.in === 'query' ? ['%FF', '%ED%A0%80', '%'] : [])]) {
          count += 1;
          const url =
            parameter.in === 'path'
              ? fill(path.replace(`{${parameter.name}}`, word))
              : `${fill(path)}?${parameter.name}=${word}`;
          refused(
            await server.call(method, url, { as: 'admin', ...(method === 'GET' ? {} : { body: {} }) }),
            `${method} ${url}`,
          );
        }
    expect(count).toBeGreaterThan(150);
  });

  it('S-09 the auth service returns 400 for invalid text, in the format of its protocol', async () => {
    const calls = routes.filter(
      ({ url, method, guard }) =>
        url.startsWith('/auth/v1/') &&
        !['HEAD', 'OPTIONS'].includes(method) &&
        guard !== 'service' &&
        !url.endsWith('*'),
    );
    expect(calls.length).toBeGreaterThan(25);
    const fields = [
      'email',
      'password',
      'token',
      'token_hash',
      'refresh_token',
      'code',
      'data',
      'type',
      'friendly_name',
    ];
    for (const { method, url } of calls) {
      const path = fill(url, '11111111-1111-4111-8111-111111111111');
      const headers = { ...authHeaders, 'x-supabase-api-version': '2024-01-01' };
      const answer = await server.call(method, `${path}?grant_type=password&x=%00`, { headers });
      refused(answer, `${method} ${url}?`);
      expect(answer.json()).toEqual({ code: 'validation_failed', message: expect.any(String) });
      if (method === 'GET') continue;
      for (const text of odd)
        for (const body of [
          ...fields.map((name) => ({ [name]: text })),
          { [text]: 1 },
          { data: { a: [{ [text]: 1 }] } },
        ]) {
          const said = await server.call(method, `${path}?grant_type=password`, {
            headers: { ...headers, ...json },
            body: JSON.stringify(body),
          });
          refused(said, `${method} ${url} ${JSON.stringify(body)}`);
          expect(said.json().code).toBe('bad_json');
        }
    }
  });

  it('S-09 bodies in other encodings and with invalid UTF-8 return 400 at every endpoint', async () => {
    const latin = Buffer.from('{"email":"k\xe9vin@example.com","password":"x"}', 'latin1');
    const wide = Buffer.from('{"email":"a@example.com","password":"x"}', 'utf16le');
    for (const { method, url } of routes.filter(
      (route) =>
        ['POST', 'PUT', 'PATCH', 'DELETE'].includes(route.method) &&
        route.guard !== 'service' &&
        route.guard !== 'provider' &&
        route.url !== second,
    ))
      for (const [body, type] of [
        [latin, 'application/json'],
        [latin, 'application/json; charset=latin1'],
        [wide, 'application/json; charset=utf-16'],
        [Buffer.from('{"a":"b"}'), 'application/json; charset="UTF-16LE"'],
      ] as const) {
        const headers = { 'content-type': type, ...(url.startsWith('/auth/v1') ? authHeaders : {}) };
        const as = url.startsWith('/auth/v1') ? {} : ({ as: 'admin' } as const);
        const answer = await server.call(method, fill(url, '11111111-1111-4111-8111-111111111111'), {
          ...as,
          headers,
          body,
        });
        // Routes for files do not accept JSON at all.
        expect([400, 415], `${method} ${url} ${type} ${answer.body}`).toContain(answer.statusCode);
      }
  });

  it('S-09 invalid text in fields of file uploads returns 400', async () => {
    const form = (part: string, name = 'file', file = '; filename="a.zip"') =>
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n${part}\r\n` +
          `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: application/zip\r\n\r\nPK\x05\x06\r\n--b--\r\n`,
        'latin1',
      );
    const bodies = [
      form('a\0b'),
      form('\xff\xfe'),
      form('x', 'fi\0le'),
      form('x', 'file', '; filename="a\0.zip"'),
      form('x', 'file', "; filename*=utf-8''a%00.zip"),
    ];
    for (const url of ['/api/materials/posts', '/api/upload'])
      for (const body of bodies) {
        const headers = { 'content-type': 'multipart/form-data; boundary=b' };
        refused(
          await server.call('POST', url, { as: 'admin', headers, body }),
          `${url} ${body.toString('latin1')}`,
        );
      }
  });

  it('S-09 invalid text in webhooks of providers returns 400, and nothing is stored', async () => {
    const count = async () =>
      (await server.database.pool.query('SELECT count(*)::int AS n FROM payment_notices')).rows[0].n;
    const before = await count();
    for (const url of ['/webhooks/paypal', '/webhooks/eximbay', '/pay/eximbay/return'])
      for (const body of [
        '{"id":"a\\u0000"}',
        '{"id":"\\ud800"}',
        '{"id":"a\0"}',
        'ref=a%00b',
        Buffer.from([0x7b, 0xff]),
      ])
        refused(await server.call('POST', url, { headers: json, body }), `${url} ${String(body)}`);
    expect(await count()).toBe(before);
  });

  it('S-09 a CSV export requested with a NUL character is refused before the download starts', async () => {
    const address = await server.http.listen({ port: 0, host: '127.0.0.1' });
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: 'admin@demo.local', password: demoPassword, takeOver: true },
    });
    const headers = { authorization: `Bearer ${login.json().access_token}` };
    for (const file of ['members', 'payments']) {
      const answer = await fetch(`${address}/api/admin/${file}.csv?search=%00`, { headers });
      expect(answer.status).toBe(400);
      await answer.text();
    }
    // An HTTP header cannot contain NUL; other bytes in it are stored unchanged.
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = net.connect(Number(new URL(address).port), '127.0.0.1', () => {
        const body = JSON.stringify({ email: 'member@demo.local', password: demoPassword, takeOver: true });
        socket.write(
          Buffer.from(
            `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nUser-Agent: \xff\xe9\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
            'latin1',
          ),
        );
      });
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 200/);
  });

  it('S-09 unusual but valid text is accepted', async () => {
    const { statusCode } = await server.call('PATCH', '/api/auth/profile', {
      headers: { ...authHeaders, 'content-type': 'application/json; charset=UTF-8' },
      body: '{"name":"\\ud83d\\udd25 Kim \\u00e9"}',
    });
    expect(statusCode).toBe(200);
    expect((await server.call('GET', '/api/auth/profile', { headers: authHeaders })).json().name).toBe(
      '🔥 Kim é',
    );
  });
});
