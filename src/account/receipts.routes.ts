import { type ApiServer, callerOf } from '../platform/api.ts';
import type { BillingUseCases } from './billing.ts';
import type { ReceiptsUseCases } from './receipts.ts';
import { billingBody, receiptParams } from './schemas.ts';

/** The JSON door of receipts, and of what the buyer wants to see on them. */
export function receiptsApi(app: ApiServer, receipts: ReceiptsUseCases, billing: BillingUseCases): void {
  app.get(
    '/user/billing-details',
    { config: { guard: 'session' }, schema: { summary: 'Company, address and tax number for receipts' } },
    async (request) => billing.read(callerOf(request)),
  );

  app.put(
    '/user/billing-details',
    {
      config: { guard: 'session' },
      schema: { summary: 'Keeps them for receipts to come', body: billingBody },
    },
    async (request) => billing.save(callerOf(request), request.body),
  );

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

  app.post(
    '/user/receipts/:id/buyer',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Puts the present company details onto a receipt of the last 90 days',
        params: receiptParams,
      },
    },
    async (request) => receipts.useCurrentDetails(callerOf(request), request.params.id),
  );
}
