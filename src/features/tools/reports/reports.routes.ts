import type { FastifyReply } from 'fastify';
import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import type { RequireOwnAddress } from '../links/own-address.ts';
import { termsOf } from '../tools.contract.ts';
import { reportsContract as calls, wordType } from './reports.contract.ts';
import { createReport } from './usecases/create-report.ts';
import type { ReportDeps } from './usecases/deps.ts';
import { listCalculations } from './usecases/list-calculations.ts';
import { listReports } from './usecases/list-reports.ts';
import { readDocument } from './usecases/read-document.ts';
import { withdrawReport } from './usecases/withdraw-report.ts';

export function reportsApi(app: ApiServer, reports: ReportDeps, requireOwnAddress: RequireOwnAddress): void {
  route(app, calls.listReports, async (request) => listReports(reports, callerOf(request)));
  route(app, calls.make, async (request) => {
    requireOwnAddress(request, request.body.calculations);
    return createReport(reports, callerOf(request), request.body, termsOf(request.query));
  });
  route(app, calls.calculations, async (request) =>
    listCalculations(reports, callerOf(request), request.params.id),
  );
  route(app, calls.withdraw, async (request) =>
    withdrawReport(reports, callerOf(request), request.params.id),
  );

  sendingRoute(app, calls.pdf, async ({ params, query }, reply) => {
    const { name, bytes } = await readDocument(reports, params.id, query.lang, 'pdf');
    return privately(reply, `inline; filename="${name}"`).type('application/pdf').send(bytes);
  });
  sendingRoute(app, calls.docx, async ({ params, query }, reply) => {
    const { name, bytes } = await readDocument(reports, params.id, query.lang, 'docx');
    return privately(reply, `attachment; filename="${name}"`).type(wordType).send(bytes);
  });
}

/** Sets the headers that keep caches and search engines from storing a document. */
const privately = (reply: FastifyReply, disposition: string): FastifyReply =>
  reply
    .header('content-disposition', disposition)
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex');
