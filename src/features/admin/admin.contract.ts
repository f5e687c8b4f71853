import { z } from 'zod';
import { contract, dateTime } from '../../platform/server/http/contract.ts';
import { pageOf, pageQuery } from '../../platform/server/http/paging.ts';
import { memberActions, permanentRefusalCodes, shownStatuses } from './admin.rules.ts';

const memberQuery = pageQuery.extend({
  status: z.enum(shownStatuses).optional(),
  role: z.enum(['Admin', 'Member']).optional(),
  refund: z.enum(['pending', 'approved']).optional(),
  sort: z
    .enum(['createdAt', 'name', 'email', 'subscriptionExpiresAt', 'lastLogin', 'totalToolsUsed'])
    .optional(),
  order: z.enum(['asc', 'desc']).optional(),
});
export type MemberQuery = z.infer<typeof memberQuery>;

const paymentQuery = pageQuery.extend({
  status: z.enum(['pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back']).optional(),
  method: z.enum(['paypal', 'toss', 'eximbay']).optional(),
});
export type PaymentQuery = z.infer<typeof paymentQuery>;

const auditQuery = pageQuery.omit({ search: true }).extend({
  /** Audit action to list, or several separated by commas. */
  action: z.string().max(4_000).optional(),
  memberId: z.uuid().optional(),
});
const monthsQuery = z.object({ months: z.coerce.number().int().min(1).max(60).default(12) });

/** Amount in whole currency units; won for payments by Toss. */
const amount = { amount: z.number(), currency: z.string() };
const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  country: z.string().nullable(),
  job: z.string().nullable(),
  role: z.string(),
  language: z.string(),
  createdAt: z.string(),
  registrationDate: z.string(),
  lastLogin: z.string().nullable(),
  membershipType: z.string(),
  subscriptionStatus: z.enum(shownStatuses),
  subscriptionStartedAt: z.string().nullable(),
  subscriptionExpiresAt: z.string().nullable(),
  /** End of the paid periods; null without any. */
  paidUntil: z.string().nullable(),
  /** End of the days granted by administrators; null without any. */
  grantedUntil: z.string().nullable(),
  isGranted: z.boolean(),
  isSuspended: z.boolean(),
  deviceLimit: z.number().nullable(),
  totalToolsUsed: z.number(),
  /** Actions that can never be performed on this member, with reasons. */
  refused: z.partialRecord(z.enum(memberActions), z.enum(permanentRefusalCodes)),
  daysSincePayment: z.number().nullable(),
  latestPayment: z.object({ ...amount, paymentMethod: z.string(), paidAt: z.string().nullable() }).nullable(),
  /** The pending refund request, else the newest one. */
  refundRequest: z
    .object({
      ...amount,
      id: z.number(),
      kind: z.enum(['refund', 'withdrawal']),
      status: z.string(),
      requestedAt: z.string(),
      paymentMethod: z.string(),
    })
    .nullable(),
});
export type MemberView = z.infer<typeof member>;

const payment = z.object({
  ...amount,
  id: z.number(),
  paymentId: z.string(),
  memberId: z.string().nullable(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  paymentMethod: z.string(),
  planType: z.string().nullable(),
  status: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
  providerTransactionId: z.string().nullable(),
  createdAt: z.string(),
  capturedAt: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  creditNoteNumber: z.string().nullable(),
  /** Company on the receipt; null if the buyer entered none. */
  company: z.string().nullable(),
  taxNumber: z.string().nullable(),
  /** Whether the buyer left without paying. */
  isAbandoned: z.boolean(),
});
export type PaymentView = z.infer<typeof payment>;

const details = z.record(z.string(), z.unknown()).nullable();
/** History of a member: the newest events of each kind. */
const history = {
  periods: z.array(
    z.object({
      id: z.number(),
      planId: z.string(),
      status: z.string(),
      from: dateTime,
      until: dateTime,
      revokedAt: dateTime.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['refund', 'withdrawal']),
      status: z.enum(['pending', 'approved', 'rejected', 'completed', 'withdrawn']),
      pgStatus: z.string().nullable(),
      /** Amount in minor units of the currency. */
      refundAmount: z.number(),
      currency: z.string(),
      reason: z.string(),
      adminNotes: z.string().nullable(),
      requestedAt: dateTime,
      processedAt: dateTime.nullable(),
    }),
  ),
  toolUses: z.array(z.object({ category: z.string(), toolName: z.string(), accessedAt: dateTime })),
  audit: z.array(
    z.object({
      id: z.number(),
      userId: z.string().nullable(),
      action: z.string(),
      targetUserId: z.string().nullable(),
      details,
      createdAt: dateTime,
    }),
  ),
};
const entry = z.object({
  id: z.number(),
  action: z.string(),
  memberId: z.string().nullable(),
  memberName: z.string().nullable(),
  targetId: z.string().nullable(),
  targetName: z.string().nullable(),
  details,
  createdAt: dateTime,
});

