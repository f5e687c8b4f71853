import { type ApiServer, callerOf } from '../platform/api.ts';
import type { ReceiptsUseCases } from './receipts.ts';
import { receiptParams } from './schemas.ts';

/** The JSON door of receipts. */
export function receiptsApi(app: ApiServer, receipts: ReceiptsUseCases): void {
  app.get(
    '/user/receipts',
    { config: { guard: 'session' }, schema: { summary: "Receipts of one's own payments" } },
    async (request) => receipts.list(callerOf(request)),
  );

  app.get(
    '/user/receipts/:id',
    {
      config: { guard: 'session' },
      schema: { summary: 'One receipt, with buyer and seller', params: receiptParams },
    },
    async (request) => receipts.find(callerOf(request), request.params.id),
  );
}
