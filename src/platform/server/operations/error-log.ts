/** Reduces errors to the fields that may be logged: type and location, never input or personal data. */

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** Further fields that contain no personal data, e.g. `code`, `constraint`, `status`. */
  readonly [detail: string]: unknown;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
};

/**
 * Error fields that may be logged: names and codes of drivers, Node and our refusals. Other fields may contain personal
 * data.
 */
const loggedFields = [
  'code',
  'status',
  'statusCode',
  'kind',
  'syscall',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
  'command',
  'responseCode',
] as const;
const longestMessage = 300;
/** Maximum length of a text that is searched for personal data. */
const longestRead = 2_000;
const maxFrames = 15;
const deepest = 5;
const maxErrors = 3;

/**
 * Returns an error in the form in which it is logged, with its causes, and without parameters, queries, bodies,
 * addresses and tokens.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) {
    const type = typeof error === 'object' && error ? (error.constructor?.name ?? 'object') : typeof error;
    return { type, message: 'Something that is not an error was thrown.', ...details(error) };
  }
  const frames = framesOf(error);
  const { cause } = error;
  return {
    type: (error.name ?? 'Error') === 'Error' ? (error.constructor?.name ?? 'Error') : error.name,
    message: messageOf(error).slice(0, longestMessage),
    ...details(error),
    ...(frames ? { stack: frames } : {}),
    ...(cause !== undefined && depth < deepest ? { cause: loggedError(cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < deepest
      ? { errors: error.errors.slice(0, maxErrors).map((each) => loggedError(each, depth + 1)) }
      : {}),
  };
}

/** Returns whether a thrown value is an error or a copy of one as plain object, which the job queue returns. */
function isErrorLike(thrown: unknown): thrown is Error {
  if (thrown instanceof Error) return true;
  const { message, stack } = (thrown ?? {}) as Record<string, unknown>;
  return typeof thrown === 'object' && typeof message === 'string' && typeof stack === 'string';
}

function details(error: unknown): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const name of loggedFields) {
    const value = (error as Record<string, unknown> | null)?.[name];
    if (typeof value === 'number') found[name] = value;
    // Only single words are kept, such as names and codes; a sentence may contain personal data.
    else if (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value)) found[name] = withoutValues(value);
  }
  return found;
}

/**
 * PostgreSQL error codes whose messages quote values: invalid data (22) and exceptions raised by our functions (P0).
 */
const quotesValues = /^(22|P0)/;

function messageOf(error: Error): string {
  const { query, routine, severity, code, responseCode } = error as unknown as Record<string, unknown>;
  // Drizzle's message contains the whole statement with its parameters; the driver's own error is logged as the cause.
  if (typeof query === 'string') return 'A statement failed.';
  if (typeof severity === 'string' && typeof code === 'string' && quotesValues.test(code))
    return `PostgreSQL refused a value (${String(routine)}).`;
  // Messages of mail servers repeat the refused email address.
  if (typeof responseCode === 'number') return 'The mail server refused.';
  if (error.name === 'ZodError') return 'The shape is wrong.';
  // Messages of parsers quote the invalid text; messages about a wrong argument quote it after "Received".
  if (error instanceof SyntaxError) return error.message.split(/["'`]/)[0]?.trim() ?? '';
  return withoutValues(error.message.replace(/\bReceived\b[\s\S]*$/, 'Received …'));
}

/** Removes email addresses, query strings of URLs, digits of codes, and tokens from a text. */
export function withoutValues(text: string): string {
  return text
    .slice(0, longestRead)
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s?#"'<>]*)[^\s"'<>]*/gi, '$1$2')
    .replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g, '…')
    .replace(/\b(bearer|basic)\s+\S+/gi, '$1 …')
    .replace(/[?#][^\s"'<>]*=[^\s"'<>]*/g, '…')
    .replace(/(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '…')
    .replace(/\d{6,}/g, '…');
}

/** Returns the stack without its first lines, which repeat the error's message. */
function framesOf({ stack, message }: Error): string {
  if (!stack) return '';
  const begin = stack.indexOf(message);
  const rest = begin < 0 ? stack : stack.slice(begin + message.length);
  return rest
    .split('\n')
    .filter((line) => /^\s+at \S.*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line))
    .slice(0, maxFrames)
    .map((line) => withoutQueries(line.trim()))
    .join('\n');
}

const withoutQueries = (line: string) => line.replace(/\?[^:)]*/g, '');
