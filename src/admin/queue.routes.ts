import { type ApiServer, callerOf } from '../platform/api.ts';
import type { ChargebacksUseCases } from './chargebacks.ts';
import type { QueueUseCases } from './queue.ts';
import type { ReturnsUseCases } from './returns.ts';
import { chargebackBody, returnBody, rowParams, windowQuery } from './schemas.ts';

export type QueueDoor = {
  readonly queue: QueueUseCases;
  readonly returns: ReturnsUseCases;
  readonly chargebacks: ChargebacksUseCases;
};

/** The JSON door of what waits for a provider or for a person. */
export function queueApi(app: ApiServer, { queue, returns, chargebacks }: QueueDoor): void {
  app.get(
    '/admin/payment-queue',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Payments whose end is not known yet', querystring: windowQuery },
    },
    async (request) => {
      return queue.listPayments(request.query);
    },
  );

  app.post(
    '/admin/payment-queue/:id/check',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Asks the provider about such a payment now', params: rowParams },
    },
    async (request) => {
      const caller = callerOf(request);
      return { success: true, ...(await queue.checkPayment(request.params.id, caller)) };
    },
  );

  app.get(
    '/admin/failed-registrations',
    {
      config: { guard: 'staff' },
      schema: { summary: 'People who paid and have no account yet', querystring: windowQuery },
    },
    async (request) => {
      return queue.listFailures(request.query);
    },
  );

  app.post(
    '/admin/failed-registrations/:id/retry',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Tries to make such an account again', params: rowParams },
    },
    async (request) => {
      const caller = callerOf(request);
      return { success: true, ...(await queue.retry(request.params.id, caller)) };
    },
  );

  app.get(
    '/admin/manual-refunds',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Refunds without a request that the provider cannot make',
        querystring: windowQuery,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return returns.list(request.query);
    },
  );

  app.post(
    '/admin/manual-refunds/:id',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Says that such a refund was paid by hand, or has it sent again',
        params: rowParams,
        body: returnBody,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await returns.decide(request.params.id, request.body, caller);
      return { success: true };
    },
  );

  app.get(
    '/admin/chargebacks',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Chargebacks of which only an unsigned message tells', querystring: windowQuery },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return chargebacks.list(request.query);
    },
  );

  app.post(
    '/admin/chargebacks/:id',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Confirms such a chargeback, which ends what the payment gave, or dismisses it',
        params: rowParams,
        body: chargebackBody,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await chargebacks.decide(request.params.id, request.body, caller);
      return { success: true };
    },
  );
}
