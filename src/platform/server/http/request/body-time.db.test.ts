import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';

let server: TestApp;
let address: URL;
beforeAll(async () => {
  server = await createTestApp();
  address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

/**
 * Sends these bytes and no more.
 * @returns the data received until the server closed the connection
 */
function untilClosed(request: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(Number(address.port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (heard += chunk));
    // Writing to a connection that the server has closed fails; the connection has ended in this case, too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

const json = 'Host: x\r\nContent-Type: application/json\r\n';

// An uncaught exception would end the server; in this test it fails the run.
describe('S-01 an incomplete body on a request already answered closes only its connection', () => {
  it.concurrent.each([
    [
      'a body refused for its declared length',
      `POST /api/auth/login HTTP/1.1\r\n${json}Content-Length: 1100000\r\n\r\n{"email":"${'x'.repeat(200_000)}`,
      413,
    ],
    [
      'a body that is declared and not sent',
      'GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n',
      200,
    ],
    [
      'a body of a request refused before reading',
      `POST /auth/v1/admin/users HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"email"`,
      401,
    ],
    [
      'a body for an unknown address',
      `POST /api/nothing HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{`,
      404,
    ],
    [
      'a body in chunks',
      `POST /auth/v1/admin/users HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema`,
      401,
    ],
    [
      'a body of an unknown content type',
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: text/x\r\nContent-Length: 9\r\n\r\nab`,
      415,
    ],
  ])('the server still responds after %s', async (_which, request, status) => {
    const heard = await untilClosed(request);
    // If the body is read before it is refused, the response is 408, because the body is late.
    expect([status, 408]).toContain(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]));
    expect((await fetch(new URL('/api/health', address))).status).toBe(200);
  });
});
