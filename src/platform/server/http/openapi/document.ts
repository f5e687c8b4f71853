/** Generates the options of the OpenAPI document from the endpoints and the catalogue of refusals. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3 } from 'openapi-types';
import type { Refusals } from '../../errors/errors.ts';
import { type Endpoint, limitsOf } from '../contract.ts';
import { refusalsOf } from './declared-refusals.ts';
import { refusalContent, refusalSchemas } from './refusal-schemas.ts';

export type DocumentOptions = {
  readonly title: string;
  readonly version: string;
  /** Public URL of the product. */
  readonly url: string;
  readonly description: string;
  readonly licence: string;
  /** Path of the page with the terms of use. */
  readonly terms: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly catalogue: Refusals;
};

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Access token of a session, from `POST /api/auth/login` (`access_token`).',
  },
  accessKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Personal access key, created on My Page or with `POST /api/user/access-keys`.',
  },
} as const;

/**
 * Returns the options for `@fastify/swagger`. `server.guardedRoutes` must contain all routes when the document is read.
 */
export function documentOptions(
  server: FastifyInstance,
  { title, version, url, description, licence, terms, tags, catalogue }: DocumentOptions,
): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version,
        description,
        termsOfService: `${url}${terms}`,
        license: { name: licence, url: `${url}${terms}` },
      },
      servers: [{ url }],
      tags: [...tags],
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
    transformObject: (generated) => {
      const document = ('openapiObject' in generated ? generated.openapiObject : {}) as OpenAPIV3.Document;
      const endpoints = new Set(server.guardedRoutes.flatMap(({ endpoint }) => endpoint ?? []));
      for (const endpoint of endpoints) {
        const item = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
        const operation = item?.[endpoint.method.toLowerCase() as OpenAPIV3.HttpMethods];
        if (operation) complete(operation, endpoint, catalogue);
      }
      const used = [...endpoints].flatMap((endpoint) => refusalsOf(endpoint, catalogue));
      const schemas = refusalSchemas(catalogue, new Set(used.map(({ code }) => code)));
      return { ...document, components: { ...document.components, schemas } };
    },
  };
}

function complete(operation: OpenAPIV3.OperationObject, endpoint: Endpoint, catalogue: Refusals): void {
  const { guard, body } = endpoint;
  const { rates } = limitsOf(endpoint);
  Object.assign(operation, {
    description: [accessOf(endpoint), endpoint.description].filter(Boolean).join(' '),
    security: securityOf(endpoint),
    ...((guard === 'admin' || guard === 'staff') && { 'x-role': guard }),
    ...(rates.length > 0 && {
      'x-rate-limit': rates.map(({ most, minutes, per }) => ({ most, minutes, per })),
    }),
    ...(body && 'form' in body && { requestBody: formBody(body.form) }),
  });
  for (const [status, response] of Object.entries(operation.responses))
    if ('description' in response && /^(Default Response|Done)$/.test(response.description))
      response.description = successes[status] ?? 'OK';
  Object.assign(operation.responses, refusalResponses(operation.responses, endpoint, catalogue));
}

const successes: Readonly<Record<string, string>> = { 201: 'Created', 204: 'Done; no content' };

function securityOf({ guard, acceptsKeys }: Endpoint): OpenAPIV3.SecurityRequirementObject[] {
  if (guard === 'public') return [];
  return acceptsKeys ? [{ session: [] }, { accessKey: [] }] : [{ session: [] }];
}

/** Returns a sentence that states who may call an endpoint. */
function accessOf({ guard, acceptsKeys }: Endpoint): string {
  if (guard === 'public') return 'Open to everyone.';
  if (guard === 'admin') return 'Requires the role Admin and two-factor login.';
  if (guard === 'staff') return 'Requires the role Admin or admin and two-factor login.';
  return acceptsKeys
    ? 'Requires a signed-in member or a personal access key.'
    : 'Requires a signed-in member.';
}

function formBody(form: Readonly<Record<string, 'text' | 'file' | 'files'>>): OpenAPIV3.RequestBodyObject {
  const binary = { type: 'string', format: 'binary' } as const;
  const shapes = { text: { type: 'string' }, file: binary, files: { type: 'array', items: binary } } as const;
  const properties = Object.fromEntries(Object.entries(form).map(([field, type]) => [field, shapes[type]]));
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
  };
}

const phrases: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'Not signed in, or the session has ended',
  402: 'The membership has expired',
  403: 'Not allowed',
  404: 'Not found',
  408: 'The request took too long to arrive',
  409: 'Conflict with the current state',
  410: 'No longer available',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Declined',
  429: 'Rate limit exceeded; see `Retry-After`',
  500: 'Unexpected error',
  503: 'Unavailable for now; see `Retry-After`',
};
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next try', schema: { type: 'integer' } },
} as const;

function refusalResponses(
  described: OpenAPIV3.ResponsesObject,
  endpoint: Endpoint,
  catalogue: Refusals,
): OpenAPIV3.ResponsesObject {
  const codes = new Map<number, string[]>();
  for (const { status, code } of refusalsOf(endpoint, catalogue))
    codes.set(status, [...(codes.get(status) ?? []), code]);
  return Object.fromEntries(
    [...codes].map(([status, ofStatus]) => {
      const own = described[status] as OpenAPIV3.ResponseObject | undefined;
      const response: OpenAPIV3.ResponseObject = {
        description: phrases[status] ?? 'Refused',
        ...((status === 429 || status === 503) && { headers: retryAfter }),
        content: refusalContent(ofStatus, own?.content?.['application/json']?.schema),
      };
      return [status, response];
    }),
  );
}
