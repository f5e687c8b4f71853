/** Bodies cut, late, too long, of another kind or built to hurt, at every route: an answer below 500, and the server goes on. */
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GuardedRoute } from '../src/platform/http/door.ts';
import { createTestApp, type TestApp } from './app.ts';
import { endsSession, hostileBodies, onTheWire } from './hostile-requests.ts';

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
  it.each(onTheWire)('S-01 one $what', async ({ rest, leaves = false }) => {
    await sendToAll(rest, { leave: leaves });
  });

  it.each(hostileBodies)('S-01 one %s', async (_what, type, body) => {
    for (const { method, url, guard } of routes) {
      if (method === 'GET' || endsSession(url)) continue;
      const answer = await server.call(method, fill(url), {
        ...(guard === 'public' || guard === 'provider' ? {} : ({ as: 'admin' } as const)),
        headers: type ? { 'content-type': type } : {},
        body,
      });
      expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
    }
    expect(({} as { role?: string }).role).toBeUndefined();
    // Else all of this was said to somebody signed out, and judged by nobody.
    expect((await server.call('GET', '/api/admin/summary', { as: 'admin' })).statusCode).toBe(200);
  });
});
