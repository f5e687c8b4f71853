import { type ApiServer, type Caller, callerOf } from '../platform/api.ts';
import type { AdminUseCases } from './admin.ts';
import { csvStream } from './csv.ts';
import {
  auditQuery,
  daysBody,
  devicesBody,
  emailCorrectionBody,
  memberParams,
  memberQuery,
  monthsQuery,
  noteBody,
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
      config: { guard: 'staff' },
      schema: {
        summary: 'Members: a page, or without parameters the newest 1,000',
        querystring: memberQuery,
      },
    },
    async (request) => {
      return admin.listMembers(request.query, callerOf(request));
    },
  );

  app.get(
    '/admin/payment-transactions',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Payments: a page, or without parameters the newest 1,000',
        querystring: paymentQuery,
      },
    },
    async (request) => {
      return admin.listPayments(request.query);
    },
  );

  app.post(
    '/admin/verify-password',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Shows the own password again before something dangerous', body: passwordBody },
    },
    async (request) => {
      const caller = callerOf(request);
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
    { config: { guard: 'staff' }, schema: { summary: 'Deletes a member for good', params: memberParams } },
    async (request) => {
      const caller = callerOf(request);
      await admin.deleteMember(request.params.memberId, caller);
      return { success: true, message: 'The member has been deleted.' };
    },
  );

  app.put(
    '/admin/members/:memberId/role',
    {
      config: { guard: 'admin' },
      schema: { summary: 'Gives or takes the role Admin', params: memberParams, body: roleBody },
    },
    async (request) => {
      const caller = callerOf(request);
      await admin.setRole(request.params.memberId, request.body.role, caller);
      return { success: true };
    },
  );

  app.put(
    '/admin/members/:memberId/suspension',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Keeps a member out, or lets it in again',
        params: memberParams,
        body: suspensionBody,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await admin.setSuspension(request.params.memberId, request.body.reason, caller);
      return { success: true };
    },
  );

  app.post(
    '/admin/members/:memberId/end-sessions',
    {
      config: { guard: 'admin' },
      schema: { summary: 'Signs a member out on every device', params: memberParams, body: noteBody },
    },
    async (request) => {
      await admin.endSessions(request.params.memberId, request.body.note, callerOf(request));
      return { success: true };
    },
  );

  app.post(
    '/admin/members/:memberId/reset-factor',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Switches two-factor login off for somebody who has lost it',
        params: memberParams,
        body: noteBody,
      },
    },
    async (request) => {
      await admin.resetFactor(request.params.memberId, request.body.note, callerOf(request));
      return { success: true };
    },
  );

  app.post(
    '/admin/members/:memberId/days',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Grants days of membership without a payment',
        params: memberParams,
        body: daysBody,
      },
    },
    async (request) => {
      const { days, note } = request.body;
      const until = await admin.grantDays(request.params.memberId, days, note, callerOf(request));
      return { success: true, subscriptionExpiresAt: until.toISOString() };
    },
  );

  app.put(
    '/admin/members/:memberId/devices',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'On how many devices at a time a member may be; null is as many as everybody',
        params: memberParams,
        body: devicesBody,
      },
    },
    async (request) => {
      const { devices, note } = request.body;
      await admin.setDevices(request.params.memberId, devices, note, callerOf(request));
      return { success: true };
    },
  );

  app.put(
    '/admin/members/:memberId/email',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Gives a member’s account another address',
        params: memberParams,
        body: emailCorrectionBody,
      },
    },
    async (request) => {
      const { email, note } = request.body;
      await admin.correctEmail(request.params.memberId, email, note, callerOf(request));
      return { success: true };
    },
  );

  app.get(
    '/admin/members.csv',
    {
      config: { guard: 'staff', work: 'export' },
      schema: { summary: 'Members as a table for spreadsheets', querystring: memberQuery },
    },
    async (request, reply) => {
      const { header, rows } = admin.membersFile(request.query);
      const file = await csvStream(header, rows);
      return reply.headers(csvHeaders('members')).send(file);
    },
  );

  app.get(
    '/admin/payments.csv',
    {
      config: { guard: 'staff', work: 'export' },
      schema: { summary: 'Payments as a table for spreadsheets', querystring: paymentQuery },
    },
    async (request, reply) => {
      const { header, rows } = admin.paymentsFile(request.query);
      const file = await csvStream(header, rows);
      return reply.headers(csvHeaders('payments')).send(file);
    },
  );

  app.get(
    '/admin/members/:memberId',
    {
      config: { guard: 'staff' },
      schema: { summary: 'One member with payments, refunds, tool use and audit', params: memberParams },
    },
    async (request) => {
      return admin.readMember(request.params.memberId, callerOf(request));
    },
  );

  app.get(
    '/admin/figures',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Revenue and active members by month, revenue by provider',
        querystring: monthsQuery,
      },
    },
    async (request) => {
      return admin.readFigures(request.query.months);
    },
  );

  app.get(
    '/admin/summary',
    { config: { guard: 'staff' }, schema: { summary: 'How many members there are, and what waits' } },
    async () => admin.readSummary(),
  );

  app.get(
    '/admin/audit',
    { config: { guard: 'staff' }, schema: { summary: 'The audit log', querystring: auditQuery } },
    async (request) => {
      return admin.listAudit(request.query);
    },
  );
}

const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
});
