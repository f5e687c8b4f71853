import type { FastifyInstance } from 'fastify';
import { AuthRefused } from './refusal.ts';

type Route = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string];

const passkeys = () => new AuthRefused(404, 'passkey_disabled', 'Passkeys are disabled');
const linking = () => new AuthRefused(404, 'manual_linking_disabled', 'Manual linking is disabled');
const saml = () => new AuthRefused(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
const provider = () =>
  new AuthRefused(400, 'validation_failed', 'Unsupported provider: provider is not enabled');

/** Endpoints of the protocol that this service does not offer; they return the protocol's code instead of 404. */
const open: readonly (readonly [() => AuthRefused, ...Route])[] = [
  [provider, 'GET', '/authorize'],
  [provider, 'GET', '/callback'],
  [provider, 'POST', '/callback'],
  [saml, 'POST', '/sso'],
  [passkeys, 'POST', '/passkeys/authentication/options'],
  [passkeys, 'POST', '/passkeys/authentication/verify'],
];
const ofPersons: readonly (readonly [() => AuthRefused, ...Route])[] = [
  [linking, 'GET', '/user/identities/authorize'],
  [passkeys, 'POST', '/passkeys/registration/options'],
  [passkeys, 'POST', '/passkeys/registration/verify'],
  [passkeys, 'GET', '/passkeys'],
  [passkeys, 'PATCH', '/passkeys/:id'],
  [passkeys, 'DELETE', '/passkeys/:id'],
];

export function disabledRoutes(scope: FastifyInstance): void {
  for (const [guard, routes] of [
    ['public', open],
    ['user', ofPersons],
  ] as const)
    for (const [refusal, method, url] of routes)
      scope.route({ method, url, config: { guard }, handler: async () => Promise.reject(refusal()) });
}
