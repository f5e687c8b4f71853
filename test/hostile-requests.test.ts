/** Bodies cut, late, too long, of another kind or built to hurt, at every route: an answer below 500, and the server goes on. */
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GuardedRoute } from '../src/platform/door.ts';
import { createTestApp, type TestApp } from './app.ts';

let server: TestApp;
let address: URL;
let routes: readonly GuardedRoute[];
beforeAll(async () => {
  server = await createTestApp();
  address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }));
  routes = server.http.guardedRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !url.includes('*'),
  );
});
afterAll(() => server.close());
afterEach(async () => {
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
});

const fill = (url: string) => url.replace(/:\w+/g, '7');
const atOnce = 40;

/** What comes back on a connection of its own; with `leave` the sender is gone before anything can. */
function send(bytes: string, { leave = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(Number(address.port), address.hostname, () => {
      socket.write(bytes, () => leave && socket.destroy());
    });
    socket.on('data', (chunk) => (heard += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

async function sendToAll(rest: string, options?: { leave: boolean }): Promise<void> {
  for (let begin = 0; begin < routes.length; begin += atOnce)
    await Promise.all(
      routes.slice(begin, begin + atOnce).map(async ({ method, url }) => {
        const head = `${method} ${fill(url)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
        const heard = await send(head + rest, options);
        // Nobody reads the body of a GET, so one that does not end may end the connection before the answer.
        if (options?.leave || (method === 'GET' && heard === '')) return;
        expect(heard, `${method} ${url}`).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      }),
    );
}

describe('S-01 no body hurts the server', () => {
  it('S-01 one whose sender leaves in the middle', async () => {
    await sendToAll('Content-Length: 100\r\n\r\n{"email":', { leave: true });
  });

  it('S-01 one that never comes to its end', async () => {
    await sendToAll('Content-Length: 100\r\n\r\n{"email":');
  });

  it('S-01 one that is announced and never begins', async () => {
    await sendToAll('Content-Length: 5\r\n\r\n');
  });

  it('S-01 one that is longer than any may be', async () => {
    await sendToAll(`Content-Length: 60000000\r\n\r\n${'x'.repeat(10_000)}`);
  });

  it.each(['ZZZ\r\nx\r\n0\r\n\r\n', '-5\r\nhello\r\n', 'fffffffffffffffff\r\nx', '5;x=\r\nhel'])(
    'S-01 one in pieces that are none: %j',
    async (pieces) => {
      await sendToAll(`Transfer-Encoding: chunked\r\n\r\n${pieces}`);
    },
  );

  const json = 'application/json';
  it.each<readonly [string, string, string]>([
    ['of another kind', 'text/xml', '<a/>'],
    ['without a kind', '', '{"a":1}'],
    ['empty', json, ''],
    ['nested without end', json, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['nested without end, in objects', json, `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['with a name twice', json, '{"email":"a@example.com","email":{"$gt":""},"id":1,"id":[]}'],
    ['that wants to be everybody’s parent', json, '{"__proto__":{"role":"Admin"},"role":"x"}'],
    ['that wants to be a constructor', json, '{"constructor":{"prototype":{"role":"Admin"}}}'],
    ['of a single value', json, '1e999'],
    ['of nothing', json, 'null'],
    ['with many names', json, `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join()}}`],
    ['a form without parts', 'multipart/form-data; boundary=b', '--b--\r\n'],
    ['a form without its boundary', 'multipart/form-data', '--b--\r\n'],
  ])('S-01 one %s', async (_what, type, body) => {
    for (const { method, url, guard } of routes) {
      if (method === 'GET' || url === '/api/auth/logout') continue;
      const answer = await server.call(method, fill(url), {
        ...(guard === 'public' || guard === 'provider' ? {} : ({ as: 'admin' } as const)),
        headers: type ? { 'content-type': type } : {},
        body,
      });
      expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
    }
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});
