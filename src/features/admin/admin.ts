/** Use cases with which administrators read lists, CSV files and figures. */

import type { Clock } from '../../platform/server/clock.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { type Page, wantsArray, windowOf } from '../../platform/server/http/paging.ts';
import type { MemberQuery, MemberView, PaymentQuery, PaymentView, Summary } from './admin.contract.ts';
import type { AuditFilter, AuditLogStore } from './audit-log.store.ts';
import type { Cell } from './csv.ts';
import type { HistoryStore } from './members/history.store.ts';
import type { KeptPages } from './members/kept-pages.ts';
import type { MemberRow, MembersStore } from './members/members.store.ts';
import type { FiguresStore } from './money/figures.store.ts';
import type { MonthlyFigures } from './money/monthly-figures.ts';
import type { PaymentRow, PaymentsStore } from './money/payments.store.ts';
import { refuse } from './refusals.ts';
import type { Totals } from './totals.ts';
import {
  type MemberRules,
  memberCells,
  memberHeader,
  paymentColumns,
  viewMember,
  viewPayment,
} from './views.ts';

const usualPage = 50;

export type DashboardDependencies = {
  readonly members: MembersStore;
  readonly payments: PaymentsStore;
  readonly auditLog: AuditLogStore;
  readonly history: HistoryStore;
  readonly figures: FiguresStore;
  readonly monthly: (count: number) => Promise<MonthlyFigures>;
  readonly totals: Totals;
  readonly pages: KeptPages;
  readonly clock: Clock;
  /** Time in milliseconds for which an order reserves email and nickname. */
  readonly orderMs: number;
  /** Returns whether the account of this nickname cannot be deleted. */
  readonly isProtected: (nickname: string) => boolean;
  readonly isGranted: MemberRules['isGranted'];
};

/** Returns a page of members; without page parameters the newest members as an array. */
export async function listMembers(
  deps: DashboardDependencies,
  caller: Caller,
  query: MemberQuery,
): Promise<Page<MemberView> | MemberView[]> {
  const { members, totals, pages, clock } = deps;
  const now = clock.now();
  const window = windowOf(query, usualPage);
  const order = { sort: query.sort ?? 'createdAt', ascending: query.order === 'asc' };
  const view = memberViewFor(deps, caller, now);
  if (wantsArray(query)) return (await members.list(query, order, window, now)).map(view);
  const { page, pageSize } = window;
  const search: { few?: Awaited<ReturnType<MembersStore['findFew']>> } = {};
  const total = await totals('members', query, async () => {
    if (query.search) search.few = await members.findFew(query, order, window, now);
    return search.few?.total ?? members.count(query, now);
  });
  const find = () => members.find(query, order, { ...window, total }, now);
  const ids = search.few?.ids ?? (await pages({ query, offset: window.offset, total }, find));
  const rows = await members.read(ids);
  return { items: rows.map(view), total, page, pageSize };
}

/** Returns a page of payments; without page parameters the newest payments as an array. */
export async function listPayments(
  deps: DashboardDependencies,
  query: PaymentQuery,
): Promise<Page<PaymentView> | PaymentView[]> {
  const { payments, totals } = deps;
  const window = windowOf(query, usualPage);
  const view = paymentView(deps);
  if (wantsArray(query)) return (await payments.list(query, window)).map(view);
  const { page, pageSize } = window;
  if (query.search) {
    const { rows, total } = await payments.search(query, window);
    return { items: rows.map(view), total, page, pageSize };
  }
  const items = (await payments.list(query, window)).map(view);
  const total = await totals('payments', query, () => payments.count(query));
  return { items, total, page, pageSize };
}

/**
 * Returns a member with payments, refunds, tool uses and audit entries.
 * @throws AppError 404
 */
export async function readMember(deps: DashboardDependencies, caller: Caller, memberId: string) {
  const { members, payments, history, clock } = deps;
  const now = clock.now();
  const order = { sort: 'createdAt', ascending: false } as const;
  const [row] = await members.list({ id: memberId }, order, { limit: 1, offset: 0 }, now);
  if (!row) throw refuse('admin.no_member');
  const paid = await payments.list({ memberId }, { limit: 50, offset: 0 });
  return {
    member: memberViewFor(deps, caller, now)(row),
    payments: paid.map(paymentView(deps)),
    ...(await history.read(memberId)),
  };
}

export type CsvFile = { readonly header: string[]; readonly rows: AsyncIterable<Cell[]> };

export function membersFile(
  { members, clock, isGranted }: DashboardDependencies,
  query: MemberQuery,
): CsvFile {
  const now = clock.now();
  async function* rows() {
    for await (const row of members.each(query, now)) yield memberCells(viewMember(row, { now, isGranted }));
  }
  return { header: memberHeader, rows: rows() };
}

export function paymentsFile(deps: DashboardDependencies, query: PaymentQuery): CsvFile {
  const view = paymentView(deps);
  async function* rows() {
    for await (const row of deps.payments.each(query)) {
      const cells = view(row);
      yield paymentColumns.map((column) => cells[column]);
    }
  }
  return { header: [...paymentColumns], rows: rows() };
}

/** Returns revenue and members by month, oldest first. */
export const readFigures = ({ monthly }: DashboardDependencies, count: number): Promise<MonthlyFigures> =>
  monthly(count);

/** Returns the number of members and of open tasks. */
export async function readSummary({ figures, totals, clock }: DashboardDependencies): Promise<Summary> {
  const now = clock.now();
  return {
    members: await totals('summary of members', {}, figures.countMembers),
    activeMembers: await totals('summary of active members', {}, () => figures.countActive(now)),
    ...(await figures.readTasks()),
  };
}

export async function listAudit(
  { auditLog, totals }: DashboardDependencies,
  query: AuditFilter & { page?: number | undefined; pageSize?: number | undefined },
) {
  const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
  const total = await totals('audit', query, () => auditLog.count(query));
  return { items: await auditLog.list(query, window), total, page, pageSize };
}

function paymentView({ clock, orderMs }: DashboardDependencies) {
  const now = clock.now();
  return (row: PaymentRow) => viewPayment(row, now, orderMs);
}

/**
 * Returns a function that converts a member row to the API format, with the actions that this administrator can never
 * perform.
 */
function memberViewFor(
  { isProtected, isGranted }: DashboardDependencies,
  caller: Caller,
  now: Date,
): (row: MemberRow) => MemberView {
  return (row) =>
    viewMember(
      row,
      { now, isGranted },
      {
        isOwn: row.id === caller.memberId,
        isProtected: isProtected(row.nickname),
        isLastAdmin: row.isOnlyAdmin,
        hasAccount: row.hasAccount,
      },
    );
}
