import { z } from 'zod';
import { contract } from '../../platform/server/http/contract.ts';
import { pageOf, pageQuery } from '../../platform/server/http/paging.ts';
import { eligibilityReasons, requestStatuses } from './refunds.rules.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const idText = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const reason = z.string().trim().min(1, 'Please provide a reason for the refund request').max(2000);
/** Schema of a payment id: a number, or digits as sent by forms. */
const transactionId = z.union(
  [
    id,
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(id),
  ],
  {
    error: 'Please select a payment transaction',
  },
);

const eligibilityQuery = z.object({ transactionId: idText.optional() });
const requestBody = z.object({ paymentTransactionId: transactionId, requestReason: reason });
const myPageRequestBody = z.object({ paymentTransactionId: transactionId, reason });
const withdrawalBody = z.object({
  paymentTransactionId: transactionId,
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your name')
    .max(200)
    .regex(/^\P{Cc}*$/u, 'A name stands on one line'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email('Invalid email address').max(255, 'Invalid email address')),
});
export type Statement = z.infer<typeof withdrawalBody>;
const decisionBody = z.object({
  memberId: z.uuid(),
  action: z.enum(['approve', 'reject']),
  adminNotes: z.string().max(2000).optional(),
  refundRequestId: id.optional(),
});
const exceptionBody = z.object({
  memberId: z.uuid(),
  note: z.string().trim().min(1, 'A note is required').max(2000),
  paymentTransactionId: id.optional(),
});
const manualBody = z.object({
  outcome: z.enum(['paid', 'send_again']),
  reference: z.string().trim().min(1).max(500),
});
const requestsQuery = pageQuery.extend({
  status: z.enum(requestStatuses).optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuery>;
const requestParams = z.object({ refundRequestId: idText });

const kind = z.enum(['refund', 'withdrawal']);
const status = z.enum(requestStatuses);
const payment = z.object({
  id: z.number(),
  paymentId: z.string(),
  userEmail: z.string().nullable(),
  provider: z.string(),
  paymentMethod: z.string(),
  /** Amount in whole units of the currency. */
  amount: z.number(),
  currency: z.string(),
  planType: z.string().nullable(),
  status: z.string(),
  hasOpenRequest: z.boolean(),
  openRequest: kind.nullable(),
  /** Number of tool uses since the payment. */
  toolUsageCount: z.number(),
  /** End of the period for withdrawing from the contract; null if this is not possible. */
  withdrawableUntil: z.string().nullable(),
  paidAt: z.string().nullable(),
  createdAt: z.string(),
});
export type PaymentView = z.infer<typeof payment>;

/** Statement of the withdrawal, and facts on which the decision depends. */
const withdrawal = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Number of tool uses between payment and statement. */
  toolsUsed: z.number(),
  toolsUsedAfter: z.number(),
  firstUsedAt: z.string().nullable(),
  activationAcceptedAt: z.string().nullable(),
});
const refundRequest = z.object({
  id: z.number(),
  kind,
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  paymentId: z.string(),
  paymentTransactionId: z.number(),
  /** Amount in whole units of the currency. */
  refundAmount: z.number(),
  currency: z.string(),
  paymentMethod: z.string(),
  status,
  pgStatus: z.string().nullable(),
  requestReason: z.string(),
  requestedAt: z.string(),
  processedAt: z.string().nullable(),
  /** Whether the refund policy allowed the request; false if an Admin created it as an exception. */
  isEligible: z.boolean(),
  adminNotes: z.string().nullable(),
  /** Number of tool uses after the request; the policy excludes a refund after a use. */
  toolsUsedAfter: z.number(),
  withdrawal: withdrawal.nullable(),
});
export type RequestView = z.infer<typeof refundRequest>;

const eligibility = z.object({
  isEligible: z.boolean(),
  toolUsageCount: z.number(),
  /** Whole days since the payment; null without a payment. */
  daysSincePayment: z.number().nullable(),
  reasonCode: z.enum(eligibilityReasons),
  /** English sentence; pages show the translation of the code. */
  reason: z.string(),
});

const asked = z.object({ success: z.literal(true), message: z.string(), refundRequest });

/** Limit of requests, because each one sends a mail to the administrators. */
const requests = { what: 'refunds.request', most: 20, minutes: 60, per: 'member' } as const;

