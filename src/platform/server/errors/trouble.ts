/** Failures that pass by themselves or by somebody's hand: told apart from defects, and answered with 503. */
import { AppError } from './errors.ts';
import { refuse } from './refusals.ts';

const troubles = {
  unavailable: { code: 'server.database_unavailable', retrySeconds: 5 },
  busy: { code: 'server.busy', retrySeconds: 3 },
  full: { code: 'server.disk_full', retrySeconds: 60 },
} as const;

/** Our own pool's: more callers wait for a connection than could be served in time. */
export const tooManyWait = 'TOO_MANY_WAIT';
/** PostgreSQL: connection lost (08), shutting down or starting (57P), too many (533, 534), only a copy (25006). */
const unavailableCodes = /^(08|57P0[1235]$|25P0[34]$|53300$|53400$|25006$)/;
/** Cancelled for its time or a lock, out of memory, or in each other's way: another try may do. */
const busyCodes = new Set(['57014', '55P03', '53200', '40001', '40P01', tooManyWait]);
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
/** The driver says these in words only. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;
const deepest = 5;

/** True when the database could not be reached or went away amid the work; not when it refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return kindOf(error) === 'unavailable';
}

/** The refusal that tells of such a failure, found anywhere among the causes; null for anything else. */
export function troubleOf(error: unknown): AppError | null {
  const kind = kindOf(error);
  return kind && trouble(kind, error);
}

/** The same, or what was already refused as a trouble: by a full queue, or by somebody who was asked. */
export function passingTroubleOf(error: unknown): AppError | null {
  return error instanceof AppError && error.kind === 'unavailable' ? error : troubleOf(error);
}

/** The refusal for a trouble that was noticed before anything failed. */
export function trouble(kind: keyof typeof troubles, cause?: unknown): AppError {
  const { code, retrySeconds } = troubles[kind];
  return refuse(code, { headers: { 'retry-after': String(retrySeconds) }, cause });
}

function kindOf(error: unknown, depth = 0): keyof typeof troubles | null {
  if (!(error instanceof Error) || depth > deepest) return null;
  // A refusal says itself what it is; what other servers do is told by whoever asked them.
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

/** Calls by `fetch` and of the object store fail with the same network codes. */
const isOfAnotherServer = (error: Error) =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  '$metadata' in error ||
  'command' in error;
