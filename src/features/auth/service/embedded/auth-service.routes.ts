import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contextOf } from '../../../../platform/server/http/api.ts';
import { viewUser } from './accounts/user-view.ts';
import { adminRoutes } from './administration/administration.routes.ts';
import * as schema from './auth-service.contract.ts';
import { disabledRoutes, providerDisabled } from './disabled.routes.ts';
import type { EmbeddedAuth } from './embedded.wiring.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import type { LimitedCall } from './limits.ts';
import type { LinkTarget } from './mails/codes.ts';
import { challengeOf } from './mails/flows.ts';
import { bearerToken, registerProtocol, requestedRedirect } from './protocol.routes.ts';
import { AuthRefused, invalidRequest, requirePhoneNumber } from './refusal.ts';
import { publishedForSeconds } from './sessions/keys.ts';
import type { Bearer } from './sessions/sessions.ts';

/** Registers the routes of the service, under /auth/v1. */
export function embeddedAuthRoutes(auth: EmbeddedAuth): FastifyPluginAsync {
  const { accounts, ownAccount, mailFlows, sessions, limiter, keys } = auth;
  const open = { config: { guard: 'public' } } as const;
  const ofUser = { config: { guard: 'user' } } as const;
  const limited = (kind: LimitedCall, guard: 'public' | 'user' = 'public') => ({
    config: { guard },
    onRequest: async (request: FastifyRequest) => limiter.take(kind, request.ip),
  });
  const bearers = new WeakMap<FastifyRequest, Promise<Bearer>>();
  const bearer = (request: FastifyRequest) => {
    const known = bearers.get(request) ?? sessions.authenticate(bearerToken(request));
    bearers.set(request, known);
    return known;
  };
  const redirectOf = (request: FastifyRequest) => auth.redirects(requestedRedirect(request));
  const wayOf = (request: FastifyRequest): LinkTarget => ({
    redirectTo: redirectOf(request),
    challenge: challengeOf(request.body),
    address: request.ip,
  });

  return async (instance: FastifyInstance) => {
    const scope = instance.withTypeProvider<ZodTypeProvider>();
    registerProtocol(instance, auth.corsOrigins);
    // Authentication runs before validation, so 401 and 403 take precedence over 400.
    instance.addHook('onRequest', async (request) => {
      const { guard } = request.routeOptions.config;
      if (guard === 'user') await bearer(request);
      if (guard === 'service') await auth.requireAdmin(bearerToken(request));
    });

    scope.get('/health', open, async () => ({
      name: 'GoTrue',
      version: 'ferrite',
      description: 'Ferrite embedded auth service',
    }));
    scope.get('/settings', open, async () => auth.settings);
    scope.get('/.well-known/jwks.json', open, async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${publishedForSeconds}`).send(keys.published()),
    );

    scope.post('/signup', { ...limited('mail'), schema: { body: schema.signUpBody } }, async (request) => {
      const { email, phone, password, data } = request.body;
      if (email && phone)
        throw invalidRequest('Only an email address or phone number should be provided on signup.');
      if (phone) refusePhone(phone, 'Phone signups are disabled');
      if (!email) return accounts.signUpAnonymously(data ?? {}, contextOf(request));
      if (!password) throw invalidRequest('Signup requires a valid password');
      return accounts.signUp({ email, password, data }, wayOf(request), contextOf(request));
    });

    scope.post(
      '/token',
      {
        ...limited('token'),
        // Refreshing is fast and does not wait for slots of password hashing.
        config: {
          guard: 'public',
          work: ({ query }) =>
            (query as { grant_type?: string }).grant_type === 'password' ? 'signIn' : null,
        },
        schema: { querystring: schema.tokenQuery, body: schema.tokenBody },
      },
      async (request) => {
        const { email, phone, password, refresh_token, auth_code, code_verifier } = request.body;
        switch (request.query.grant_type) {
          case 'password':
            if (phone && !email)
              throw new AuthRefused(422, 'phone_provider_disabled', 'Phone logins are disabled');
            if (!email || password === undefined) throw invalidRequest('missing email or phone');
            return accounts.signIn(email, password, contextOf(request));
          case 'refresh_token':
            if (!refresh_token) throw invalidRequest('refresh_token required');
            return sessions.refresh(refresh_token, contextOf(request));
          case 'pkce':
            if (!auth_code || !code_verifier)
              throw invalidRequest('invalid request: both auth code and code verifier should be non-empty');
            return mailFlows.redeem(auth_code, code_verifier, contextOf(request));
          case 'id_token':
            throw providerDisabled(request.body);
          case 'web3':
            throw new AuthRefused(422, 'web3_provider_disabled', 'Web3 provider is disabled');
          default:
            throw new AuthRefused(400, 'invalid_credentials', 'unsupported_grant_type');
        }
      },
    );

    scope.post(
      '/logout',
      { ...ofUser, schema: { querystring: schema.logoutQuery } },
      async (request, reply) => {
        const caller = await bearer(request);
        const { scope: which } = request.query;
        if (which !== 'global' && which !== 'local' && which !== 'others')
          throw invalidRequest(`Unsupported logout scope "${which}"`);
        await sessions.logout(caller, which);
        return reply.code(204).send();
      },
    );

    for (const path of ['/otp', '/magiclink']) {
      scope.post(path, { ...limited('mail'), schema: { body: schema.otpBody } }, async (request) => {
        const { email, phone, create_user, data } = request.body;
        if (phone && !email) refusePhone(phone, 'Phone sign-ins are disabled');
        if (!email) throw invalidRequest('An email address is required');
        await mailFlows.sendCode(email, create_user, data, wayOf(request));
        return {};
      });
    }
    scope.post('/recover', { ...limited('mail'), schema: { body: schema.recoverBody } }, async (request) => {
      await mailFlows.recover(request.body.email, wayOf(request));
      return {};
    });
    scope.post('/resend', { ...limited('mail'), schema: { body: schema.resendBody } }, async (request) => {
      const { type, email, phone } = request.body;
      if (type === 'sms' || type === 'phone_change') refusePhone(phone ?? '', 'Phone sign-ins are disabled');
      if (!email || (type !== 'signup' && type !== 'email_change'))
        throw invalidRequest('Missing one of these types: signup, email_change');
      await mailFlows.resend(type, email, wayOf(request));
      return {};
    });
    scope.get('/reauthenticate', limited('mail', 'user'), async (request) => {
      await mailFlows.reauthenticate(await bearer(request), wayOf(request));
      return {};
    });
    scope.post('/verify', { ...limited('verify'), schema: { body: schema.verifyBody } }, async (request) => {
      const { type, token, token_hash, email, phone } = request.body;
      if (phone) requirePhoneNumber(phone);
      if (type === 'sms' || type === 'phone_change' || phone)
        throw new AuthRefused(403, 'otp_expired', 'Token has expired or is invalid');
      if (!!token === !!token_hash) throw invalidRequest('Verify requires either a token or a token hash');
      if (token_hash) {
        if (email) throw invalidRequest('Only the token_hash and type should be provided');
        return mailFlows.verifyLinked(type, token_hash, contextOf(request));
      }
      if (!email) throw invalidRequest('Only an email address or phone number should be provided on verify');
      return mailFlows.verifyTyped(type, { email, token: token ?? '' }, contextOf(request));
    });
    scope.get(
      '/verify',
      { ...limited('verify'), schema: { querystring: schema.verifyQuery } },
      async (request, reply) => {
        const { token, type } = request.query;
        const target = await auth.followLink(type, token, redirectOf(request), contextOf(request));
        return reply.redirect(target, 303);
      },
    );

    scope.get('/user', ofUser, async (request) => viewUser((await bearer(request)).whole));
    scope.delete(
      '/user/identities/:id',
      { ...ofUser, schema: { params: schema.idParams } },
      async (request) => {
        await accounts.unlinkIdentity(await bearer(request), request.params.id);
        return {};
      },
    );
    scope.put(
      '/user',
      { ...limited('mail', 'user'), schema: { body: schema.updateUserBody } },
      async (request) => {
        const caller = await bearer(request);
        if (request.body.app_metadata)
          throw new AuthRefused(403, 'not_admin', 'Updating app_metadata requires admin privileges');
        if (request.body.phone) refusePhone(request.body.phone, 'Phone numbers are disabled');
        const user = await ownAccount.update(caller, request.body, wayOf(request), contextOf(request));
        // The product's own endpoint does not run this code; it notifies the owner itself.
        if (request.body.password) await auth.onPasswordChanged(caller.user);
        return user;
      },
    );

    factorRoutes(scope, auth, bearer);
    adminRoutes(scope, auth);
    disabledRoutes(instance, auth.rules.linkingEnabled);
    // Without this handler an unknown path would return an HTML page.
    scope.get('/*', { ...open, schema: { hide: true } }, async () =>
      Promise.reject(new AuthRefused(404, 'unknown', 'Not found')),
    );
  };
}

/**
 * Refuses a login by phone.
 * @throws AuthRefused for a text that is not a phone number, and otherwise because phone login is not offered
 */
function refusePhone(phone: string, message: string): never {
  requirePhoneNumber(phone);
  throw new AuthRefused(400, 'phone_provider_disabled', message);
}
