/** Recognizes transient failures of database, disk and queues; the response is 503 instead of 500. */
import { AppError } from './errors.ts';
import { refuse } from './refusals.ts';

const failures = {
  unavailable: { code: 'server.database_unavailable', retrySeconds: 5 },
  busy: { code: 'server.busy', retrySeconds: 3 },
  full: { code: 'server.disk_full', retrySeconds: 60 },
  files: { code: 'server.files_unavailable', retrySeconds: 10 },
} as const;

/** Error code when too many callers wait for a pooled connection. */
export const poolQueueFull = 'TOO_MANY_WAIT';
/**
 * PostgreSQL error codes of an unavailable server: connection lost (08), shutting down or starting (57P), too many
 * connections (533, 534), read-only server (25006).
 */
const unavailableCodes = /^(08|57P0[1235]$|25P0[34]$|53300$|53400$|25006$)/;
/**
 * PostgreSQL error codes after which a retry may succeed: statement or lock timeout, out of memory, serialization
 * failure, deadlock.
 */
const busyCodes = new Set(['57014', '55P03', '53200', '40001', '40P01', poolQueueFull]);
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** Messages of driver errors that have no code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;
const deepest = 5;

/**
 * Returns whether the database could not be reached or the connection broke; false if the database rejected a
 * statement.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return kindOf(error) === 'unavailable';
}

/** Returns a 503 error if the error or one of its causes is a transient failure, otherwise null. */
export function transientFailureOf(error: unknown): AppError | null {
  const kind = kindOf(error);
  return kind && transientFailure(kind, error);
}

/**
 * Returns the 503 error for a transient failure. Unlike `transientFailureOf`, also returns errors that already have the
 * status 503, e.g. of a full queue or an external service.
 */
export function unavailabilityOf(error: unknown): AppError | null {
  return error instanceof AppError && error.kind === 'unavailable' ? error : transientFailureOf(error);
}

/** Returns the 503 error for a condition that the caller detected itself. */
export function transientFailure(kind: keyof typeof failures, cause?: unknown): AppError {
  const { code, retrySeconds } = failures[kind];
  return refuse(code, { headers: { 'retry-after': String(retrySeconds) }, cause });
}

function kindOf(error: unknown, depth = 0): keyof typeof failures | null {
  if (!(error instanceof Error) || depth > deepest) return null;
  // Application errors have their own status. Failures of other servers are converted by the clients of those servers.
  if (error instanceof AppError || isOfAnotherServer(error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') {
    if (fullCodes.has(code)) return 'full';
    if (busyCodes.has(code)) return 'busy';
    if (unavailableCodes.test(code)) return 'unavailable';
    if (networkCodes.has(code) && networkCalls.has(syscall ?? '')) return 'unavailable';
  }
  if (driverWords.test(error.message)) return 'unavailable';
  const inner = [error.cause, ...(error instanceof AggregateError ? error.errors : [])];
  for (const each of inner) {
    const kind = kindOf(each, depth + 1);
    if (kind) return kind;
  }
  return null;
}

/**
 * Returns whether an error comes from `fetch` or from the object store, whose errors have the same network codes as the
 * database's.
 */
const isOfAnotherServer = (error: Error) =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  '$metadata' in error ||
  'command' in error;
