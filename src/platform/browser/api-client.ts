/** Calls to our own server. Every call of the browser goes through here; the auth service has its own client. */
import type { DataTag, QueryFunctionContext } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Endpoint, PathOf } from '../server/http/contract.ts';
import { accessToken } from './session/auth-client.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Another bearer than the stored session's, e.g. of a session that has just been ended. */
  readonly bearer?: string | null;
};

/** The server answered, and refused. Its message is `status: text`; what a person may read is `reason`. */
export class ApiError extends Error {
  readonly status: number;
  /** The answer as read: JSON where it was JSON, else the text. */
  readonly body: unknown;
  /** Stable name of the refusal, `feature.what_happened`; empty when the answer had none. */
  readonly code: string;
  /** From `Retry-After`. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, text: string, retryAfterSeconds: number | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = readJson(text);
    this.code = textField(this.body, 'code') ?? '';
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The server's sentence for the person, if there is one. */
  get reason(): string | null {
    return (
      textField(this.body, 'message') ??
      (typeof this.body === 'string' && this.body !== '' ? this.body : null)
    );
  }
}

/** Whether the server refused with this code: `isRefusal<AuthCode>(error, 'auth.suspended')`; the feature has to be named. */
export function isRefusal<Code extends string = never>(
  error: unknown,
  code: NoInfer<Code>,
): error is ApiError & { readonly code: Code } {
  return error instanceof ApiError && error.code === code;
}

type Refused = (error: ApiError, path: string, method: Method) => void;
const listeners = new Set<Refused>();

/** Tells of every refusal, e.g. that the session was taken over by another device. */
export function onRefusal(listener: Refused): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What follows the path: the body where the endpoint takes one. */
type Rest<E> =
  BodyOf<E> extends undefined
    ? [body?: undefined, options?: CallOptions]
    : undefined extends BodyOf<E>
      ? [body?: BodyOf<E>, options?: CallOptions]
      : [body: BodyOf<E>, options?: CallOptions];

/**
 * Sends a call and gives the answer's JSON (undefined when it is empty). Method, path, body and answer are those of the
 * endpoint, which has to be named: `call<typeof refundsContract.withdraw>('POST', …)`.
 * @throws ApiError when the server refuses; the browser's TypeError when it cannot be reached
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
  const response = await fetch(path, await request(method, body, options));
  const text = await response.text();
  if (response.ok) return readJson(text);
  const error = new ApiError(
    response.status,
    text || response.statusText,
    retryAfter(response.headers.get('retry-after')),
  );
  for (const listener of listeners) listener(error, path, method);
  throw error;
}

/** The default read of react-query: GET of the path that the key begins with. */
export function readKey<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
  return send('GET', String(queryKey[0]), undefined, { signal }) as Promise<T>;
}

type Readable = Endpoint & { readonly method: 'GET' };
/** Key and function of a read for react-query: `useQuery({ ...read<typeof forumContract.list>(path), staleTime: 0 })`. */
export function read<E extends Readable>(path: PathOf<E>) {
  return reading<AnswerOf<E>, PathOf<E>>(path);
}

/** What a list answers that is asked for one page of it; without it some answer an array. */
export type PageOf<E extends Readable> = Extract<AnswerOf<E>, { readonly items: unknown }>;
/** The same for one page of a list, which the path has to ask for. */
export function readPage<E extends Readable>(path: PathOf<E>) {
  return reading<PageOf<E>, PathOf<E>>(path);
}

/** The key knows what is kept under it: `queryClient.setQueryData(queryKey, …)` takes nothing else. */
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
  // The browser writes the boundary of a form into the header itself.
  if (body instanceof FormData) return { ...init, body };
  headers['Content-Type'] = 'application/json';
  return { ...init, body: JSON.stringify(body) };
}

/** Seconds, or a date: both are allowed. */
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

/** A text field of an answer of unknown shape. */
export function textField(body: unknown, name: string): string | null {
  const value = field(body, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Any field of an answer of unknown shape. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}
