import { type ApiServer, callerOf } from '../platform/api.ts';
import type { Cache } from '../platform/cache.ts';
import { represent, sendRepresentation } from '../platform/representation.ts';
import type { Grants } from './grants.ts';
import type { LinksUseCases } from './links.ts';
import {
  accessAnswer,
  catalogueAnswer,
  linkBody,
  linkQuery,
  termsOf,
  toolParams,
  useQuery,
} from './schemas.ts';
import type { ToolsUseCases } from './tools.ts';

export type ToolsDoor = {
  readonly tools: ToolsUseCases;
  readonly links: LinksUseCases;
  readonly grants: Grants;
  readonly cache: Cache;
};

/** The JSON door of the tools. */
export function toolsApi(app: ApiServer, { tools, links, grants, cache }: ToolsDoor): void {
  app.get(
    '/tools',
    {
      config: { guard: 'public' },
      schema: { summary: 'All tools by category, with related links', response: { 200: catalogueAnswer } },
    },
    async (request, reply) => {
      const kept = await cache.get('api tools', async () =>
        represent(
          200,
          { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
          JSON.stringify(await tools.listTools()),
        ),
      );
      return sendRepresentation(request, reply, kept);
    },
  );

  app.post(
    '/tools/:category/:toolName/access',
    {
      config: { guard: 'own' },
      onRequest: async (request) => {
        request.caller = tools.requireLogin(await request.identify());
      },
      schema: {
        summary: 'Open a tool: logs the use and grants its page for 12 hours',
        params: toolParams,
        querystring: useQuery,
        response: { 200: accessAnswer },
      },
    },
    async (request, reply) => {
      const { category, toolName } = request.params;
      const { url, grant, today } = await tools.openTool(
        category,
        toolName,
        callerOf(request),
        termsOf(request.query),
      );
      reply.setCookie(grants.cookieName(grant.toolId), grants.write(grant), grants.attributes(grant));
      const expiresAt = grant.expiresAt.toISOString();
      return { message: 'Access granted', url, expiresAt, ...(today && { today }) };
    },
  );

  app.post(
    '/tools/:category/:toolName/links',
    {
      config: { guard: 'admin' },
      schema: { summary: 'Add a related link to a tool; role Admin', params: toolParams, body: linkBody },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await links.add(request.params, request.body.url, caller);
      return reply.code(201).send({ url: request.body.url.trim() });
    },
  );

  app.delete(
    '/tools/:category/:toolName/links',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Remove a related link of a tool; role Admin',
        params: toolParams,
        querystring: linkQuery,
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await links.remove(request.params, request.query.url, caller);
      return reply.code(204).send();
    },
  );
}
