import { type ApiServer, callerOf } from '../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../platform/server/http/route.ts';
import { adminContract as calls } from './admin.contract.ts';
import { csvStream } from './csv.ts';
import type { MemberListDeps } from './members/usecases/deps.ts';
import { exportMembers } from './members/usecases/export-members.ts';
import { listMembers } from './members/usecases/list-members.ts';
import { readMember } from './members/usecases/read-member.ts';
import type { MoneyDeps } from './money/usecases/deps.ts';
import { exportPayments } from './money/usecases/export-payments.ts';
import { listPayments } from './money/usecases/list-payments.ts';
import { readFigures } from './money/usecases/read-figures.ts';
import type { DashboardDeps } from './usecases/deps.ts';
import { listAudit } from './usecases/list-audit.ts';
import { readSummary } from './usecases/read-summary.ts';

export type AdminRoutesOptions = {
  readonly dashboard: DashboardDeps;
  readonly members: MemberListDeps;
  readonly money: MoneyDeps;
};

/** Registers the routes with which the dashboard reads lists, CSV files and figures. */
export function adminApi(app: ApiServer, { dashboard, members, money }: AdminRoutesOptions): void {
  route(app, calls.members, async (request) => listMembers(members, callerOf(request), request.query));
  route(app, calls.payments, async (request) => listPayments(money, request.query));
  route(app, calls.member, async (request) =>
    readMember(members, callerOf(request), request.params.memberId),
  );
  route(app, calls.figures, async (request) => readFigures(money, request.query.months));
  route(app, calls.summary, async () => readSummary(dashboard));
  route(app, calls.audit, async (request) => listAudit(dashboard, request.query));

  sendingRoute(app, calls.membersFile, async (request, reply) => {
    const { header, rows } = exportMembers(members, request.query);
    return reply.headers(csvHeaders('members')).send(await csvStream(header, rows));
  });
  sendingRoute(app, calls.paymentsFile, async (request, reply) => {
    const { header, rows } = exportPayments(money, request.query);
    return reply.headers(csvHeaders('payments')).send(await csvStream(header, rows));
  });
}

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
