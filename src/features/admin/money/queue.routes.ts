import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { ChargebacksUseCases } from './chargebacks.ts';
import { queueContract as calls } from './queue.contract.ts';
import type { QueueUseCases } from './queue.ts';
import type { ReturnsUseCases } from './returns.ts';

export type QueueRoutesOptions = {
  readonly queue: QueueUseCases;
  readonly returns: ReturnsUseCases;
  readonly chargebacks: ChargebacksUseCases;
};

/** Registers the routes of payments, refunds and chargebacks that need an administrator. */
export function queueApi(app: ApiServer, { queue, returns, chargebacks }: QueueRoutesOptions): void {
  route(app, calls.openPayments, async (request) => queue.listPayments(request.query));
  route(app, calls.checkPayment, async (request) => ({
    success: true,
    ...(await queue.checkPayment(request.params.id, callerOf(request))),
  }));

  route(app, calls.failures, async (request) => queue.listFailures(request.query));
  route(app, calls.retry, async (request) => ({
    success: true,
    ...(await queue.retry(request.params.id, callerOf(request))),
  }));

  route(app, calls.returns, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return returns.list(request.query);
  });
  route(app, calls.decideReturn, async (request) => {
    await returns.decide(request.params.id, request.body, callerOf(request));
    return { success: true };
  });

  route(app, calls.chargebacks, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return chargebacks.list(request.query);
  });
  route(app, calls.decideChargeback, async (request) => {
    await chargebacks.decide(request.params.id, request.body, callerOf(request));
    return { success: true };
  });
}
