/** The kinds of refusal, each with its HTTP status; the compiler keeps the table complete. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  declined: 422,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof statusOf;

export type ErrorOptions = {
  /** For the person: an English sentence; screens word it by `code` in their language. */
  readonly message?: string;
  /** Fields added to the answer's body, e.g. `userData`. Never secrets. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log only. */
  readonly cause?: unknown;
};

/**
 * A refusal that a person can be told of. `code` is `feature.what_happened` and stable.
 * Anything else that is thrown becomes a plain 500 whose cause stays in the log.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ErrorKind, code: string, options: ErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = code;
    this.fields = options.fields ?? {};
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return statusOf[this.kind];
  }

  /** A refusal that was told by another process of ours. */
  static revived({ kind, code, message }: Pick<AppError, 'kind' | 'code' | 'message'>): AppError {
    return new AppError(kind, code, { message });
  }

  /** The same refusal, which tells more. */
  with(fields: Readonly<Record<string, unknown>>): AppError {
    const { kind, code, message, headers, cause } = this;
    return new AppError(kind, code, { message, headers, cause, fields: { ...this.fields, ...fields } });
  }
}

/**
 * What a code stands for, once. A sentence with parts, or one worded by the situation, is a function of what it is
 * `about`; a code that is answered with different statuses names them all.
 */
export type Refusal = {
  readonly kind: ErrorKind | readonly ErrorKind[];
  /** An English sentence for programs and logs; screens word the code in their language. */
  readonly message: string | ((about: never) => string);
};
/** Every code of the product with its definition; `src/refusals.ts` adds the records of all features. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RefusalCatalogue {}
/** Refusal that an endpoint can answer: its code, with the kind where the catalogue has several. */
export type DeclaredRefusal = {
  [C in keyof RefusalCatalogue]: RefusalCatalogue[C] extends { readonly kind: readonly (infer K)[] }
    ? readonly [code: C, kind: K]
    : C;
}[keyof RefusalCatalogue];

/** The codes of one feature, each `feature.what_happened` and stable. */
export type Refusals = Readonly<Record<`${string}.${string}`, Refusal>>;

type AboutOf<R> = R extends { readonly message: (about: infer A) => string } ? A : undefined;
type About<R> = [R] extends [{ readonly message: string | (() => string) }]
  ? { readonly about?: AboutOf<R> }
  : [R] extends [{ readonly message: (about: infer A) => string }]
    ? { readonly about: A }
    : never;
type Kind<R> = [R] extends [{ readonly kind: ErrorKind }]
  ? unknown
  : [R] extends [{ readonly kind: readonly (infer K)[] }]
    ? { readonly kind: K }
    : never;
type RefusalOptions<R> = Omit<ErrorOptions, 'message'> & About<R> & Kind<R>;
type Given<R> =
  Record<never, never> extends RefusalOptions<R>
    ? [options?: RefusalOptions<R>]
    : [options: RefusalOptions<R>];

/** Makes the refusals of a record: `refuse('forum.link_invalid')`. A code that is not in the record does not compile. */
export function refusals<const T extends Refusals>(record: T) {
  return <C extends keyof T & string>(
    code: C,
    ...[options]: Given<T[C]>
  ): AppError & { readonly code: C } => {
    const { kind, message } = record[code] as Refusal;
    const {
      about,
      kind: chosen,
      ...rest
    } = (options ?? {}) as ErrorOptions & { about?: never; kind?: ErrorKind };
    return new AppError(chosen ?? (kind as ErrorKind), code, {
      ...rest,
      message: typeof message === 'string' ? message : message(about as never),
    }) as AppError & { readonly code: C };
  };
}
