/**
 * Sends malicious bodies to every route: truncated, late, too long, of another type. The status must be below 500, and
 * the server must keep running.
 */
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GuardedRoute } from '../src/platform/server/http/request/guards.ts';
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

/** Fills the parameters of a route; the calculator exists, so that bodies reach the worker thread. */
const fill = (url: string) =>
  url.replace('/calculators/:id', '/calculators/carbon-equivalent').replace(/:\w+(\([^)]*\))?/g, '7');
const atOnce = 40;

/**
 * Sends bytes on a new connection.
 * @returns the received data; with `leave` the client disconnects at once and receives nothing
 */
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
        // The body of a GET is not read, so an endless one may close the connection before the response.
        if (options?.leave || (method === 'GET' && heard === '')) return;
        expect(heard, `${method} ${url}`).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      }),
    );
}

describe('S-09 only one spelling of each URL', () => {
  const ask = (target: string, { method = 'GET', headers = 'Host: x\r\n' } = {}) =>
    send(`${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

  it('S-09 every route redirects GET requests with another spelling of its URL and rejects other methods', async () => {
    for (const { method, url } of routes) {
      const path = fill(url);
      const letter = path.replace(/[a-z]/, (first) => `%${first.charCodeAt(0).toString(16)}`);
      for (const other of [letter, `/.${path}`, `/./x/..${path}`]) {
        if (other === path) continue;
        const heard = await ask(other, { method });
        const answer = method === 'GET' ? /^HTTP\/1\.1 308 / : /^HTTP\/1\.1 400 /;
        expect(heard, `${method} ${other}`).toMatch(answer);
        if (method === 'GET') expect(heard, other).toContain(`\r\nlocation: ${path}\r\n`);
      }
    }
  });

  it.each(['http://evil.example/api/health', 'http://x/api/health', '*', '/api/health#1', '/api/health%zz'])(
    'S-09 the request target %s is rejected',
    async (target) => {
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect(await ask(target, { method }), method).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('S-09 the absolute form of a URL does not bypass the check of X-Requested-With', async () => {
    const headers = 'Host: x\r\nCookie: ferrite_order=1\r\nContent-Length: 0\r\n';
    for (const prefix of ['', 'http://x', '/.', '/%61pi/..'])
      expect(await ask(`${prefix}/api/membership/test-code`, { method: 'POST', headers })).toMatch(
        /^HTTP\/1\.1 40[03] /,
      );
  });

  it.each([
    ['two Host headers', 'Host: x\r\nHost: y\r\n', 400, 'more than one Host header'],
    ['an encoded body', 'Host: x\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n', 415, 'Encoded bodies'],
  ])('S-09 a request with %s is rejected with the reason', async (_, headers, status, reason) => {
    const answer = await ask('/api/health', { method: 'POST', headers });
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(reason);
  });
});

describe('S-01 hostile request bodies', () => {
  // Concurrent, because most wait for the time limit of an incomplete body.
  it.concurrent.each(onTheWire)(
    'S-01 the server keeps running after a body $what',
    async ({ rest, leaves = false }) => {
      await sendToAll(rest, { leave: leaves });
    },
  );

  it.each(hostileBodies)('S-01 no route returns a 5xx for a body %s', async (_what, type, body) => {
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
    // The administrator must still be logged in; otherwise all requests would have been rejected with 401.
    expect((await server.call('GET', '/api/admin/summary', { as: 'admin' })).statusCode).toBe(200);
  });
});
