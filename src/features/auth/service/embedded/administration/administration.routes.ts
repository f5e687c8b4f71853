import type { ApiServer } from '../../../../../platform/server/http/api.ts';
import { idParams } from '../auth-service.contract.ts';
import type { EmbeddedAuth } from '../embedded.wiring.ts';
import { pageLinks, requestedRedirect } from '../protocol.routes.ts';
import * as schema from './administration.contract.ts';

export function adminRoutes(scope: ApiServer, auth: EmbeddedAuth): void {
  const { administration, mailedLinks } = auth;
  const admin = { config: { guard: 'service' } } as const;

  scope.get(
    '/admin/users',
    { ...admin, schema: { querystring: schema.pageQuery } },
    async (request, reply) => {
      const { page, per_page } = request.query;
      const { users, total } = await administration.list(page, per_page);
      const path = request.url.split('?')[0] ?? '';
      reply.headers({ 'x-total-count': String(total), link: pageLinks(path, page, per_page, total) });
      return { users, aud: 'authenticated' };
    },
  );
  scope.post('/admin/users', { ...admin, schema: { body: schema.adminUserBody } }, async (request) =>
    administration.create(request.body),
  );
  scope.get('/admin/users/:id', { ...admin, schema: { params: idParams } }, async (request) =>
    administration.get(request.params.id),
  );
  scope.put(
    '/admin/users/:id',
    { ...admin, schema: { params: idParams, body: schema.adminUserBody } },
    async (request) => administration.update(request.params.id, request.body),
  );
  scope.delete(
    '/admin/users/:id',
    { ...admin, schema: { params: idParams, body: schema.deleteUserBody } },
    async (request) => {
      await administration.remove(request.params.id, request.body.should_soft_delete);
      return {};
    },
  );
  scope.get('/admin/users/:id/factors', { ...admin, schema: { params: idParams } }, async (request) =>
    administration.factors(request.params.id),
  );
  scope.delete(
    '/admin/users/:id/factors/:factorId',
    { ...admin, schema: { params: schema.factorParams } },
    async (request) => administration.removeFactor(request.params.id, request.params.factorId),
  );
  scope.post('/admin/generate_link', { ...admin, schema: { body: schema.linkBody } }, async (request) =>
    mailedLinks.generate(request.body, {
      redirectTo: auth.redirects(request.body.redirect_to ?? requestedRedirect(request)),
    }),
  );
  scope.post('/invite', { ...admin, schema: { body: schema.inviteBody } }, async (request) =>
    mailedLinks.invite(request.body.email, request.body.data, {
      redirectTo: auth.redirects(requestedRedirect(request)),
    }),
  );
}
