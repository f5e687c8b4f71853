/**
 * The one way out to a payment provider. Never throws for what the network does: no answer, half an answer
 * and an answer that is not JSON are values, because each of them may hide money that has moved.
 */

export type ProviderCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole call, until the last byte of the answer. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly maxBytes?: number;
};

export type Silence = 'timeout' | 'aborted' | 'network' | 'too_large';

export type ProviderReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      /** undefined when the body is not JSON. */
      readonly json: unknown;
    }
  | { readonly kind: 'silence'; readonly reason: Silence };

const maxAnswerBytes = 1_048_576;

/**
 * One HTTP call, without retries. A redirect is an answer like any other and is not followed:
 * credentials and orders must not travel to a host that nobody configured.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderReply> {
  const deadline = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline;
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers ?? {},
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
    // What was thrown may quote the address or a header; the reason is all that is kept.
    if (call.signal?.aborted) return { kind: 'silence', reason: 'aborted' };
    return { kind: 'silence', reason: deadline.aborted ? 'timeout' : 'network' };
  }
}

/** @returns null as soon as there is more than `maxBytes` */
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

/** undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header of HTTP's basic scheme. */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** `Retry-After` in milliseconds, when it is given in seconds. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after');
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
