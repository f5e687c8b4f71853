/** Converts errors to HTTP responses. */
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageKey,
  splitPath,
} from '../../shared/i18n/i18n.ts';
import { AppError } from '../errors/errors.ts';
import { refuse } from '../errors/refusals.ts';
import { transientFailureOf } from '../errors/transient-failures.ts';
import { invalidFields } from './invalid-fields.ts';

type Route = { readonly method: string; readonly pattern: RegExp; readonly isCatchAll: boolean };
/** Returns the HTML of the error page for a refusal code. */
export type MakeFailurePage = (
  language: Language,
  code: string,
  retrySeconds: number | null,
) => Promise<{ readonly html: string; readonly contentSecurityPolicy: string }>;
declare module 'fastify' {
  interface FastifyInstance {
    knownRoutes: Route[];
    failurePage: MakeFailurePage | null;
  }
}

/** Default `Retry-After` of 503 responses, in seconds. */
const defaultRetrySeconds = 5;

/** Records all routes, so that a wrong method (405) can be distinguished from an unknown path (404). */
export function rememberRoutes(server: FastifyInstance): void {
  server.decorate('knownRoutes', []);
  server.addHook('onRoute', (route) => {
    const pattern = new RegExp(
      `^${route.url
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/:[^/]+/g, '[^/]+')
        .replace(/\*/g, '.*')}/?$`,
    );
    for (const method of [route.method].flat())
      server.knownRoutes.push({ method, pattern, isCatchAll: route.url.endsWith('/*') });
  });
}

/** Responds with 404, or with 405 and the Allow header if the path exists with other methods. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const allowed = request.server.knownRoutes
    // Below the API, the catch-all route of pages does not count.
    .filter((route) => route.pattern.test(path) && !(route.isCatchAll && isForPrograms(path)))
    .map((route) => route.method);
  if (allowed.length > 0 && !allowed.includes(request.method)) {
    const methods = [...new Set(allowed)].join(', ');
    const headers = { allow: methods };
    return answer(request, reply, refuse('request.method_not_allowed', { about: methods, headers }));
  }
  return answer(request, reply, refuse('request.not_found'));
}

/** Responds to a request whose URL cannot be parsed; it fails before any route or hook runs. */
export function answerUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void answer(request, reply, refuse('request.malformed', { about: 'The address could not be read.' }));
}

/**
 * Converts errors to a status with `{ code, message, requestId }`, or to an error page for browsers.
 * @param failurePage renders error pages; if omitted, all responses are JSON
 */
export function translateErrors(server: FastifyInstance, failurePage: MakeFailurePage | null = null): void {
  server.decorate('failurePage', failurePage);
  server.setErrorHandler((thrown: FastifyError | AppError | Error, request, reply) => {
    const error = transientFailureOf(thrown) ?? thrown;
    if (error instanceof AppError) {
      // An error without a cause is an overload, not a failure; the access log is sufficient.
      if (error.status >= 500 && error.cause) request.log.error({ err: error }, 'unavailable');
      if (error.status === 503) reply.header('retry-after', String(defaultRetrySeconds));
      return answer(request, reply, error);
    }
    if (hasZodFastifySchemaValidationErrors(error)) return answer(request, reply, invalidRequest(error));
    const known = fromFastify(error);
    if (known) return answer(request, reply, known.refusal, known.status);
    request.log.error({ err: error }, 'unexpected');
    return answer(request, reply, refuse('server.unexpected'));
  });
}

/**
 * Returns the refusal for an invalid request. It names each invalid field, or the part of the request that is invalid
 * as a whole.
 */
function invalidRequest({
  validation,
  validationContext = 'body',
}: Pick<FastifyError, 'validationContext'> & {
  readonly validation: readonly FastifySchemaValidationError[];
}): AppError {
  const place = validationContext === 'querystring' ? 'query' : validationContext;
  const fields = validation.flatMap(invalidFields);
  const about = fields.map((each) => `${each.field || place}: ${each.message}`).join('; ');
  return refuse('request.invalid', { about, fields: { fields } });
}

/** Sends an error: a localized page to browsers, JSON to programs. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, fields, headers, status: usual }: AppError,
  status = usual,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  const { failurePage } = request.server;
  if (!failurePage || !opensPage(request))
    return reply.send({ code, message, requestId: request.id, ...fields });
  const retryAfter = Number(reply.getHeader('retry-after'));
  const made = await failurePage(
    languageOf(request),
    code,
    reply.statusCode === 503 && retryAfter > 0 ? retryAfter : null,
  );
  return reply
    .headers({ 'content-security-policy': made.contentSecurityPolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(made.html);
}

/** Returns whether a URL is called by programs, i.e. whether it is below /api or /auth/v1. */
export const isForPrograms = (url: string): boolean => /^\/(api|auth\/v1)(\/|\?|$)/.test(url);

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isForPrograms(url) && headers.accept?.includes('text/html') === true;
}

function languageOf(request: FastifyRequest): Language {
  const stored = request.cookies?.[languageKey];
  const { language } = splitPath(request.url.split('?')[0] ?? '/');
  return language ?? (isLanguage(stored) ? stored : defaultLanguage);
}

/** Converts refusals of Fastify itself (size, media type, malformed JSON, URL). */
function fromFastify(error: Error): { readonly status: number; readonly refusal: AppError } | null {
  const { statusCode, code } = error as FastifyError;
  if (!statusCode || statusCode < 400 || statusCode >= 500) return null;
  const codes: Readonly<
    Record<number, 'request.too_slow' | 'request.too_large' | 'request.unsupported_type'>
  > = {
    408: 'request.too_slow',
    413: 'request.too_large',
    415: 'request.unsupported_type',
  };
  const about = code ? error.message : 'The request could not be read.';
  return { status: statusCode, refusal: refuse(codes[statusCode] ?? 'request.malformed', { about }) };
}
