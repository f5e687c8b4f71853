import type { FastifyRequest } from 'fastify';
import { type ApiServer, requireCaller } from '../platform/api.ts';
import type { AuthUseCases } from './auth.ts';
import * as schema from './schemas.ts';
import type { CallContext } from './service/port.ts';

/** Sessions and one's own profile, under /api. */
export function authApi(app: ApiServer, auth: AuthUseCases): void {
  const tags = ['auth'];

  app.get('/config', { schema: { tags, response: { 200: schema.configAnswer } } }, async () => auth.config());

  app.post(
    '/auth/login',
    { schema: { tags, body: schema.loginBody, response: { 200: schema.loginAnswer } } },
    async (request) => {
      const { email, ...rest } = request.body;
      return auth.signIn({ identifier: email, ...rest }, contextOf(request));
    },
  );

  app.post(
    '/auth/local/login',
    { schema: { tags, body: schema.localLoginBody, response: { 200: schema.localLoginAnswer } } },
    async (request) => {
      const signedIn = await auth.signIn(request.body, contextOf(request));
      return { ...signedIn, name: signedIn.user.name, nickname: signedIn.user.nickname };
    },
  );

  app.get('/auth/profile', { schema: { tags, response: { 200: schema.profileAnswer } } }, async (request) =>
    auth.profile(await requireCaller(request)),
  );

  app.patch(
    '/auth/profile',
    { schema: { tags, body: schema.profileBody, response: { 200: schema.userAnswer } } },
    async (request) => {
      const caller = await requireCaller(request);
      return { user: await auth.updateProfile(caller, request.body, contextOf(request)) };
    },
  );

  app.get('/auth/user', { schema: { tags, response: { 200: schema.profileAnswer } } }, async (request) =>
    auth.currentUser(await requireCaller(request)),
  );

  app.post('/auth/logout', { schema: { tags, response: { 200: schema.doneAnswer } } }, async (request) => {
    await auth.signOut(request.headers.authorization);
    return { ok: true as const };
  });

  app.post('/auth/heartbeat', { schema: { tags, response: { 200: schema.doneAnswer } } }, async (request) => {
    await auth.heartbeat(await requireCaller(request), contextOf(request));
    return { ok: true as const };
  });
}

function contextOf(request: FastifyRequest): CallContext {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}
