/** HTTP server for tests that sends given responses and records the requests. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** Response: text is sent unchanged, anything else as JSON; a function writes the response itself. */
export type Reply =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | ((response: ServerResponse) => void);

export type Vendor = Awaited<ReturnType<typeof createVendor>>;

export async function createVendor() {
  const asked: Asked[] = [];
  let answer: (call: Asked) => Reply = () => ({ status: 404 });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers as Asked['headers'],
        body: Buffer.concat(chunks).toString('utf8'),
      };
      asked.push(call);
      const reply = answer(call);
      if (typeof reply === 'function') return reply(response);
      const { status = 200, headers = {}, body = '' } = reply;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Sets the responses to the next calls and clears the recorded requests. */
    answers(next: (call: Asked) => Reply) {
      asked.length = 0;
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
