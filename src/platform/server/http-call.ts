/**
 * HTTP client for payment providers. It returns network failures and incomplete or non-JSON responses as values instead
 * of throwing, because the provider may have executed the call.
 */
import { inSpan, markFailed, traceHeaders } from './traces/span.ts';

export type ProviderCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Timeout of the whole call, including the response body, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly maxBytes?: number;
};

export type FailureReason = 'timeout' | 'aborted' | 'network' | 'too_large';

export type ProviderReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      /** Response body as parsed JSON; undefined if it is not JSON. */
      readonly json: unknown;
    }
  | { readonly kind: 'silence'; readonly reason: FailureReason };

const maxAnswerBytes = 1_048_576;

/**
 * Sends a request without retries. Redirects are not followed, so credentials are sent only to the configured hosts.
 */
export function callProvider(call: ProviderCall): Promise<ProviderReply> {
  const attributes = {
    'http.request.method': call.method,
    'server.address': URL.parse(call.url)?.host ?? 'invalid',
  };
  return inSpan(
    `${call.method} ${attributes['server.address']}`,
    { kind: 'CLIENT', attributes },
    async (span) => {
      const reply = await send(call);
      if (reply.kind === 'answer') span.setAttribute('http.response.status_code', reply.status);
      else markFailed(span, { code: reply.reason });
      return reply;
    },
  );
}

async function send(call: ProviderCall): Promise<ProviderReply> {
  const deadline = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline;
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { ...call.headers, ...traceHeaders() },
      redirect: 'manual',
      signal,
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    const text = await readBounded(response, call.maxBytes ?? maxAnswerBytes);
    if (text === null) return { kind: 'silence', reason: 'too_large' };
    return {
      kind: 'answer',
      status: response.status,
      headers: response.headers,
      text,
      json: parseJson(text),
    };
  } catch {
    // The error may contain the URL or a header, so only the reason is returned.
    if (call.signal?.aborted) return { kind: 'silence', reason: 'aborted' };
    return { kind: 'silence', reason: deadline.aborted ? 'timeout' : 'network' };
  }
}

/**
 * Reads the response body.
 * @returns null if it exceeds `maxBytes`
 */
async function readBounded(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

/** Parses JSON; returns undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value of the Authorization header for HTTP basic authentication. */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Returns the `Retry-After` header in milliseconds; undefined unless it is given in seconds. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after');
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
