/** The one place where errors become answers. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './errors.ts';

type Route = { readonly method: string; readonly pattern: RegExp };
declare module 'fastify' {
  interface FastifyInstance {
    knownRoutes: Route[];
  }
}

/** Keeps the list of routes, so that a wrong method is told apart from an unknown path. */
export function rememberRoutes(server: FastifyInstance): void {
  server.decorate('knownRoutes', []);
  server.addHook('onRoute', (route) => {
    const pattern = new RegExp(
      `^${route.url
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/:[^/]+/g, '[^/]+')
        .replace(/\*/g, '.*')}/?$`,
    );
    for (const method of [route.method].flat()) server.knownRoutes.push({ method, pattern });
  });
}

/** 404, or 405 with Allow when the path exists with other methods. */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const allowed = request.server.knownRoutes
    .filter((route) => route.pattern.test(path))
    .map((route) => route.method);
  if (allowed.length > 0 && !allowed.includes(request.method)) {
    const methods = [...new Set(allowed)].join(', ');
    return reply
      .code(405)
      .header('allow', methods)
      .send(body(request, 'request.method_not_allowed', `Use ${methods}.`));
  }
  return reply.code(404).send(body(request, 'request.not_found', 'There is nothing at this address.'));
}

/** An address that cannot even be read: no route, hooks or handlers have run yet. */
export function answerUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).send(body(request, 'request.malformed', 'The address could not be read.'));
}

/** Turns whatever was thrown into `{ code, message, requestId }` and its status. */
export function translateErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | AppError | Error, request, reply) => {
    if (error instanceof AppError) {
      if (error.status >= 500) request.log.error({ err: error }, 'unavailable');
      return reply
        .code(error.status)
        .headers(error.headers)
        .send({ ...body(request, error.code, error.message), ...error.fields });
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((each) => ({
        field: each.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: each.message ?? 'Invalid',
      }));
      return reply.code(400).send({
        ...body(
          request,
          'request.invalid',
          fields.map((each) => `${each.field || 'body'}: ${each.message}`).join('; '),
        ),
        fields,
      });
    }
    const known = fromFastify(error);
    if (known) return reply.code(known.status).send(body(request, known.code, known.message));
    request.log.error({ err: error }, 'unexpected');
    return reply
      .code(500)
      .send(body(request, 'server.unexpected', 'Something went wrong. Please try again.'));
  });
}

/** Fastify's own refusals (size, media type, malformed JSON, address) carry a status below 500. */
function fromFastify(error: Error): { status: number; code: string; message: string } | null {
  const { statusCode, code } = error as FastifyError;
  if (!statusCode || statusCode < 400 || statusCode >= 500) return null;
  const codes: Readonly<Record<number, string>> = {
    408: 'request.too_slow',
    413: 'request.too_large',
    415: 'request.unsupported_type',
    429: 'request.too_many',
  };
  return {
    status: statusCode,
    code: codes[statusCode] ?? 'request.malformed',
    message: code ? error.message : 'The request could not be read.',
  };
}

function body(
  request: FastifyRequest,
  code: string,
  message: string,
): { code: string; message: string; requestId: string } {
  return { code, message, requestId: request.id };
}
