/**
 * Rejects text that cannot be stored: invalid UTF-8, and NUL, which PostgreSQL does not store. The check runs once,
 * before validation.
 */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../errors/refusals.ts';
import { isForPrograms } from '../http-errors.ts';
import { jsonProblem } from './json-limits.ts';

const refusal = (what: string) =>
  refuse('request.malformed', { about: `The ${what} holds characters that cannot be read.` });

/**
 * Decodes a request body.
 * @param body as received
 * @throws AppError 400 if it is not UTF-8 or declares another encoding
 */
export function readText(request: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if ((charset && !/^utf-?8$/i.test(charset)) || !isUtf8(body)) throw refusal('body');
  return body.toString('utf8');
}

/**
 * Rejects a JSON body that exceeds `jsonLimits` or contains NUL or lone surrogates in keys or values.
 * @param text the JSON that `value` was parsed from
 * @throws AppError 400 `request.malformed`
 */
export function requireReadable(text: string, value: unknown): void {
  const problem = jsonProblem(text, value);
  if (problem) throw refuse('request.malformed', { about: problem });
  // In valid UTF-8, only an escape sequence can produce NUL or a lone surrogate; bodies without one need no check.
  if (text.includes('\\u') && !isReadable(value)) throw refusal('body');
}

export const isReadableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Returns whether all keys and texts in a JSON value, at any depth, contain neither NUL nor lone surrogates. */
function isReadable(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && !isReadableText(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    const entries = Object.entries(next);
    if (!entries.every(([name]) => isReadableText(name))) return false;
    // Pushed one by one, because the stack size limits the number of arguments of a call.
    for (const [, inner] of entries)
      if (typeof inner === 'string' || typeof inner === 'object') open.push(inner);
  }
  return true;
}

/** Rejects invalid text in URLs, cookies and bodies, after the caller is identified. */
export function refuseUnreadable(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  // Without a parser, bodies of this type are answered with 415 as those of other types.
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Common clients send the JSON content type with every call, even without a body.
    if (body.length === 0) return done(null, undefined);
    try {
      const text = readText(request, body);
      let problem: Error | null = null;
      let value: unknown;
      parse(request, text, (error, parsed) => {
        problem = error;
        value = parsed;
      });
      if (problem) return done(problem);
      // Outside the callback, because the parser reports every error thrown inside it as invalid JSON.
      requireReadable(text, value);
      done(null, value);
    } catch (error) {
      done(error as Error);
    }
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const { url, headers, body } = request;
    const isOdd =
      (url.includes('%') && !isReadableAddress(url)) ||
      (headers.cookie?.includes('%00') && isForPrograms(url));
    if (isOdd) return done(refusal('address'));
    if ((typeof body === 'string' || Buffer.isBuffer(body)) && !isReadableBody(body))
      return done(refusal('body'));
    done();
  });
}

/**
 * Returns whether a URL is valid text. URLs of pages may contain a stray percent sign; URLs of the API must be encoded
 * correctly.
 */
function isReadableAddress(url: string): boolean {
  if (!isForPrograms(url)) return !url.includes('%00');
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}

/** Returns whether a body that a route parses itself is valid text (forms and JSON, e.g. webhooks of providers). */
function isReadableBody(body: string | Buffer): boolean {
  if (typeof body !== 'string' && !isUtf8(body)) return false;
  const text = body.toString();
  if (text.includes('\0') || text.includes('%00')) return false;
  if (!text.includes('\\u')) return true;
  try {
    return isReadable(JSON.parse(text));
  } catch {
    return !text.includes('\\u0000');
  }
}
