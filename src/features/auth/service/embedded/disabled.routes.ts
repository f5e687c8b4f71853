import type { FastifyInstance } from 'fastify';
import { AuthRefused } from './refusal.ts';

type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string];

const passkeys = () => new AuthRefused(404, 'passkey_disabled', 'Passkeys are disabled');
const linking = () => new AuthRefused(404, 'manual_linking_disabled', 'Manual linking is disabled');
const saml = () => new AuthRefused(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
const oauthServer = () => new AuthRefused(404, 'feature_disabled', 'OAuth server is disabled');
const otherProviders = () => new AuthRefused(404, 'feature_disabled', 'Custom OAuth providers are disabled');
const provider = () =>
  new AuthRefused(400, 'validation_failed', 'Unsupported provider: provider is not enabled');

/** Issuers of ID tokens; the protocol accepts them instead of the provider's name. */
const issuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
  kakao: 'https://kauth.kakao.com',
};

export function providerDisabled(token: {
  readonly provider?: string | undefined;
  readonly issuer?: string | undefined;
}): AuthRefused {
  const { provider: name = '', issuer = name } = token;
  const named = Object.hasOwn(issuers, name) ? issuers[name] : issuer;
  return new AuthRefused(400, 'provider_disabled', `Provider (issuer "${named}") is not enabled`);
}

/** Endpoints of the protocol that this service does not offer. They return the protocol's error code instead of 404. */
const open: readonly (readonly [() => AuthRefused, ...Route])[] = [
  [provider, 'GET', '/authorize'],
  [provider, 'GET', '/callback'],
  [provider, 'POST', '/callback'],
  [saml, 'POST', '/sso'],
  [oauthServer, 'GET', '/.well-known/oauth-authorization-server'],
  [oauthServer, 'GET', '/oauth/authorize'],
  [oauthServer, 'POST', '/oauth/token'],
  [oauthServer, 'POST', '/oauth/clients/register'],
  [oauthServer, 'GET', '/oauth/authorizations/:id'],
  [oauthServer, 'POST', '/oauth/authorizations/:id/consent'],
  [passkeys, 'POST', '/passkeys/authentication/options'],
  [passkeys, 'POST', '/passkeys/authentication/verify'],
];
const ofPersons: readonly (readonly [() => AuthRefused, ...Route])[] = [
  [passkeys, 'POST', '/passkeys/registration/options'],
  [passkeys, 'POST', '/passkeys/registration/verify'],
  [passkeys, 'GET', '/passkeys'],
  [passkeys, 'PATCH', '/passkeys/:id'],
  [passkeys, 'DELETE', '/passkeys/:id'],
  [oauthServer, 'GET', '/user/oauth/grants'],
  [oauthServer, 'DELETE', '/user/oauth/grants'],
];
const ofService: readonly (readonly [() => AuthRefused, ...Route])[] = [
  [passkeys, 'GET', '/admin/users/:id/passkeys'],
  [passkeys, 'DELETE', '/admin/users/:id/passkeys/:passkeyId'],
  [saml, 'GET', '/admin/sso/providers'],
  [saml, 'POST', '/admin/sso/providers'],
  [oauthServer, 'GET', '/admin/oauth/clients'],
  [oauthServer, 'POST', '/admin/oauth/clients'],
  [oauthServer, 'GET', '/admin/oauth/clients/:id'],
  [oauthServer, 'PUT', '/admin/oauth/clients/:id'],
  [oauthServer, 'DELETE', '/admin/oauth/clients/:id'],
  [oauthServer, 'POST', '/admin/oauth/clients/:id/regenerate_secret'],
  [otherProviders, 'GET', '/admin/custom-providers'],
  [otherProviders, 'POST', '/admin/custom-providers'],
  [otherProviders, 'GET', '/admin/custom-providers/:id'],
  [otherProviders, 'PUT', '/admin/custom-providers/:id'],
  [otherProviders, 'DELETE', '/admin/custom-providers/:id'],
];

export function disabledRoutes(scope: FastifyInstance, linkingEnabled: boolean): void {
  scope.get('/user/identities/authorize', { config: { guard: 'user' } }, async () =>
    Promise.reject(linkingEnabled ? provider() : linking()),
  );
  for (const [guard, routes] of [
    ['public', open],
    ['user', ofPersons],
    ['service', ofService],
  ] as const)
    for (const [refusal, method, url] of routes)
      scope.route({ method, url, config: { guard }, handler: async () => Promise.reject(refusal()) });
}
