import type { z } from 'zod';
import { contextOf } from '../../../../../platform/server/http/api.ts';
import type { CallContext } from '../../auth-service.port.ts';
import { signIn } from '../accounts/usecases/sign-in.ts';
import * as schema from '../auth-service.contract.ts';
import { providerDisabled } from '../disabled.routes.ts';
import type { EmbeddedAuth } from '../embedded.wiring.ts';
import { exchangeCode } from '../mails/usecases/verify-code.ts';
import { ofUser, type RouteScope } from '../protocol.routes.ts';
import { AuthRefused, invalidRequest } from '../refusal.ts';

/** Routes that start, renew and end sessions. */
export function sessionRoutes({ scope, auth, bearer, limited }: RouteScope): void {
  scope.post(
    '/token',
    {
      ...limited('token'),
      // Refreshing is fast and does not wait for slots of password hashing.
      config: {
        guard: 'public',
        work: ({ query }) => ((query as { grant_type?: string }).grant_type === 'password' ? 'signIn' : null),
      },
      schema: { querystring: schema.tokenQuery, body: schema.tokenBody },
    },
    async (request) =>
      startSession(auth, { type: request.query.grant_type, fields: request.body }, contextOf(request)),
  );

  scope.post(
    '/logout',
    { ...ofUser, schema: { querystring: schema.logoutQuery } },
    async (request, reply) => {
      const caller = await bearer(request);
      const { scope: which } = request.query;
      if (which !== 'global' && which !== 'local' && which !== 'others')
        throw invalidRequest(`Unsupported logout scope "${which}"`);
      await auth.sessions.logout(caller, which);
      return reply.code(204).send();
    },
  );
}

type Grant = { readonly type: string | undefined; readonly fields: z.infer<typeof schema.tokenBody> };

/** Starts or renews a session. @throws AuthRefused for a grant type that is not offered */
async function startSession(
  { accounts, sessions }: EmbeddedAuth,
  { type, fields }: Grant,
  context: CallContext,
) {
  switch (type) {
    case 'password':
      return signIn(accounts, ...passwordOf(fields), context);
    case 'refresh_token':
      if (!fields.refresh_token) throw invalidRequest('refresh_token required');
      return sessions.refresh(fields.refresh_token, context);
    case 'pkce':
      if (!fields.auth_code || !fields.code_verifier)
        throw invalidRequest('invalid request: both auth code and code verifier should be non-empty');
      return exchangeCode(accounts, fields.auth_code, fields.code_verifier, context);
    case 'id_token':
      throw providerDisabled(fields);
    case 'web3':
      throw new AuthRefused(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthRefused(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

function passwordOf({ email, phone, password }: Grant['fields']): [email: string, password: string] {
  if (phone && !email) throw new AuthRefused(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email || password === undefined) throw invalidRequest('missing email or phone');
  return [email, password];
}
