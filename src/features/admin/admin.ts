/** Lists and changes of members for administrators. */

import type { AuditStore } from '../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { type Page, wantsArray, windowOf } from '../../platform/server/http/paging.ts';
import type { MemberQuery, MemberView, PaymentQuery, PaymentView } from './admin.contract.ts';
import { fixedRefusals, type MemberAction } from './admin.rules.ts';
import type { AuditFilter, AuditLogStore } from './audit-log.store.ts';
import type { Cell } from './csv.ts';
import type { AccessUseCases } from './members/access.ts';
import type { HistoryStore } from './members/history.store.ts';
import type { MemberRow, MembersStore } from './members/members.store.ts';
import type { RolesUseCases } from './members/roles.ts';
import type { FiguresStore } from './money/figures.store.ts';
import type { PaymentRow, PaymentsStore } from './money/payments.store.ts';
import { refuse } from './refusals.ts';
import { createTotals } from './totals.ts';
import { memberCells, memberHeader, paymentColumns, viewMember, viewPayment } from './views.ts';

const usualPage = 50;

export type AdminOptions = {
  readonly members: MembersStore;
  readonly payments: PaymentsStore;
  readonly roles: RolesUseCases;
  readonly access: AccessUseCases;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly auditLog: AuditLogStore;
  readonly history: HistoryStore;
  readonly figures: FiguresStore;
  readonly clock: Clock;
  /** Reservation of an order, in milliseconds. */
  readonly orderMs: number;
  /** @throws AppError 403 unless the password was verified within the last minutes */
  readonly requireSudo: (caller: Caller) => Promise<void>;
  /** Grants days. @returns the new end of the membership @throws AppError 404 */
  readonly grantDays: (grant: {
    memberId: string;
    days: number;
    note: string;
    actorId: string;
  }) => Promise<Date>;
  readonly deleteMember: (memberId: string, actorId: string) => Promise<void>;
  /** Returns whether the account of this nickname cannot be deleted. */
  readonly isProtected: (nickname: string) => boolean;
  /** Suspends a member, or lifts the suspension with null. @returns false for an unknown member */
  readonly suspend: (memberId: string, reason: string | null, at: Date) => Promise<boolean>;
};

