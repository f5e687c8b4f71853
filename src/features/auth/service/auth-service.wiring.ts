import type { FastifyPluginAsync } from 'fastify';
import type { AuthPort } from './auth-service.port.ts';
import { embeddedAuthRoutes } from './embedded/auth-service.routes.ts';
import { createEmbeddedAuth } from './embedded/embedded.wiring.ts';
import type { EmbeddedAuthOptions } from './embedded/options.ts';
import { checkHosted } from './hosted/check.ts';
import { type HostedOptions, type HostedSettings, hostedPort } from './hosted.ts';

export type AuthService = {
  readonly port: AuthPort;
  /** Routes of the embedded service; null for a hosted one. */
  readonly routes: FastifyPluginAsync | null;
  /** URL and API key of the auth service for browsers. */
  readonly url: string;
  readonly publicKey: string | null;
  /** Deletes expired rows; a job calls it. */
  cleanUp(): Promise<void>;
};

export type AuthServiceOptions = EmbeddedAuthOptions &
  Pick<HostedOptions, 'findUserId'> & { readonly hosted: HostedSettings | null };

/**
 * Creates the configured auth service, embedded or hosted.
 * @throws ConfigError if the hosted service cannot be used
 */
export async function createAuthService({
  hosted,
  findUserId,
  ...embedded
}: AuthServiceOptions): Promise<AuthService> {
  if (hosted) {
    await checkHosted(hosted);
    return {
      port: hostedPort({ ...hosted, clock: embedded.clock, findUserId }),
      routes: null,
      url: hosted.url,
      publicKey: hosted.publicKey,
      cleanUp: async () => undefined,
    };
  }
  const service = await createEmbeddedAuth(embedded);
  return {
    port: service.port,
    routes: embeddedAuthRoutes(service),
    url: '/auth/v1',
    publicKey: null,
    cleanUp: service.cleanUp,
  };
}
