import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { receiptsContract as calls } from '../account.contract.ts';
import type { BillingUseCases } from './billing.ts';
import { type ReceiptFileDependencies, receiptFile } from './receipt-file.ts';
import type { ReceiptsUseCases } from './receipts.ts';

export type ReceiptRoutesOptions = {
  readonly receipts: ReceiptsUseCases;
  readonly billing: BillingUseCases;
  readonly files: ReceiptFileDependencies;
};

export function receiptsApi(app: ApiServer, { receipts, billing, files }: ReceiptRoutesOptions): void {
  route(app, calls.readDetails, async (request) => billing.read(callerOf(request)));
  route(app, calls.saveDetails, async (request) => billing.save(callerOf(request), request.body));
  route(app, calls.list, async (request) => receipts.list(callerOf(request)));
  route(app, calls.find, async (request) => receipts.find(callerOf(request), request.params.id));
  route(app, calls.useCurrentDetails, async (request) =>
    receipts.useCurrentDetails(callerOf(request), request.params.id),
  );
  for (const [call, isCreditNote] of [
    [calls.pdf, false],
    [calls.creditNotePdf, true],
  ] as const)
    sendingRoute(app, call, async (request, reply) => {
      const wanted = { language: request.query.lang, isCreditNote };
      const { name, bytes } = await receiptFile(files, callerOf(request), request.params.id, wanted);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(bytes);
    });
}
