import type { FastifyPluginAsync } from 'fastify';
import type { AuthPort } from './auth-service.port.ts';
import { embeddedAuthRoutes } from './embedded/auth-service.routes.ts';
import { createEmbeddedAuth, type EmbeddedAuthOptions } from './embedded/embedded.wiring.ts';
import { checkHosted } from './hosted/check.ts';
import { type HostedOptions, type HostedSettings, hostedPort } from './hosted.ts';

export type AuthService = {
  readonly port: AuthPort;
  /** The service's own calls, where it lives in this process. */
  readonly routes: FastifyPluginAsync | null;
  /** Where the browser's client finds it, and the key that it has to send. */
  readonly url: string;
  readonly publicKey: string | null;
  /** Deletes expired rows; called by a job. */
  cleanUp(): Promise<void>;
};

export type AuthServiceOptions = EmbeddedAuthOptions &
  Pick<HostedOptions, 'findUserId'> & { readonly hosted: HostedSettings | null };

/**
 * The auth service that the settings name: inside this process, or a hosted one.
 * @throws ConfigError when the hosted one cannot be used
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
