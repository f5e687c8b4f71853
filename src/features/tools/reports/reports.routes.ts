import type { FastifyReply } from 'fastify';
import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import type { RequireOwnAddress } from '../links/own-address.ts';
import { termsOf } from '../tools.contract.ts';
import { reportsContract as calls, wordType } from './reports.contract.ts';
import type { ReportUseCases } from './reports.ts';

export function reportsApi(
  app: ApiServer,
  reports: ReportUseCases,
  requireOwnAddress: RequireOwnAddress,
): void {
  route(app, calls.listReports, async (request) => reports.list(callerOf(request)));
  route(app, calls.make, async (request) => {
    requireOwnAddress(request, request.body.calculations);
    return reports.make(callerOf(request), request.body, termsOf(request.query));
  });
  route(app, calls.calculations, async (request) =>
    reports.calculations(callerOf(request), request.params.id),
  );
  route(app, calls.withdraw, async (request) => reports.withdraw(callerOf(request), request.params.id));

  sendingRoute(app, calls.pdf, async ({ params, query }, reply) => {
    const { name, bytes } = await reports.document(params.id, query.lang, 'pdf');
    return privately(reply, `inline; filename="${name}"`).type('application/pdf').send(bytes);
  });
  sendingRoute(app, calls.docx, async ({ params, query }, reply) => {
    const { name, bytes } = await reports.document(params.id, query.lang, 'docx');
    return privately(reply, `attachment; filename="${name}"`).type(wordType).send(bytes);
  });
}

/** Sets the headers that keep caches and search engines from storing a document. */
const privately = (reply: FastifyReply, disposition: string): FastifyReply =>
  reply
    .header('content-disposition', disposition)
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex');
