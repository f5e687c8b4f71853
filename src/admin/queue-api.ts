import { type ApiServer, requireStaff } from '../platform/api.ts';
import type { QueueUseCases } from './queue.ts';
import { rowParams, windowQuery } from './schemas.ts';

/** The JSON door of what waits for a provider or for a person. */
export function queueApi(app: ApiServer, queue: QueueUseCases): void {
  app.get(
    '/admin/payment-queue',
    { schema: { summary: 'Payments whose end is not known yet', querystring: windowQuery } },
    async (request) => {
      await requireStaff(request);
      return queue.listPayments(request.query);
    },
  );

  app.post(
    '/admin/payment-queue/:id/check',
    { schema: { summary: 'Asks the provider about such a payment now', params: rowParams } },
    async (request) => {
      const caller = await requireStaff(request);
      return { success: true, ...(await queue.checkPayment(request.params.id, caller)) };
    },
  );

  app.get(
    '/admin/failed-registrations',
    { schema: { summary: 'People who paid and have no account yet', querystring: windowQuery } },
    async (request) => {
      await requireStaff(request);
      return queue.listFailures(request.query);
    },
  );

  app.post(
    '/admin/failed-registrations/:id/retry',
    { schema: { summary: 'Tries to make such an account again', params: rowParams } },
    async (request) => {
      const caller = await requireStaff(request);
      return { success: true, ...(await queue.retry(request.params.id, caller)) };
    },
  );
}
