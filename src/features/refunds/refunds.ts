/**
 * Use cases of members' refund requests. Whether a refund is allowed is checked in the transaction that inserts the
 * request.
 */

import type { Clock } from '../../platform/server/clock.ts';
import type { Executor } from '../../platform/server/database/database.ts';
import type { AppError } from '../../platform/server/errors/errors.ts';
import { requireAmount } from '../../platform/server/errors/require-amount.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import type { AuditAction, AuditDetails } from '../../platform/shared/audit.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { isCurrency } from '../../platform/shared/money/money.ts';
import type { PaymentView, RequestView } from './refunds.contract.ts';
import {
  type Eligibility,
  firstUseEnds,
  type RepeatEligibility,
  refundEligibility,
  refundWindowMs,
  withdrawalEnd,
  withdrawalRefusal,
} from './refunds.rules.ts';
import type { PaidRow, RefundsStore, RequestRow } from './refunds.store.ts';
import { refuse } from './refusals.ts';

export type RefundsOptions = {
  readonly store: RefundsStore;
  readonly clock: Clock;
  readonly audit: (
    entry: {
      action: AuditAction;
      memberId: string | null;
      targetId?: string;
      details?: AuditDetails;
      at: Date;
    },
    tx: Executor,
  ) => Promise<void>;
  readonly mails: RefundMails;
};

export type RefundMailOptions = {
  /** Language of the mail: that of the page if the mail answers the member; else null for the member's language. */
  readonly language?: Language | null;
  /** Whether and until when the member may request the refund again after a rejection. */
  readonly again?: RepeatEligibility | null;
};

/** Sends mails about a refund; they are queued in the transaction that records the change. */
export type RefundMails = {
  toMember(
    tx: Executor,
    what: 'received' | 'approved' | 'rejected' | 'withdrawn',
    request: RequestRow,
    more?: RefundMailOptions,
  ): Promise<void>;
  toAdmins(
    tx: Executor,
    request: RequestRow,
    admins: readonly { email: string; language: string }[],
  ): Promise<void>;
};

export function createRefunds({ store, clock, audit, mails }: RefundsOptions) {
  return {
    /** Returns the payments of the caller, newest first. */
    async listPayments(caller: Caller) {
      const now = clock.now();
      return (await store.listPayments(caller.memberId)).map((payment) => viewPayment(payment, now));
    },

    listRequests: async (caller: Caller) =>
      (await store.listRequests({ memberId: caller.memberId })).map(viewRequest),

    /**
     * Returns whether a payment can be refunded; without an id the newest paid one.
     * @throws AppError 404 for a payment of another member
     */
    async eligibility(caller: Caller, transactionId?: number): Promise<Eligibility> {
      const payment =
        transactionId === undefined
          ? await store.findNewestPaid(caller.memberId)
          : await store.findPayment(caller.memberId, transactionId);
      if (transactionId !== undefined && !payment) throw noPayment();
      return refundEligibility(payment, clock.now());
    },

    /** Returns whether using a calculator now would end the refund right for a payment of this member. */
    async isPossible(memberId: string): Promise<boolean> {
      return (await listPaymentsEndedByUse(store, memberId, clock.now())).length > 0;
    },

    /**
     * Creates a refund request.
     * @returns the request
     * @throws AppError 404 for a payment of another member, 409 with the reason if it cannot be refunded
     */
    async request(caller: Caller, transactionId: number, reason: string, language: Language | null = null) {
      const { memberId } = caller;
      const now = clock.now();
      return store.transaction(async (tx) => {
        await store.lockMember(tx, memberId);
        const payment = await store.findPayment(memberId, transactionId, tx);
        if (!payment) throw noPayment();
        const eligibility = refundEligibility(payment, now);
        if (!eligibility.isEligible) throw notEligible(eligibility);
        const id = await store.insertRequest(tx, newRequest(payment, reason, now));
        if (id === null) throw notEligible(refundEligibility({ ...payment, openRequest: 'refund' }, now));
        const request = await store.findRequest(id, tx);
        if (!request) throw new Error('The refund request was not inserted.');
        await audit({ action: 'refunds.requested', memberId, details: { request: id }, at: now }, tx);
        await mails.toMember(tx, 'received', request, { language });
        await mails.toAdmins(tx, request, await store.findAdmins());
        return viewRequest(request);
      });
    },

    /**
     * Cancels a pending request of the caller.
     * @throws AppError 404 for a request of another member, 409 if it was already decided
     */
    async withdraw(caller: Caller, id: number, language: Language | null = null) {
      const { memberId } = caller;
      const at = clock.now();
      return store.transaction(async (tx) => {
        const row = await store.findRequest(id, tx);
        if (row?.request.userId !== memberId) {
          throw refuse('refunds.no_request', { about: 'such refund request' });
        }
        if (row.request.kind === 'withdrawal') {
          throw refuse('refunds.withdrawal_stands');
        }
        if (!(await store.withdraw(tx, id, memberId, at))) {
          throw refuse('refunds.already_decided');
        }
        await audit({ action: 'refunds.withdrawn', memberId, details: { request: id }, at }, tx);
        const fresh = (await store.findRequest(id, tx)) ?? row;
        await mails.toMember(tx, 'withdrawn', fresh, { language });
        return viewRequest(fresh);
      });
    },
  };
}

export type RefundsUseCases = ReturnType<typeof createRefunds>;

/** Returns the payments whose refund right a first use would end, newest first. */
export async function listPaymentsEndedByUse(
  store: RefundsStore,
  memberId: string,
  now: Date,
): Promise<PaidRow[]> {
  const payments = await store.listPaidSince(memberId, new Date(now.getTime() - refundWindowMs));
  return payments.filter((payment) => firstUseEnds(payment, now));
}

/** Returns the database row of a request for the full amount; there are no partial refunds. */
export function newRequest(payment: PaidRow, reason: string, now: Date, adminNotes: string | null = null) {
  if (!isCurrency(payment.currency)) throw new Error(`Unknown currency ${payment.currency}.`);
  const { minor } = requireAmount(payment.amount, payment.currency);
  return {
    userId: payment.userId,
    paymentTransactionId: payment.id,
    reason,
    amount: minor,
    currency: payment.currency,
    adminNotes,
    createdAt: now,
  };
}

export function noPayment(): AppError {
  return refuse('refunds.no_payment');
}

function notEligible({ reason, reasonCode }: Eligibility): AppError {
  // Only for completeness: the payment exists and is paid, so these two codes cannot occur.
  if (reasonCode === 'eligible' || reasonCode === 'no_payment') return noPayment();
  return refuse(`refunds.${reasonCode}`, { about: reason, fields: { reasonCode } });
}

function viewPayment(payment: PaidRow, now: Date): PaymentView {
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
