/** Starts a hosted auth service for tests: with its own database and port, and the gateway that requires API keys. */
import { once } from 'node:events';
import net from 'node:net';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AuthMail } from '../src/features/auth/mails/mails.ts';
import { embeddedAuthRoutes } from '../src/features/auth/service/embedded/auth-service.routes.ts';
import { createEmbeddedAuth } from '../src/features/auth/service/embedded/embedded.wiring.ts';
import type { EmbeddedAuthOptions } from '../src/features/auth/service/embedded/options.ts';
import type { Clock } from '../src/platform/server/clock.ts';
import { createTestDatabase } from './database.ts';

export const publicKey = 'sb_publishable_of-the-tests';
export const secretKey = 'sb_secret_of-the-tests';

/** Returns the settings of a product that uses this hosted service. */
export const hostedSettings = ({ url }: { readonly url: string }) => ({
  AUTH_MODE: 'hosted',
  AUTH_URL: url,
  AUTH_PUBLIC_KEY: publicKey,
  AUTH_SECRET_KEY: secretKey,
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function createHostedService(clock: Clock, settings: Partial<EmbeddedAuthOptions> = {}) {
  const database = await createTestDatabase();
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const mails: AuthMail[] = [];
  const service = await createEmbeddedAuth({
    db: database.db,
    clock,
    sendMail: async (mail) => void mails.push(mail),
    serverSecret: 'secret of the hosted service',
    siteUrl,
    limits: 'off',
    ...settings,
  });
  const calls: { method: string; path: string; ip: string }[] = [];
  let isDown = false;

  const http = Fastify({ trustProxy: true }).withTypeProvider<ZodTypeProvider>();
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.addHook('onRequest', async (request, reply) => {
    const { apikey, authorization } = request.headers;
    if (isDown) return reply.code(503).send('no service');
    if (apikey !== publicKey && apikey !== secretKey)
      return reply.code(401).send({ message: apikey ? 'Invalid API key' : 'No API key found in request' });
    const forwarded = request.headers['sb-forwarded-for'];
    // Only callers with the secret key may pass on the IP address of their client.
    if (apikey === secretKey && typeof forwarded === 'string')
      request.raw.headers['x-forwarded-for'] = forwarded;
    else delete request.raw.headers['x-forwarded-for'];
    if (authorization === `Bearer ${apikey}`) {
      if (apikey === secretKey)
        request.headers.authorization = `Bearer ${await service.tokens.issueForService()}`;
      else delete request.headers.authorization;
    }
    calls.push({ method: request.method, path: request.url.split('?')[0] ?? '', ip: request.ip });
  });
  await http.register(embeddedAuthRoutes(service), { prefix: '/auth/v1' });
  await http.listen({ port, host: '127.0.0.1' });

  return {
    url: `${siteUrl}/auth/v1`,
    database,
    service,
    mails,
    calls,
    /** Sets whether the service returns 503 to every call. */
    setDown(down: boolean) {
      isDown = down;
    },
    async close() {
      await http.close();
      await database.close();
    },
  };
}

export type HostedService = Awaited<ReturnType<typeof createHostedService>>;
