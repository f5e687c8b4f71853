import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import { termsOf } from '../tools.contract.ts';
import { reportsContract as calls } from './reports.contract.ts';
import type { ReportUseCases } from './reports.ts';

/** Registers the routes of reports and their PDF documents. */
export function reportsApi(app: ApiServer, reports: ReportUseCases): void {
  route(app, calls.listReports, async (request) => reports.list(callerOf(request)));
  route(app, calls.make, async (request) =>
    reports.make(callerOf(request), request.body, termsOf(request.query)),
  );
  route(app, calls.calculations, async (request) =>
    reports.calculations(callerOf(request), request.params.id),
  );
  route(app, calls.withdraw, async (request) => reports.withdraw(callerOf(request), request.params.id));

  sendingRoute(app, calls.pdf, async (request, reply) => {
    const { name, bytes } = await reports.pdf(request.params.id, request.query.lang);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
}
