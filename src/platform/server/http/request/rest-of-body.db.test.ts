import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await createTestApp();
  port = Number(new URL(await server.http.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/**
 * Sends a body of this size and reads the response only after the whole body is sent, as many clients do.
 * @returns the received data
 */
function send(head: string, bytes: number): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', async () => {
      socket.pause();
      socket.write(`${head}\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
      const chunk = Buffer.alloc(65_536, 'x');
      for (let left = bytes; left > 0 && !socket.destroyed; left -= chunk.length)
        if (!socket.write(chunk.subarray(0, left)))
          await new Promise<void>((go) => {
            socket.once('drain', go);
            socket.once('close', go);
          });
      socket.resume();
    });
    socket.on('data', (data) => (heard += data));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

const form = 'Content-Type: multipart/form-data; boundary=b';

describe('response that is sent before the body is received completely', () => {
  it.each([
    ['a proxy that closes each connection', `POST /api/upload HTTP/1.1\r\nConnection: close\r\n${form}`, 401],
    ['HTTP/1.0', `POST /api/upload HTTP/1.0\r\n${form}`, 401],
    [
      'a body larger than allowed',
      'POST /api/auth/login HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json',
      413,
    ],
  ])(
    'the client receives a response that is sent before the request body is complete: %s',
    async (_which, head, status) => {
      expect(await send(head, 8_000_000)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    },
  );
});
