/**
 * Endpoints described as data. Routes (`route.ts`), the OpenAPI document and the types of the browser's `call` are
 * derived from them. Pages import only types from here.
 */
import { z } from 'zod';
import type { DeclaredRefusal } from '../errors/errors.ts';
import type { Quota } from '../rate-limit/rate-limit.ts';
import type { Work } from '../work/work-limits.ts';
import type { Guard } from './api.ts';

/** Time in a response: a Date on the server, ISO 8601 text in JSON. */
export const dateTime = z.codec(z.string(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** Rate limit of an endpoint; `mailbox` counts the emails sent to one recipient. */
export type RateLimit =
  | RouteLimit
  | (Quota & { readonly per: Per | 'mailbox'; readonly countedBy: 'use case' });
type Per = 'member' | 'address';
/**
 * Rate limit that the route counts before the handler runs. Limits that depend on the body are counted by the use case
 * (`countedBy`).
 */
export type RouteLimit = Quota & { readonly per: Per; readonly countedBy?: undefined };
/**
 * Limit of an endpoint: a kind of work with limited concurrency, a rate limit, or `attempts` (the use case delays
 * repeated wrong guesses).
 */
export type Bound = Work | 'attempts' | RateLimit;

/** Responses by status: a JSON schema, `null` for an empty body, or a media type. */
export type Answers = { readonly [status: number]: z.ZodType | string | null };

/** Multipart form with files, by field name; the handler reads it. */
export type Form = { readonly form: Readonly<Record<string, 'text' | 'file' | 'files'>> };

/** Description of one endpoint; guard and limit are required. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Complete path; parameters are written as `:name`. */
  readonly path: `/api/${string}`;
  readonly guard: Exclude<Guard, 'user' | 'service' | 'provider'>;
  readonly limit: 'none' | Bound | readonly Bound[];
  readonly summary: string;
  /** Further description, e.g. which part requires a premium membership. */
  readonly description?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | Form;
  /** Response schemas by status; the lowest status is sent by default. Error responses with a `code` are declared in `refusals`. */
  readonly answers: Answers;
  /**
   * Refusals of the use case. Those that follow from guard, limit and request are added automatically
   * (`openapi/declared-refusals.ts`).
   */
  readonly refusals?: readonly DeclaredRefusal[];
  /** Whether personal access keys are accepted in addition to sessions. */
  readonly acceptsKeys?: boolean;
  /**
   * Whether the endpoint accepts an `Idempotency-Key`, so that a request whose response was lost can be sent again; for
   * POST with JSON from identified members.
   */
  readonly acceptsIdempotencyKey?: boolean;
  /** Tag of the endpoint in the OpenAPI document: the name of the feature. */
  readonly tag?: string;
  /** Name in generated clients, e.g. `forum_ask`. */
  readonly operationId?: string;
};

type Tagged<T, Tag extends string> = {
  readonly [Name in keyof T]: T[Name] & { readonly tag: Tag; readonly operationId: string };
};

/** Defines the endpoints of a feature by name. */
export function contract<const Tag extends string, const T extends Readonly<Record<string, Endpoint>>>(
  tag: Tag,
  endpoints: T,
): Tagged<T, Tag> {
  const tagged = Object.entries(endpoints).map(([name, each]) => [
    name,
    Object.freeze({ ...each, tag, operationId: `${tag}_${name}` }),
  ]);
  return Object.freeze(Object.fromEntries(tagged)) as Tagged<T, Tag>;
}

/** Returns the limits of an endpoint, grouped by kind. */
export function limitsOf({ limit }: Pick<Endpoint, 'limit'>) {
  const bounds = [limit].flat().filter((each) => each !== 'none') as readonly Bound[];
  return {
    rates: bounds.filter((each) => typeof each === 'object'),
    works: bounds.filter((each) => typeof each === 'string' && each !== 'attempts') as readonly Work[],
    isAttempt: bounds.includes('attempts'),
  };
}

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type JsonOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : Schema extends null ? undefined : never;
type MadeOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : Schema extends null ? undefined : never;

/** Parsed path parameters of an endpoint. */
export type ParamsOf<E> = E extends { readonly params: infer Schema } ? Read<Schema> : unknown;
export type QueryOf<E> = E extends { readonly query: infer Schema } ? Read<Schema> : unknown;
export type ReceivedOf<E> = E extends { readonly body: infer Schema } ? Read<Schema> : undefined;

/** Type that the handler returns, a union over all statuses. */
export type MadeAnswerOf<E extends { readonly answers: Answers }> = MadeOf<E['answers'][keyof E['answers']]>;

/** Type of the request body that the browser sends. */
export type BodyOf<E> = E extends { readonly body: infer Schema }
  ? Schema extends z.ZodType
    ? z.input<Schema>
    : FormData
  : undefined;

/** Type of the response body that the browser receives, a union over all success statuses. */
export type AnswerOf<E extends { readonly answers: Answers }> = JsonOf<E['answers'][keyof E['answers']]>;

/** Type that replaces parameters by any text: `/api/posts/:id/likes` → `/api/posts/${string}/likes`. */
type Filled<Path extends string> = Path extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${Filled<Tail>}`
    : `${Head}${string}`
  : Path;

/** Type of the concrete paths of an endpoint, with a query string if the endpoint has a query. */
export type PathOf<E extends Pick<Endpoint, 'path'>> = E extends { readonly query: z.ZodType }
  ? Filled<E['path']> | `${Filled<E['path']>}?${string}`
  : Filled<E['path']>;
