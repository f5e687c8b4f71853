import { type ApiServer, requireCaller } from '../platform/api.ts';
import type { ReceiptsUseCases } from './receipts.ts';
import { receiptParams } from './schemas.ts';

/** The JSON door of receipts. */
export function receiptsApi(app: ApiServer, receipts: ReceiptsUseCases): void {
  app.get('/user/receipts', { schema: { summary: "Receipts of one's own payments" } }, async (request) =>
    receipts.list(await requireCaller(request)),
  );

  app.get(
    '/user/receipts/:id',
    { schema: { summary: 'One receipt, with buyer and seller', params: receiptParams } },
    async (request) => receipts.find(await requireCaller(request), request.params.id),
  );
}