/** Figures of a month (UTC); amounts in minor units. */
const month = z.object({
  /** Month, e.g. `2026-11`. */
  month: z.string(),
  paidUsd: z.number(),
  paidKrw: z.number(),
  refundedUsd: z.number(),
  refundedKrw: z.number(),
  /** Amounts of chargebacks, in cents and won. */
  reversedUsd: z.number(),
  reversedKrw: z.number(),
  /** Members with a paid period on the last day of the month, or today in the current month. */
  activeMembers: z.number(),
  payments: z.number(),
});
export type Month = z.infer<typeof month>;
/** Revenue of a provider in a month (UTC), in minor units. */
const providerMonth = z.object({
  month: z.string(),
  provider: z.string(),
  paidUsd: z.number(),
  paidKrw: z.number(),
});
export type ProviderMonth = z.infer<typeof providerMonth>;
/** Current figures and number of open tasks. */
const summary = z.object({
  members: z.number(),
  activeMembers: z.number(),
  pendingRefunds: z.number(),
  /** ISO date of the oldest pending request; null if none is pending. */
  oldestRefundAt: z.string().nullable(),
  failedRegistrations: z.number(),
  /** Number of automatic refunds (without a request) that need an administrator's decision. */
  manualRefunds: z.number(),
  openSupport: z.number(),
  /** Number of submitted files without a decision. */
  newUploads: z.number(),
});
export type Summary = z.infer<typeof summary>;

export const adminContract = contract('admin', {
  members: {
    method: 'GET',
    path: '/api/admin/all-members',
    guard: 'staff',
    limit: 'search',
    summary: 'List members: one page, or the newest 1,000 without parameters',
    query: memberQuery,
    answers: { 200: z.union([pageOf(member), z.array(member)]) },
  },
  payments: {
    method: 'GET',
    path: '/api/admin/payment-transactions',
    guard: 'staff',
    limit: 'search',
    summary: 'List payments: one page, or the newest 1,000 without parameters',
    query: paymentQuery,
    answers: { 200: z.union([pageOf(payment), z.array(payment)]) },
  },
  membersFile: {
    method: 'GET',
    path: '/api/admin/members.csv',
    guard: 'staff',
    limit: 'export',
    summary: 'Export members as CSV',
    query: memberQuery,
    answers: { 200: 'text/csv' },
  },
  paymentsFile: {
    method: 'GET',
    path: '/api/admin/payments.csv',
    guard: 'staff',
    limit: 'export',
    summary: 'Export payments as CSV',
    query: paymentQuery,
    answers: { 200: 'text/csv' },
  },
  member: {
    method: 'GET',
    path: '/api/admin/members/:memberId',
    guard: 'staff',
    limit: 'none',
    summary: 'Get a member with payments, refunds, tool use and audit entries',
    params: z.object({ memberId: z.uuid() }),
    answers: { 200: z.object({ member, payments: z.array(payment), ...history }) },
    refusals: ['admin.no_member'],
  },
  figures: {
    method: 'GET',
    path: '/api/admin/figures',
    guard: 'staff',
    limit: 'none',
    summary: 'Get revenue and active members per month, and revenue per provider',
    query: monthsQuery,
    answers: { 200: z.object({ months: z.array(month), byProvider: z.array(providerMonth) }) },
  },
  summary: {
    method: 'GET',
    path: '/api/admin/summary',
    guard: 'staff',
    limit: 'none',
    summary: 'Get the number of members and open tasks',
    answers: { 200: summary },
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    guard: 'staff',
    limit: 'none',
    summary: 'List audit log entries',
    query: auditQuery,
    answers: { 200: pageOf(entry) },
  },
});
