/** HTTP status by kind of refusal. */
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
  /** English sentence for programs and logs. Screens show a text for the code in the user's language. */
  readonly message?: string;
  /** Additional fields of the response body, e.g. `userData`; no secrets. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Underlying error; only logged, never sent. */
  readonly cause?: unknown;
};

/**
 * Expected refusal with a stable code, `feature.what_happened`. Any other error results in status 500, and its cause is
 * only logged.
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

  /** Recreates a refusal that another process sent. */
  static revived({ kind, code, message }: Pick<AppError, 'kind' | 'code' | 'message'>): AppError {
    return new AppError(kind, code, { message });
  }

  /** Returns a copy of the refusal with additional fields. */
  with(fields: Readonly<Record<string, unknown>>): AppError {
    const { kind, code, message, headers, cause } = this;
    return new AppError(kind, code, { message, headers, cause, fields: { ...this.fields, ...fields } });
  }
}

/**
 * Definition of a refusal code. The message is a function if it has parameters; `kind` is a list if the code can have
 * several statuses.
 */
export type Refusal = {
  readonly kind: ErrorKind | readonly ErrorKind[];
  /** English sentence for programs and logs. Screens show a text for the code in the user's language. */
  readonly message: string | ((about: never) => string);
  /** JSON schemas of the additional fields that every response with this code has. */
  readonly fields?: Readonly<Record<string, object>>;
  /** JSON schemas of the additional fields that some of the responses have. */
  readonly optionalFields?: Readonly<Record<string, object>>;
};
/** Every refusal code of the product with its definition; the `refusals.ts` of each feature adds its codes. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RefusalCatalogue {}
/** Refusal that an endpoint may respond with: its code, and its kind if the catalogue lists several. */
export type DeclaredRefusal = {
  [C in keyof RefusalCatalogue]: RefusalCatalogue[C] extends { readonly kind: readonly (infer K)[] }
    ? readonly [code: C, kind: K]
    : C;
}[keyof RefusalCatalogue];

/** Definitions of a feature's refusal codes, `feature.what_happened`. */
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

/**
 * Returns a function that creates the refusals defined in a record, e.g. `refuse('forum.link_invalid')`. Unknown codes
 * do not compile.
 */
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