export function createAdmin(options: AdminOptions) {
  const {
    members,
    payments,
    roles,
    access,
    audit,
    auditLog,
    history,
    figures,
    clock,
    deleteMember,
    suspend,
  } = options;
  const { requireSudo } = options;
  const totalOf = createTotals(clock);

  const seen = (now: Date) => (row: PaymentRow) => viewPayment(row, now, options.orderMs);

  /** Returns a function that adds the impossible actions to members. */
  async function viewFor(caller: Caller, now: Date): Promise<(row: MemberRow) => MemberView> {
    const lastAdmin = await members.findLastAdmin();
    return (row) =>
      viewMember(row, now, {
        isOwn: row.id === caller.memberId,
        isProtected: options.isProtected(row.nickname),
        isLastAdmin: row.id === lastAdmin,
        hasAccount: row.hasAccount,
      });
  }

  return {
    /** Returns a page of members, or without parameters the newest as an array. */
    async listMembers(query: MemberQuery, caller: Caller): Promise<Page<MemberView> | MemberView[]> {
      const now = clock.now();
      const window = windowOf(query, usualPage);
      const order = { sort: query.sort ?? 'createdAt', ascending: query.order === 'asc' };
      const rows = await members.list(query, order, window, now);
      const items = rows.map(await viewFor(caller, now));
      if (wantsArray(query)) return items;
      const { page, pageSize } = window;
      const total = await totalOf('members', query, () => members.count(query, now));
      return { items, total, page, pageSize };
    },

    async listPayments(query: PaymentQuery): Promise<Page<PaymentView> | PaymentView[]> {
      const window = windowOf(query, usualPage);
      const items = (await payments.list(query, window)).map(seen(clock.now()));
      if (wantsArray(query)) return items;
      const { page, pageSize } = window;
      const total = await totalOf('payments', query, () => payments.count(query));
      return { items, total, page, pageSize };
    },

    /** Returns a member with its history. @throws AppError 404 */
    async readMember(memberId: string, caller: Caller) {
      const now = clock.now();
      const order = { sort: 'createdAt', ascending: false } as const;
      const [row] = await members.list({ id: memberId }, order, { limit: 1, offset: 0 }, now);
      if (!row) throw refuse('admin.no_member');
      const paid = await payments.list({ memberId }, { limit: 50, offset: 0 });
      return {
        member: (await viewFor(caller, now))(row),
        payments: paid.map(seen(now)),
        ...(await history.read(memberId)),
      };
    },

    /** Returns header and rows of the members CSV file. */
    membersFile(query: MemberQuery): { header: string[]; rows: AsyncIterable<Cell[]> } {
      const now = clock.now();
      async function* rows() {
        for await (const row of members.each(query, now)) yield memberCells(viewMember(row, now));
      }
      return { header: memberHeader, rows: rows() };
    },

    paymentsFile(query: PaymentQuery): { header: string[]; rows: AsyncIterable<Cell[]> } {
      const view = seen(clock.now());
      async function* rows() {
        for await (const row of payments.each(query)) {
          const cells = view(row);
          yield paymentColumns.map((column) => cells[column]);
        }
      }
      return { header: [...paymentColumns], rows: rows() };
    },

    /** Returns revenue and members by month, oldest first. */
    async readFigures(count: number) {
      const now = clock.now();
      const [months, byProvider] = await Promise.all([
        figures.listMonths(count, now),
        figures.listProviders(count, now),
      ]);
      return { months, byProvider };
    },

    /** Returns the number of members and pending tasks. */
    readSummary: () => figures.readSummary(clock.now()),

    async listAudit(query: AuditFilter & { page?: number | undefined; pageSize?: number | undefined }) {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      const total = await totalOf('audit', query, () => auditLog.count(query));
      return { items: await auditLog.list(query, window), total, page, pageSize };
    },

    /** @throws AppError 403 without the password, 404, 409 as in `deletion` */
    async deleteMember(memberId: string, caller: Caller): Promise<void> {
      await requireSudo(caller);
      await deleteMember(memberId, caller.memberId);
    },

    async setRole(memberId: string, role: 'Member' | 'Admin', caller: Caller): Promise<void> {
      await requireSudo(caller);
      await roles.set(memberId, role, caller.memberId);
    },

    /** @returns the new end of the membership */
    async grantDays(memberId: string, days: number, note: string, caller: Caller): Promise<Date> {
      await requireSudo(caller);
      return options.grantDays({ memberId, days, note, actorId: caller.memberId });
    },

    /** @param devices device limit of the member; null for the default */
    async setDevices(memberId: string, devices: number | null, note: string, caller: Caller): Promise<void> {
      await requireSudo(caller);
      await access.setDevices(memberId, devices, { actorId: caller.memberId, note });
    },

    /** Ends all sessions of the member. */
    async endSessions(memberId: string, note: string, caller: Caller): Promise<void> {
      await requireSudo(caller);
      refuseOwn('endSessions', memberId, caller);
      await access.endSessions(memberId, { actorId: caller.memberId, note });
    },

    /** Disables the two-factor login of another member; the caller's own requires more than the password. */
    async resetFactor(memberId: string, note: string, caller: Caller): Promise<void> {
      await requireSudo(caller);
      refuseOwn('resetFactor', memberId, caller);
      await access.resetFactor(memberId, { actorId: caller.memberId, note });
    },

    /** Changes the address of an account. @param email verified by the administrator */
    async correctEmail(memberId: string, email: string, note: string, caller: Caller): Promise<void> {
      await requireSudo(caller);
      refuseOwn('correctEmail', memberId, caller);
      await access.correctEmail(memberId, email, { actorId: caller.memberId, note });
    },

    /** Suspends a member with a reason shown to the member, or lifts the suspension. */
    async setSuspension(memberId: string, reason: string | null, caller: Caller): Promise<void> {
      await requireSudo(caller);
      refuseOwn('suspend', memberId, caller);
      const at = clock.now();
      if (!(await suspend(memberId, reason, at))) throw refuse('admin.no_member');
      await audit.record({
        action: reason === null ? 'admin.suspension_lifted' : 'admin.suspended',
        memberId: caller.memberId,
        targetId: memberId,
        details: reason === null ? {} : { reason },
        at,
      });
    },
  };
}

/** Refuses actions on the own account; other restrictions are checked within the transactions. */
function refuseOwn(action: MemberAction, memberId: string, caller: Caller): void {
  const isOwn = memberId === caller.memberId;
  const refused = fixedRefusals({ isOwn, isProtected: false, isLastAdmin: false, hasAccount: true });
  if (refused[action] === 'own_account') throw refuse('admin.own_account');
}

export type AdminUseCases = ReturnType<typeof createAdmin>;
