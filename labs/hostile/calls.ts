/** Sends calls to the product, and applies the checks that every response must pass under any fault. */
import http from 'node:http';
import net from 'node:net';
import type { Product } from './product.ts';
import type { Part } from './report.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly type?: string;
  /** Request body; text and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
/** Response of a call. Status 0: no response; `error` is the reason. */
export type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly error: string | null;
  readonly from: number;
  readonly to: number;
};

/** Maximum waiting time for a response in ms. */
const longestMs = 15_000;
const most = 8_000_000;

export const textOf = ({ bytes }: Answer): string => bytes.toString();
export function jsonOf<T>(answer: Answer): T | null {
  try {
    return JSON.parse(textOf(answer)) as T;
  } catch {
    return null;
  }
}

function send({ port }: Pick<Product, 'port'>, asked: Asked): Promise<Answer> {
  const { method, path, token, type, body, headers } = asked;
  const payload =
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: http.IncomingHttpHeaders, bytes: Buffer, error: string | null) => {
      clearTimeout(late);
      resolve({ status, headers: answered, bytes, error, from, to: performance.now() });
    };
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
          ...(payload !== undefined && type !== '' && { 'content-type': type ?? 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= most) chunks.push(chunk);
        });
        answer.once('error', (error) => end(0, answer.headers, Buffer.alloc(0), error.message));
        answer.once('end', () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks), null));
      },
    );
    const late = setTimeout(() => request.destroy(new Error('no response within 15 s')), longestMs);
    request.once('error', (error: NodeJS.ErrnoException) =>
      end(0, {}, Buffer.alloc(0), error.code ?? error.message),
    );
    request.end(payload);
  });
}

/**
 * Sends a call, counts the status, and records problems: 5xx except 503, 503 without Retry-After, no response while the
 * server runs.
 */
export async function sendCall(product: Product, part: Part, asked: Asked): Promise<Answer> {
  const answer = await send(product, asked);
  const what = `${asked.method} ${asked.path.slice(0, 80)}`;
  const isExcused = product.failures.during(answer.from, answer.to, 'server');
  if (answer.status === 0) {
    part.see(isExcused ? 'no answer, server down' : 'no answer');
    if (answer.error?.startsWith('no answer')) part.problem(`${what}: ${answer.error}`);
    else if (
      !isExcused &&
      !(asked.path.endsWith('.csv') && product.failures.during(answer.from, answer.to, 'database'))
    )
      part.problem(`${what}: ${answer.error}`);
    return answer;
  }
  part.see(String(answer.status));
  if (answer.status >= 500 && answer.status !== 503)
    part.problem(`${what}: ${answer.status} ${textOf(answer).slice(0, 160)}`);
  if (answer.status === 503 && !answer.headers['retry-after'] && asked.path !== '/api/health')
    part.problem(`${what}: 503 without Retry-After ${textOf(answer).slice(0, 120)}`);
  return answer;
}

/** Sends bytes on a separate connection and returns the response within a minute. */
export function exchange(
  { port }: Product,
  bytes: string | Buffer,
  leaves = false,
): Promise<{ heard: string; from: number; to: number }> {
  const from = performance.now();
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => leaves && socket.destroy());
    });
    const late = setTimeout(() => {
      heard = 'never ended';
      socket.destroy();
    }, 60_000);
    socket.on('data', (chunk) => {
      if (heard.length < 2_000) heard += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve({ heard, from, to: performance.now() });
    });
  });
}
