import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { receiptsContract as calls } from '../account.contract.ts';
import { applyBillingDetails } from './usecases/apply-billing-details.ts';
import { createReceiptFile } from './usecases/create-receipt-file.ts';
import type { ReceiptDeps } from './usecases/deps.ts';
import { listReceipts } from './usecases/list-receipts.ts';
import { readBillingDetails } from './usecases/read-billing-details.ts';
import { requireReceipt } from './usecases/require-receipt.ts';
import { saveBillingDetails } from './usecases/save-billing-details.ts';

export function receiptsApi(app: ApiServer, deps: ReceiptDeps): void {
  route(app, calls.readDetails, async (request) => readBillingDetails(deps, callerOf(request)));
  route(app, calls.saveDetails, async (request) => saveBillingDetails(deps, callerOf(request), request.body));
  route(app, calls.list, async (request) => listReceipts(deps, callerOf(request)));
  route(app, calls.find, async (request) => requireReceipt(deps, callerOf(request), request.params.id));
  route(app, calls.useCurrentDetails, async (request) =>
    applyBillingDetails(deps, callerOf(request), request.params.id),
  );
  for (const [call, isCreditNote] of [
    [calls.pdf, false],
    [calls.creditNotePdf, true],
  ] as const)
    sendingRoute(app, call, async (request, reply) => {
      const document = { language: request.query.lang, isCreditNote };
      const { name, bytes } = await createReceiptFile(deps, callerOf(request), request.params.id, document);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(bytes);
    });
}
