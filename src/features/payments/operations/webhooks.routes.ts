/** Routes for payment providers: webhooks with their raw bodies, and the return from the Eximbay window. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnFromEximbay } from '../checkout/usecases/eximbay-order.ts';
import { readEximbayReturn } from '../providers/browser-returns.rules.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import type { OperationsDeps } from './usecases/deps.ts';
import { receiveWebhook } from './usecases/receive-webhook.ts';

export type ProviderRoutesOptions = {
  readonly operations: OperationsDeps;
  /** Secret part of the webhook URL for Toss. */
  readonly tossSecret: string | null;
  readonly onError: (error: unknown) => void;
};

const bodyLimit = 262_144;
const ofProvider = { bodyLimit, config: { guard: 'provider' } } as const;
/** Maximum time that the buyer's request waits; longer work continues while the page polls. */
const longestWaitMs = 4_000;
const isReference = /^[A-Za-z0-9-]{6,40}$/;

export async function providerRoutes(server: FastifyInstance, options: ProviderRoutesOptions): Promise<void> {
  const { operations, tossSecret, onError } = options;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  const bodyOf = (request: FastifyRequest) =>
    Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';

  async function receive(provider: ProviderId, request: FastifyRequest, reply: FastifyReply) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    );
    const { method, url } = request;
    const answer = await receiveWebhook(operations, provider, {
      method,
      url,
      headers,
      body: bodyOf(request),
    });
    if (!answer) return reply.callNotFound();
    return reply.code(answer.status).type(answer.contentType).send(answer.body);
  }

  server.post('/webhooks/paypal', ofProvider, (request, reply) => receive('paypal', request, reply));
  server.post('/webhooks/eximbay', ofProvider, (request, reply) => receive('eximbay', request, reply));
  server.post<{ Params: { secret: string } }>('/webhooks/toss/:secret', ofProvider, (request, reply) =>
    tossSecret !== null && isSame(request.params.secret, tossSecret)
      ? receive('toss', request, reply)
      : reply.callNotFound(),
  );

  // A cross-site POST carries no cookies, so it is redirected to a GET of the return page.
  server.post('/pay/eximbay/return', ofProvider, async (request, reply) => {
    const { orderRef, evidence } = readEximbayReturn(request.url, bodyOf(request));
    const isOrder = orderRef !== null && isReference.test(orderRef);
    if (isOrder) {
      const work = returnFromEximbay(operations, orderRef, evidence).catch(onError);
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestWaitMs).unref())]);
    }
    const query = isOrder ? `?${new URLSearchParams({ orderId: orderRef })}` : '';
    return reply.redirect(`/pay/eximbay/return${query}`, 303);
  });
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
