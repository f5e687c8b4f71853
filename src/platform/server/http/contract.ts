/**
 * Calls described once, as data: the server registers them from it (`route.ts`), OpenAPI is written from it, and the
 * browser's `call` takes its types from it. Pages import these types only, so none of it reaches the browser.
 */
import { z } from 'zod';
import type { DeclaredRefusal } from '../errors/errors.ts';
import type { Quota } from '../rate-limit/rate-limit.ts';
import type { Work } from '../work/work-limits.ts';
import type { Guard } from './api.ts';

/** A moment in an answer: a date where it is made, ISO text on the wire and in the browser. */
export const moment = z.codec(z.string(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** So many calls within so many minutes; `mailbox`: those that mail to the same one. */
export type RateLimit =
  | RouteLimit
  | (Quota & { readonly per: Per | 'mailbox'; readonly countedBy: 'use case' });
type Per = 'member' | 'address';
/** The route counts before the handler. `countedBy`: the use case does, because it depends on what is sent. */
export type RouteLimit = Quota & { readonly per: Per; readonly countedBy?: undefined };
/**
 * What bounds a call: a place among those that do the same costly work, a rate, or `attempts`: whoever guesses at a password
 * or a code is held off by the use case that compares it.
 */
export type Bound = Work | 'attempts' | RateLimit;

/** What is sent back, by status: JSON of this shape, `null` for nothing at all, or the media type of anything else. */
export type Answers = { readonly [status: number]: z.ZodType | string | null };

/** Multipart form with files; the handler reads it. */
export type Form = { readonly form: Readonly<Record<string, 'text' | 'file' | 'files'>> };

/** One call. Guard and limit have to be said. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Whole, with `:names` of parameters. */
  readonly path: `/api/${string}`;
  readonly guard: Exclude<Guard, 'user' | 'service' | 'provider'>;
  readonly limit: 'none' | Bound | readonly Bound[];
  /** For the description of the calls. */
  readonly summary: string;
  /** What the summary does not say, e.g. which part needs a premium membership. */
  readonly description?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | Form;
  /** Complete, field by field; the lowest status is the usual one. Of refusals only those that have no `code`. */
  readonly answers: Answers;
  /** Refusals of the use case; those that follow from guard, limit and request are added (`openapi/declared-refusals.ts`). */
  readonly refusals?: readonly DeclaredRefusal[];
  /** Personal access keys are accepted as well as sessions. */
  readonly acceptsKeys?: boolean;
  /** Under which heading it is described; the feature's name. */
  readonly tag?: string;
  /** Name of the call in generated clients: `forum_ask`. */
  readonly operationId?: string;
};

type Tagged<T, Tag extends string> = {
  readonly [Name in keyof T]: T[Name] & { readonly tag: Tag; readonly operationId: string };
};

/** The calls of a feature, by name. */
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

/** What bounds an endpoint, by kind. */
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

/** What the handler gets. */
export type ParamsOf<E> = E extends { readonly params: infer Schema } ? Read<Schema> : unknown;
export type QueryOf<E> = E extends { readonly query: infer Schema } ? Read<Schema> : unknown;
export type ReceivedOf<E> = E extends { readonly body: infer Schema } ? Read<Schema> : undefined;

/** What the handler gives, whichever of the statuses it is. */
export type MadeAnswerOf<E extends { readonly answers: Answers }> = MadeOf<E['answers'][keyof E['answers']]>;

/** What the browser sends. */
export type BodyOf<E> = E extends { readonly body: infer Schema }
  ? Schema extends z.ZodType
    ? z.input<Schema>
    : FormData
  : undefined;

/** What the browser gets when the call succeeds, whichever of the statuses it is. */
export type AnswerOf<E extends { readonly answers: Answers }> = JsonOf<E['answers'][keyof E['answers']]>;

/** `/api/posts/:id/likes` → `/api/posts/${string}/likes`. */
type Filled<Path extends string> = Path extends `${infer Head}:${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `${Head}${string}/${Filled<Tail>}`
    : `${Head}${string}`
  : Path;

/** Addresses of an endpoint, parameters filled in; with a query where it takes one. */
export type PathOf<E extends Pick<Endpoint, 'path'>> = E extends { readonly query: z.ZodType }
  ? Filled<E['path']> | `${Filled<E['path']>}?${string}`
  : Filled<E['path']>;
