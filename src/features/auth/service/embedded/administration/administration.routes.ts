import type { ApiServer } from '../../../../../platform/server/http/api.ts';
import { idParams } from '../auth-service.contract.ts';
import type { EmbeddedAuth } from '../embedded.wiring.ts';
import { generateLink, inviteUser } from '../mails/usecases/mailed-links.ts';
import { pageLinks, requestedRedirect } from '../protocol.routes.ts';
import * as schema from './administration.contract.ts';
import { listFactors, removeFactor } from './usecases/factors.ts';
import { createUserAsAdmin, getUser, listUsers, removeUser, updateUser } from './usecases/users.ts';

export function adminRoutes(scope: ApiServer, auth: EmbeddedAuth): void {
  const { accounts, factors } = auth;
  const admin = { config: { guard: 'service' } } as const;

  scope.get(
    '/admin/users',
    { ...admin, schema: { querystring: schema.pageQuery } },
    async (request, reply) => {
      const { page, per_page } = request.query;
      const { users, total } = await listUsers(accounts, page, per_page);
      const path = request.url.split('?')[0] ?? '';
      reply.headers({ 'x-total-count': String(total), link: pageLinks(path, page, per_page, total) });
      return { users, aud: 'authenticated' };
    },
  );
  scope.post('/admin/users', { ...admin, schema: { body: schema.adminUserBody } }, async (request) =>
    createUserAsAdmin(accounts, request.body),
  );
  scope.get('/admin/users/:id', { ...admin, schema: { params: idParams } }, async (request) =>
    getUser(accounts, request.params.id),
  );
  scope.put(
    '/admin/users/:id',
    { ...admin, schema: { params: idParams, body: schema.adminUserBody } },
    async (request) => updateUser(accounts, request.params.id, request.body),
  );
  scope.delete(
    '/admin/users/:id',
    { ...admin, schema: { params: idParams, body: schema.deleteUserBody } },
    async (request) => {
      await removeUser(accounts, request.params.id, request.body.should_soft_delete);
      return {};
    },
  );
  scope.get('/admin/users/:id/factors', { ...admin, schema: { params: idParams } }, async (request) =>
    listFactors(accounts, request.params.id),
  );
  scope.delete(
    '/admin/users/:id/factors/:factorId',
    { ...admin, schema: { params: schema.factorParams } },
    async (request) => removeFactor(factors, request.params),
  );
  scope.post('/admin/generate_link', { ...admin, schema: { body: schema.linkBody } }, async (request) =>
    generateLink(accounts, request.body, {
      redirectTo: auth.redirects(request.body.redirect_to ?? requestedRedirect(request)),
    }),
  );
  scope.post('/invite', { ...admin, schema: { body: schema.inviteBody } }, async (request) =>
    inviteUser(accounts, request.body.email, request.body.data, {
      redirectTo: auth.redirects(requestedRedirect(request)),
    }),
  );
}
