/** Client of the product's API. The auth service has its own client. */
import type { DataTag, QueryFunctionContext } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Endpoint, PathOf } from '../server/http/contract.ts';
import { forgetKeys, keyFor } from './drafts/request-keys.ts';
import { accessToken } from './session/auth-client.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  readonly signal?: AbortSignal;
  /**
   * Bearer token used instead of the stored session's token, e.g. that of a session that has just ended; null for none.
   */
  readonly bearer?: string | null;
  /**
   * Sends an `Idempotency-Key`, so that a repeated request after a lost response creates no second entry. The type of `call` requires
   * it for endpoints that accept keys. A digest of the request is stored in the browser; of other requests, whose bodies may contain passwords, nothing is stored.
   */
  readonly isRepeatable?: true;
};

/** Error response of the server. `message` is `status: text`; `reason` is the sentence for users. */
export class ApiError extends Error {
  readonly status: number;
  /** Response body: parsed JSON, or text if it is not JSON. */
  readonly body: unknown;
  /** Error code, `feature.what_happened`; empty if the response has none. */
  readonly code: string;
  /** Value of `Retry-After` in seconds. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, text: string, retryAfterSeconds: number | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = readJson(text);
    this.code = textField(this.body, 'code') ?? '';
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Sentence for the user, if the response contains one. */
  get reason(): string | null {
    return (
      textField(this.body, 'message') ??
      (typeof this.body === 'string' && this.body !== '' ? this.body : null)
    );
  }
}

/** Thrown if a request with an `Idempotency-Key` got no response; its entry may have been created. */
export class NoResponseError extends TypeError {}

/** Returns whether the error has this code: `isRefusal<AuthCode>(error, 'auth.suspended')`; the type argument is required. */
export function isRefusal<Code extends string = never>(
  error: unknown,
  code: NoInfer<Code>,
): error is ApiError & { readonly code: Code } {
  return error instanceof ApiError && error.code === code;
}

type Refused = (error: ApiError, path: string, method: Method) => void;
const listeners = new Set<Refused>();

/**
 * Calls `listener` for every error response, e.g. when another device has taken over the session.
 * @returns a function that ends this
 */
export function onRefusal(listener: Refused): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Arguments after the path: the body if the endpoint has one, and options. */
type Rest<E> = E extends { readonly acceptsIdempotencyKey: true }
  ? [body: BodyOf<E>, options: CallOptions & { readonly isRepeatable: true }]
  : BodyOf<E> extends undefined
    ? [body?: undefined, options?: CallOptions]
    : undefined extends BodyOf<E>
      ? [body?: BodyOf<E>, options?: CallOptions]
      : [body: BodyOf<E>, options?: CallOptions];

/**
 * Sends a request and returns the JSON response (undefined if empty). The endpoint is a required type argument:
 * `call<typeof refundsContract.withdraw>('POST', …)`.
 * @throws ApiError for an error response; TypeError if the server cannot be reached
 */
export function call<E extends Endpoint = never>(
  method: E['method'],
  path: PathOf<E>,
  ...rest: Rest<E>
): Promise<AnswerOf<E>>;
export function call(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<unknown> {
  return send(method, path, body, options);
}

async function send(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  const init = await request(method, body, options);
  const repeatable =
    options.isRepeatable && typeof init.body === 'string' ? await keyFor(path, init.body) : null;
  if (repeatable) (init.headers as Record<string, string>)['Idempotency-Key'] = repeatable.key;
  const { response, text } = await exchange(path, init).catch((error: unknown) => {
    if (!(error instanceof TypeError && repeatable && navigator.onLine)) throw error;
    throw new NoResponseError(error.message, { cause: error });
  });
  if (response.status < 500) repeatable?.end();
  if (method === 'DELETE' && response.ok) forgetKeys();
  if (response.ok) return readJson(text);
  const error = new ApiError(
    response.status,
    text || response.statusText,
    retryAfter(response.headers.get('retry-after')),
  );
  for (const listener of listeners) listener(error, path, method);
  throw error;
}

async function exchange(path: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  const response = await fetch(path, init);
  return { response, text: await response.text() };
}

/** Sends a GET request to the path at the start of the query key; the default query function. */
export function readKey<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
  return send('GET', String(queryKey[0]), undefined, { signal }) as Promise<T>;
}

type Readable = Endpoint & { readonly method: 'GET' };
/**
 * Returns the key and the function of a query: `useQuery({ ...apiQuery<typeof forumContract.list>(path), staleTime: 0 })`.
 */
export function apiQuery<E extends Readable>(path: PathOf<E>) {
  return reading<AnswerOf<E>, PathOf<E>>(path);
}

/** Response of a list for one page; without page parameters some lists return an array instead. */
export type PageOf<E extends Readable> = Extract<AnswerOf<E>, { readonly items: unknown }>;
/** Returns the key and the function of a query for one page of a list; the path must contain the page. */
export function apiPageQuery<E extends Readable>(path: PathOf<E>) {
  return reading<PageOf<E>, PathOf<E>>(path);
}

/**
 * Returns the key and the function of a query. The key carries the type of its data, so that
 * `queryClient.setQueryData(queryKey, …)` checks the data.
 */
function reading<Answer, Path>(path: Path) {
  const queryKey = [path] as const as DataTag<readonly [Path], Answer>;
  return { queryKey, queryFn: readKey<Answer> };
}

async function request(method: Method, body: unknown, { signal, bearer }: CallOptions): Promise<RequestInit> {
  const token = bearer === undefined ? await accessToken() : bearer;
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  const init: RequestInit = { method, headers, credentials: 'include', ...(signal && { signal }) };
  if (body === undefined) return init;
  // The browser sets the Content-Type header, which contains the boundary of the form.
  if (body instanceof FormData) return { ...init, body };
  headers['Content-Type'] = 'application/json';
  return { ...init, body: JSON.stringify(body) };
}

/** Returns the seconds in a `Retry-After` header, which contains seconds or a date. */
function retryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function textField(body: unknown, name: string): string | null {
  const value = field(body, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}
