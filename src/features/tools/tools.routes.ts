import type { Cache, Tags } from '../../platform/server/cache/cache.ts';
import { type ApiServer, callerOf } from '../../platform/server/http/api.ts';
import type { AnswerOf } from '../../platform/server/http/contract.ts';
import { represent, sendRepresentation } from '../../platform/server/http/representation.ts';
import { route, type Sent, sendingRoute } from '../../platform/server/http/route.ts';
import type { AccessDeps } from './access/usecases/deps.ts';
import { openTool } from './access/usecases/open-tool.ts';
import { requireLogin } from './access/usecases/require-login.ts';
import type { CatalogueDeps } from './catalogue/usecases/deps.ts';
import { listTools } from './catalogue/usecases/list-tools.ts';
import type { Grants } from './grants.ts';
import type { LinkDeps } from './links/usecases/deps.ts';
import { addLink, removeLink } from './links/usecases/edit-links.ts';
import { toolsContract as calls, termsOf } from './tools.contract.ts';

export type ToolsRoutesOptions = {
  readonly catalogue: CatalogueDeps;
  readonly access: AccessDeps;
  readonly links: LinkDeps;
  readonly grants: Grants;
  readonly cache: Cache;
  readonly catalogueTags: Tags;
};

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

export function toolsApi(
  app: ApiServer,
  { catalogue, access, links, grants, cache, catalogueTags }: ToolsRoutesOptions,
): void {
  sendingRoute(app, calls.list, async (request, reply) => {
    const list = async () => {
      const listed: Sent<AnswerOf<typeof calls.list>> = await listTools(catalogue);
      return represent(200, jsonHeaders, JSON.stringify(listed));
    };
    const kept = await cache.get('api tools', list, { tags: () => catalogueTags });
    return sendRepresentation(request, reply, kept);
  });

  route(
    app,
    calls.access,
    async (request, reply) => {
      const terms = termsOf(request.query);
      const { url, grant, today } = await openTool(access, request.params, callerOf(request), terms);
      reply.setCookie(grants.cookieName(grant.toolId), grants.write(grant), grants.attributes(grant));
      const expiresAt = grant.expiresAt.toISOString();
      return { message: 'Access granted', url, expiresAt, ...(today && { today }) };
    },
    {
      onRequest: async (request) => {
        request.caller = requireLogin(await request.identify());
      },
    },
  );

  route(app, calls.addLink, async (request) => {
    await addLink(links, request.params, request.body.url, callerOf(request));
    return { url: request.body.url.trim() };
  });

  route(app, calls.removeLink, async (request) =>
    removeLink(links, request.params, request.query.url, callerOf(request)),
  );
}
