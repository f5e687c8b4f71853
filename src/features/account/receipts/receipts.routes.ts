import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { receiptsContract as calls } from '../account.contract.ts';
import type { BillingUseCases } from './billing.ts';
import type { ReceiptsUseCases } from './receipts.ts';

/** Routes of receipts and billing details. */
export function receiptsApi(app: ApiServer, receipts: ReceiptsUseCases, billing: BillingUseCases): void {
  route(app, calls.readDetails, async (request) => billing.read(callerOf(request)));
  route(app, calls.saveDetails, async (request) => billing.save(callerOf(request), request.body));
  route(app, calls.list, async (request) => receipts.list(callerOf(request)));
  route(app, calls.find, async (request) => receipts.find(callerOf(request), request.params.id));
  route(app, calls.useCurrentDetails, async (request) =>
    receipts.useCurrentDetails(callerOf(request), request.params.id),
  );
}
