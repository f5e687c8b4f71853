import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { pageOf, pageQuery } from '../../../platform/server/http/paging.ts';

const query = pageQuery.omit({ search: true });
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const note = z.string().trim().min(1, 'A note is required').max(500);
const done = z.object({ success: z.literal(true) });

const who = {
  id: z.number(),
  paymentId: z.string(),
  memberId: z.string().nullable(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
};
/** Payment method, and amount in currency units. */
const paid = { paymentMethod: z.string(), amount: z.number(), currency: z.string() };

/** Payment whose outcome is unknown or must be decided by an administrator. */
const waitingPayment = z.object({
  ...who,
  ...paid,
  state: z.string(),
  reason: z.string().nullable(),
  checks: z.number(),
  createdAt: z.string(),
  /** Time of the next automatic query; null if there is none. */
  nextCheckAt: z.string().nullable(),
});
export type WaitingPayment = z.infer<typeof waitingPayment>;

/** Paid registration whose account could not be created. */
const failedRegistration = z.object({
  ...who,
  errorMessage: z.string().nullable(),
  retryCount: z.number(),
  recovered: z.boolean(),
  createdAt: z.string(),
  lastRetryAt: z.string().nullable(),
});
export type FailedRegistration = z.infer<typeof failedRegistration>;

/** Automatic refund (without a request) that the provider refused. */
const manualReturn = z.object({
  ...who,
  ...paid,
  /** Our refund id, as sent to the provider. */
  refundId: z.string(),
  /** Id of the payment at the provider; null if unknown. */
  providerReference: z.string().nullable(),
  /** Refund reason, e.g. `duplicate`. */
  origin: z.string(),
  /** Reason of the failure: our own code, or the provider's. */
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type ManualReturn = z.infer<typeof manualReturn>;

/** Payment (`id`) for which an unsigned webhook reported a chargeback. */
const chargeback = z.object({
  ...who,
  ...paid,
  providerReference: z.string().nullable(),
  /** Time of the newest report. */
  toldAt: z.string(),
});
export type Chargeback = z.infer<typeof chargeback>;

/** API calls for payments, registrations and refunds that need an administrator. */
export const queueContract = contract('admin', {
  openPayments: {
    method: 'GET',
    path: '/api/admin/payment-queue',
    guard: 'staff',
    limit: 'none',
    summary: 'List payments with an unknown outcome',
    query,
    answers: { 200: pageOf(waitingPayment) },
  },
  checkPayment: {
    method: 'POST',
    path: '/api/admin/payment-queue/:id/check',
    guard: 'staff',
    limit: 'none',
    summary: 'Query the provider about a payment with an unknown outcome',
    params,
    answers: { 200: done.extend({ state: z.string() }) },
    refusals: ['admin.no_payment', 'admin.not_waiting'],
  },
  failures: {
    method: 'GET',
    path: '/api/admin/failed-registrations',
    guard: 'staff',
    limit: 'none',
    summary: 'List paid orders without an account',
    query,
    answers: { 200: pageOf(failedRegistration) },
  },
  retry: {
    method: 'POST',
    path: '/api/admin/failed-registrations/:id/retry',
    guard: 'staff',
    limit: 'none',
    summary: 'Retry creating the account of a paid order',
    params,
    answers: { 200: done.extend({ recovered: z.boolean(), errorMessage: z.string().nullable() }) },
    refusals: ['admin.no_failed_registration', 'admin.already_recovered', 'admin.member_gone'],
  },
  returns: {
    method: 'GET',
    path: '/api/admin/manual-refunds',
    guard: 'staff',
    limit: 'none',
    summary: 'List automatic refunds that the provider refused',
    query,
    answers: { 200: pageOf(manualReturn) },
  },
  decideReturn: {
    method: 'POST',
    path: '/api/admin/manual-refunds/:id',
    guard: 'staff',
    limit: 'none',
    summary: 'Mark an automatic refund as paid by other means, or send it again',
    params,
    body: z.object({ outcome: z.enum(['returned', 'send_again']), note }),
    answers: { 200: done },
    refusals: ['admin.password_required', 'admin.no_return', 'admin.return_decided'],
  },
  chargebacks: {
    method: 'GET',
    path: '/api/admin/chargebacks',
    guard: 'staff',
    limit: 'none',
    summary: 'List chargebacks reported by an unsigned webhook',
    query,
    answers: { 200: pageOf(chargeback) },
  },
  decideChargeback: {
    method: 'POST',
    path: '/api/admin/chargebacks/:id',
    guard: 'staff',
    limit: 'none',
    summary: 'Confirm a reported chargeback, which ends the paid period, or dismiss it',
    params,
    body: z.object({ outcome: z.enum(['confirmed', 'dismissed']), note }),
    answers: { 200: done },
    refusals: ['admin.password_required', 'admin.no_chargeback', 'admin.chargeback_decided'],
  },
});
