/** The kinds of refusal, each with its HTTP status; the compiler keeps the table complete. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  declined: 422,
  too_many: 429,
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
}
