import type { ApiServer } from '../platform/api.ts';
import type { Cache } from '../platform/cache.ts';
import { represent, sendRepresentation } from '../platform/representation.ts';
import type { Grants } from './grants.ts';
import { accessAnswer, catalogueAnswer, computeBody, computeParams, toolParams } from './schemas.ts';
import type { ToolsUseCases } from './tools.ts';

export type ToolsDoor = {
  readonly tools: ToolsUseCases;
  readonly grants: Grants;
  readonly cache: Cache;
  readonly secureCookies: boolean;
};

/** The JSON door of the tools. */
export function toolsApi(app: ApiServer, { tools, grants, cache, secureCookies }: ToolsDoor): void {
  app.get(
    '/tools',
    { schema: { summary: 'All tools by category, with related links', response: { 200: catalogueAnswer } } },
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
      schema: {
        summary: 'Open a tool: logs the use and grants its page for 12 hours',
        params: toolParams,
        response: { 200: accessAnswer },
      },
    },
    async (request, reply) => {
      const { category, toolName } = request.params;
      const { url, grant } = await tools.openTool(category, toolName, await request.identify());
      reply.setCookie(grants.cookieName(grant.toolId), grants.write(grant), {
        path: '/calculators',
        httpOnly: true,
        sameSite: 'lax',
        secure: secureCookies,
        expires: grant.expiresAt,
      });
      return { message: 'Access granted', url, expiresAt: grant.expiresAt.toISOString() };
    },
  );

  app.post(
    '/calculators/:id',
    {
      schema: {
        summary: 'Compute with a calculator; counts as a use',
        params: computeParams,
        body: computeBody,
      },
    },
    async (request, reply) => {
      const answer = (await tools.compute(request.params.id, request.body, await request.identify())) as {
        ok: boolean;
      };
      return reply.code(answer.ok ? 200 : 400).send(
        answer.ok
          ? answer
          : {
              code: 'tools.impossible_inputs',
              message: 'Some inputs cannot be computed with.',
              requestId: request.id,
              ...answer,
            },
      );
    },
  );
}
