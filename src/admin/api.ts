import { type ApiServer, type Caller, requireAdmin, requireStaff } from '../platform/api.ts';
import type { AdminUseCases } from './admin.ts';
import { csvStream } from './csv.ts';
import {
  auditQuery,
  memberParams,
  memberQuery,
  monthsQuery,
  passwordBody,
  paymentQuery,
  roleBody,
  suspensionBody,
} from './schemas.ts';

export type AdminDoor = {
  readonly admin: AdminUseCases;
  /** Checks the caller's password and opens a few minutes for dangerous things. @returns until when */
  readonly openSudo: (
    caller: Caller,
    password: string,
    context: { ip: string; userAgent?: string },
  ) => Promise<Date>;
};

/** The JSON door of the dashboard: role `admin` reads, `Admin` does. */
export function adminApi(app: ApiServer, { admin, openSudo }: AdminDoor): void {
  app.get(
    '/admin/all-members',
    {
      schema: {
        summary: 'Members: a page, or without parameters the newest 1,000',
        querystring: memberQuery,
      },
    },
    async (request) => {
      await requireStaff(request);
      return admin.listMembers(request.query);
    },
  );

  app.get(
    '/admin/payment-transactions',
    {
      schema: {
        summary: 'Payments: a page, or without parameters the newest 1,000',
        querystring: paymentQuery,
      },
    },
    async (request) => {
      await requireStaff(request);
      return admin.listPayments(request.query);
    },
  );

  app.post(
    '/admin/verify-password',
    { schema: { summary: 'Shows the own password again before something dangerous', body: passwordBody } },
    async (request) => {
      const caller = await requireStaff(request);
      const userAgent = request.headers['user-agent'];
      const until = await openSudo(caller, request.body.password, {
        ip: request.ip,
        ...(userAgent && { userAgent }),
      });
      return { success: true, verified: true, expiresAt: until.toISOString() };
    },
  );

  app.delete(
    '/admin/delete-member/:memberId',
    { schema: { summary: 'Deletes a member for good', params: memberParams } },
    async (request) => {
      const caller = await requireStaff(request);
      await admin.deleteMember(request.params.memberId, caller);
      return { success: true, message: 'The member has been deleted.' };
    },
  );

  app.put(
    '/admin/members/:memberId/role',
    { schema: { summary: 'Gives or takes the role Admin', params: memberParams, body: roleBody } },
    async (request) => {
      const caller = await requireAdmin(request);
      await admin.setRole(request.params.memberId, request.body.role, caller);
      return { success: true };
    },
  );

  app.put(
    '/admin/members/:memberId/suspension',
    {
      schema: {
        summary: 'Keeps a member out, or lets it in again',
        params: memberParams,
        body: suspensionBody,
      },
    },
    async (request) => {
      const caller = await requireStaff(request);
      await admin.setSuspension(request.params.memberId, request.body.reason, caller);
      return { success: true };
    },
  );

  app.get(
    '/admin/members.csv',
    { schema: { summary: 'Members as a table for spreadsheets', querystring: memberQuery } },
    async (request, reply) => {
      await requireStaff(request);
      const { header, rows } = admin.membersFile(request.query);
      const file = await csvStream(header, rows);
      return reply.headers(csvHeaders('members')).send(file);
    },
  );

  app.get(
    '/admin/payments.csv',
    { schema: { summary: 'Payments as a table for spreadsheets', querystring: paymentQuery } },
    async (request, reply) => {
      await requireStaff(request);
      const { header, rows } = admin.paymentsFile(request.query);
      const file = await csvStream(header, rows);
      return reply.headers(csvHeaders('payments')).send(file);
    },
  );

  app.get(
    '/admin/members/:memberId',
    { schema: { summary: 'One member with payments, refunds, tool use and audit', params: memberParams } },
    async (request) => {
      await requireStaff(request);
      return admin.readMember(request.params.memberId);
    },
  );

  app.get(
    '/admin/figures',
    {
      schema: {
        summary: 'Revenue and active members by month, revenue by provider',
        querystring: monthsQuery,
      },
    },
    async (request) => {
      await requireStaff(request);
      return admin.readFigures(request.query.months);
    },
  );

  app.get(
    '/admin/summary',
    { schema: { summary: 'How many members there are, and what waits' } },
    async (request) => {
      await requireStaff(request);
      return admin.readSummary();
    },
  );

  app.get(
    '/admin/audit',
    { schema: { summary: 'The audit log', querystring: auditQuery } },
    async (request) => {
      await requireStaff(request);
      return admin.listAudit(request.query);
    },
  );
}

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
