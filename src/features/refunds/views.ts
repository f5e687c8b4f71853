/** Converts payments and requests to API responses. */
import type { AppError } from '../../platform/server/errors/errors.ts';
import type { PaidRow } from './payment-queries.store.ts';
import type { PaymentView, RequestView } from './refunds.contract.ts';
import { withdrawalEnd, withdrawalRefusal } from './refunds.rules.ts';
import { refuse } from './refusals.ts';
import type { RequestRow } from './request-queries.store.ts';

export const paymentNotFound = (): AppError => refuse('refunds.no_payment');

/** Converts a payment to the format that its member gets; the amount in whole currency units. */
export function viewPayment(payment: PaidRow, now: Date): PaymentView {
  const { id, paymentId, userEmail, provider, paymentMethod, currency, planType, status } = payment;
  return {
    id,
    paymentId,
    userEmail,
    provider,
    paymentMethod,
    amount: Number(payment.amount),
    currency,
    planType,
    status,
    hasOpenRequest: payment.openRequest !== null,
    openRequest: payment.openRequest,
    toolUsageCount: payment.toolsUsedSince,
    /** End of the period for withdrawing from the contract; null if this is not possible. */
    withdrawableUntil:
      payment.capturedAt && withdrawalRefusal(payment, now) === null
        ? withdrawalEnd(payment.capturedAt).toISOString()
        : null,
    paidAt: payment.capturedAt?.toISOString() ?? null,
    createdAt: (payment.capturedAt ?? payment.createdAt).toISOString(),
  };
}

/** Converts a request to the format that members and administrators get; amounts in whole currency units. */
export function viewRequest(row: RequestRow): RequestView {
  const { request } = row;
  return {
    id: request.id,
    kind: request.kind,
    userId: request.userId,
    userName: row.userName,
    userEmail: row.userEmail,
    paymentId: row.paymentId,
    paymentTransactionId: request.paymentTransactionId,
    refundAmount: request.refundAmount / (request.currency === 'USD' ? 100 : 1),
    currency: request.currency,
    paymentMethod: row.paymentMethod,
    status: request.status,
    pgStatus: request.pgStatus,
    requestReason: request.reason,
    requestedAt: request.createdAt.toISOString(),
    processedAt: request.processedAt?.toISOString() ?? null,
    /** Whether the refund policy allowed the request; false if an Admin created it as an exception. */
    isEligible: !row.isException,
    adminNotes: request.adminNotes,
    toolsUsedAfter: row.toolsUsedAfter,
    withdrawal: request.kind === 'withdrawal' ? viewWithdrawal(row) : null,
  };
}

/** Returns the statement of a withdrawal and the facts on which the decision depends. */
function viewWithdrawal({
  request,
  toolsUsed,
  toolsUsedAfter,
  firstUsedAt,
  activationAcceptedAt,
}: RequestRow): RequestView['withdrawal'] {
  return {
    name: request.statedName,
    email: request.statedEmail,
    /** Number of tool uses between payment and statement. */
    toolsUsed: toolsUsed ?? 0,
    toolsUsedAfter,
    firstUsedAt: firstUsedAt?.toISOString() ?? null,
    activationAcceptedAt: activationAcceptedAt?.toISOString() ?? null,
  };
}