const requestRefusals = [
  'refunds.no_payment',
  'refunds.not_paid',
  'refunds.tools_used',
  'refunds.too_late',
  'refunds.already_requested',
  'refunds.already_refunded',
  'refunds.charged_back',
  'refunds.being_checked',
  'refunds.already_withdrawn',
] as const;

/** API calls for refund requests of members and decisions of administrators. */
export const refundsContract = contract('refunds', {
  payments: {
    method: 'GET',
    path: '/api/user/payment-transactions',
    guard: 'session',
    limit: 'none',
    summary: 'List my payments',
    answers: { 200: z.array(payment) },
  },
  requests: {
    method: 'GET',
    path: '/api/user/refund-requests',
    guard: 'session',
    limit: 'none',
    summary: 'List my refund requests',
    answers: { 200: z.array(refundRequest) },
  },
  eligibility: {
    method: 'GET',
    path: '/api/user/refund-eligibility',
    guard: 'session',
    limit: 'none',
    summary: 'Check whether a payment can be refunded, and why not',
    query: eligibilityQuery,
    answers: { 200: eligibility },
    refusals: ['refunds.no_payment'],
  },
  request: {
    method: 'POST',
    path: '/api/refund/request',
    guard: 'session',
    limit: requests,
    summary: 'Request a refund',
    body: requestBody,
    answers: { 201: asked },
    refusals: requestRefusals,
  },
  requestFromMyPage: {
    method: 'POST',
    path: '/api/user/request-refund',
    guard: 'session',
    limit: requests,
    summary: 'Request a refund from My Page',
    body: myPageRequestBody,
    answers: { 201: asked },
    refusals: requestRefusals,
  },
  withdraw: {
    method: 'POST',
    path: '/api/user/refund-requests/:refundRequestId/withdraw',
    guard: 'session',
    limit: 'none',
    summary: 'Cancel my pending refund request',
    params: requestParams,
    answers: { 200: asked.omit({ message: true }) },
    refusals: ['refunds.no_request', 'refunds.withdrawal_stands', 'refunds.already_decided'],
  },
  stateWithdrawal: {
    method: 'POST',
    path: '/api/user/withdrawals',
    guard: 'session',
    limit: requests,
    summary: 'Withdraw from the contract for a payment (right of withdrawal)',
    body: withdrawalBody,
    answers: { 201: asked },
    refusals: [
      'refunds.no_payment',
      'refunds.not_paid',
      'refunds.withdrawal_over',
      'refunds.already_withdrawn',
      'refunds.already_refunded',
      'refunds.charged_back',
      'refunds.being_checked',
    ],
  },
  list: {
    method: 'GET',
    path: '/api/admin/refund-requests',
    guard: 'staff',
    limit: 'search',
    summary: 'List refund requests: one page, or the newest 1,000 without parameters',
    query: requestsQuery,
    answers: { 200: z.union([pageOf(refundRequest), z.array(refundRequest)]) },
  },
  decide: {
    method: 'POST',
    path: '/api/admin/process-refund',
    guard: 'staff',
    limit: 'none',
    summary: 'Approve or reject a refund request',
    body: decisionBody,
    answers: { 200: asked },
    refusals: [
      'refunds.no_request',
      'refunds.several_pending',
      'refunds.already_decided',
      'refunds.reason_required',
    ],
  },
  checkProvider: {
    method: 'POST',
    path: '/api/admin/check-pg-refund-status/:refundRequestId',
    guard: 'staff',
    limit: 'none',
    summary: 'Query the provider about a refund',
    params: requestParams,
    answers: { 200: z.object({ message: z.string(), pgStatus: z.string() }) },
    refusals: ['refunds.no_request', 'refunds.not_approved'],
  },
  openException: {
    method: 'POST',
    path: '/api/admin/request-refund',
    guard: 'staff',
    limit: 'none',
    summary: 'Create a refund request as an exception to the rule',
    body: exceptionBody,
    answers: { 201: asked },
    refusals: ['refunds.no_payment', 'refunds.already_requested'],
  },
  resolveManual: {
    method: 'POST',
    path: '/api/admin/refunds/:refundRequestId/manual',
    guard: 'staff',
    limit: 'none',
    summary: 'Record how a refund was paid that the provider refused',
    params: requestParams,
    body: manualBody,
    answers: { 200: z.object({ success: z.literal(true) }) },
    refusals: ['refunds.no_request', 'refunds.not_manual'],
  },
});
