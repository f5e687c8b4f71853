import { type ApiServer, type Caller, callerOf } from '../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../platform/server/http/route.ts';
import { adminContract as reads } from './admin.contract.ts';
import type { AdminUseCases } from './admin.ts';
import { csvStream } from './csv.ts';
import { memberActionsContract as memberCalls } from './members/member-actions.contract.ts';

export type AdminRoutesOptions = {
  readonly admin: AdminUseCases;
  /** Verifies the caller's password and allows protected actions for some minutes. @returns the end of that time */
  readonly openSudo: (
    caller: Caller,
    password: string,
    context: { ip: string; userAgent?: string },
  ) => Promise<Date>;
};

/** Routes of the dashboard: role `admin` reads, role `Admin` also changes. */
export function adminApi(app: ApiServer, { admin, openSudo }: AdminRoutesOptions): void {
  dashboard(app, admin);
  ofMembers(app, admin);

  route(app, memberCalls.verifyPassword, async (request) => {
    const userAgent = request.headers['user-agent'];
    const until = await openSudo(callerOf(request), request.body.password, {
      ip: request.ip,
      ...(userAgent && { userAgent }),
    });
    return { success: true, verified: true, expiresAt: until.toISOString() };
  });
}

function dashboard(app: ApiServer, admin: AdminUseCases): void {
  route(app, reads.members, async (request) => admin.listMembers(request.query, callerOf(request)));
  route(app, reads.payments, async (request) => admin.listPayments(request.query));
  route(app, reads.member, async (request) => admin.readMember(request.params.memberId, callerOf(request)));
  route(app, reads.figures, async (request) => admin.readFigures(request.query.months));
  route(app, reads.summary, async () => admin.readSummary());
  route(app, reads.audit, async (request) => admin.listAudit(request.query));

  sendingRoute(app, reads.membersFile, async (request, reply) => {
    const { header, rows } = admin.membersFile(request.query);
    return reply.headers(csvHeaders('members')).send(await csvStream(header, rows));
  });
  sendingRoute(app, reads.paymentsFile, async (request, reply) => {
    const { header, rows } = admin.paymentsFile(request.query);
    return reply.headers(csvHeaders('payments')).send(await csvStream(header, rows));
  });
}

function ofMembers(app: ApiServer, admin: AdminUseCases): void {
  route(app, memberCalls.delete, async (request) => {
    await admin.deleteMember(request.params.memberId, callerOf(request));
    return { success: true, message: 'The member has been deleted.' };
  });

  route(app, memberCalls.setRole, async (request) => {
    await admin.setRole(request.params.memberId, request.body.role, callerOf(request));
    return { success: true };
  });

  route(app, memberCalls.setSuspension, async (request) => {
    await admin.setSuspension(request.params.memberId, request.body.reason, callerOf(request));
    return { success: true };
  });

  route(app, memberCalls.endSessions, async (request) => {
    await admin.endSessions(request.params.memberId, request.body.note, callerOf(request));
    return { success: true };
  });

  route(app, memberCalls.resetFactor, async (request) => {
    await admin.resetFactor(request.params.memberId, request.body.note, callerOf(request));
    return { success: true };
  });

  route(app, memberCalls.grantDays, async (request) => {
    const { days, note } = request.body;
    const until = await admin.grantDays(request.params.memberId, days, note, callerOf(request));
    return { success: true, subscriptionExpiresAt: until.toISOString() };
  });

  route(app, memberCalls.setDevices, async (request) => {
    const { devices, note } = request.body;
    await admin.setDevices(request.params.memberId, devices, note, callerOf(request));
    return { success: true };
  });

  route(app, memberCalls.correctEmail, async (request) => {
    const { email, note } = request.body;
    await admin.correctEmail(request.params.memberId, email, note, callerOf(request));
    return { success: true };
  });
}

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
