import { type ApiServer, type Caller, callerOf } from '../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../platform/server/http/route.ts';
import { adminContract as reads } from './admin.contract.ts';
import { csvStream } from './csv.ts';
import { memberActionsContract as memberCalls } from './members/member-actions.contract.ts';
import {
  correctEmail,
  deleteMember,
  endSessions,
  grantDays,
  type MemberActionDependencies,
  resetFactor,
  setDevices,
  setRole,
  setSuspension,
} from './members/member-actions.ts';
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
  readonly memberActions: MemberActionDependencies;
  /**
   * Verifies the caller's password and allows protected actions for five minutes.
   * @returns the end of that time
   */
  readonly openReauthentication: (
    caller: Caller,
    password: string,
    context: { ip: string; userAgent?: string },
  ) => Promise<Date>;
};

/** Registers the routes of the dashboard. The roles `admin` and `Admin` can read and act; some actions need `Admin`. */
export function adminApi(
  app: ApiServer,
  { memberActions, openReauthentication, ...deps }: AdminRoutesOptions,
): void {
  dashboardApi(app, deps);
  memberActionsApi(app, memberActions);

  route(app, memberCalls.verifyPassword, async (request) => {
    const userAgent = request.headers['user-agent'];
    const until = await openReauthentication(callerOf(request), request.body.password, {
      ip: request.ip,
      ...(userAgent && { userAgent }),
    });
    return { success: true, verified: true, expiresAt: until.toISOString() };
  });
}

function dashboardApi(
  app: ApiServer,
  { dashboard, members, money }: Pick<AdminRoutesOptions, 'dashboard' | 'members' | 'money'>,
): void {
  route(app, reads.members, async (request) => listMembers(members, callerOf(request), request.query));
  route(app, reads.payments, async (request) => listPayments(money, request.query));
  route(app, reads.member, async (request) =>
    readMember(members, callerOf(request), request.params.memberId),
  );
  route(app, reads.figures, async (request) => readFigures(money, request.query.months));
  route(app, reads.summary, async () => readSummary(dashboard));
  route(app, reads.audit, async (request) => listAudit(dashboard, request.query));

  sendingRoute(app, reads.membersFile, async (request, reply) => {
    const { header, rows } = exportMembers(members, request.query);
    return reply.headers(csvHeaders('members')).send(await csvStream(header, rows));
  });
  sendingRoute(app, reads.paymentsFile, async (request, reply) => {
    const { header, rows } = exportPayments(money, request.query);
    return reply.headers(csvHeaders('payments')).send(await csvStream(header, rows));
  });
}

function memberActionsApi(app: ApiServer, deps: MemberActionDependencies): void {
  route(app, memberCalls.delete, async (request) => {
    await deleteMember(deps, callerOf(request), request.params.memberId);
    return { success: true, message: 'The member has been deleted.' };
  });

  route(app, memberCalls.setRole, async (request) => {
    await setRole(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, memberCalls.setSuspension, async (request) => {
    await setSuspension(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, memberCalls.endSessions, async (request) => {
    await endSessions(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, memberCalls.resetFactor, async (request) => {
    await resetFactor(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, memberCalls.grantDays, async (request) => {
    const until = await grantDays(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true, subscriptionExpiresAt: until.toISOString() };
  });

  route(app, memberCalls.setDevices, async (request) => {
    await setDevices(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, memberCalls.correctEmail, async (request) => {
    await correctEmail(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });
}

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
