/** Decisions of administrators on refunds, and provider queries. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { type Page, wantsArray, windowOf } from '../../../platform/server/http/paging.ts';
import type { ActionOf } from '../../../platform/shared/audit.ts';
import { isCurrency } from '../../../platform/shared/money/money.ts';
import type { NewRefund } from '../../payments/refund/refund.store.ts';
import type { RequestsQuery, RequestView } from '../refunds.contract.ts';
import { askingAgain, providerStatus } from '../refunds.rules.ts';
import type { RequestRow } from '../refunds.store.ts';
import { newRequest, noPayment, type RefundsOptions, viewRequest } from '../refunds.ts';
import { refuse } from '../refusals.ts';
import type { Completion } from './completion.ts';

const usualPage = 50;

export type DecisionsOptions = RefundsOptions & {
  readonly clock: Clock;
  readonly money: {
    request(tx: Executor, refund: NewRefund, now?: Date): Promise<number | null>;
    /** Processes due refunds. */
    runDue(): Promise<void>;
    resolveManual(id: number, decision: 'done' | 'send_again'): Promise<boolean>;
    /** Makes the next query of a request's refund due now. */
    scheduleNow(requestId: number, now: Date): Promise<void>;
  };
  /** Completes a request after its refund. */
  readonly complete: Completion['complete'];
  readonly onError: (error: unknown) => void;
};

export type Decision = {
  readonly memberId: string;
  readonly action: 'approve' | 'reject';
  readonly adminNotes?: string | undefined;
  /** Required if the member has several pending requests. */
  readonly refundRequestId?: number | undefined;
};

/** Action on a request and its resulting status. */
type Act = {
  readonly action: ActionOf<'refunds'>;
  readonly newStatus: string;
  readonly notes: string | null;
};

export function createDecisions({ store, clock, audit, mails, money, complete, onError }: DecisionsOptions) {
  async function pendingOf({ memberId, refundRequestId }: Decision): Promise<RequestRow> {
    const waiting = (await store.listRequests({ memberId, status: 'pending' })).filter(
      ({ request }) => refundRequestId === undefined || request.id === refundRequestId,
    );
    const [only, ...others] = waiting;
    if (others.length > 0) {
      throw refuse('refunds.several_pending', {
        fields: { refundRequestIds: waiting.map(({ request }) => request.id) },
      });
    }
    if (only) return only;
    const named = refundRequestId === undefined ? null : await store.findRequest(refundRequestId);
    if (named?.request.userId === memberId) throw refuse('refunds.already_decided');
    throw refuse('refunds.no_request', { about: 'pending refund request' });
  }

  async function act(tx: Executor, caller: Caller, row: RequestRow, { action, newStatus, notes }: Act) {
    const { id, status, userId } = row.request;
    const at = clock.now();
    await store.insertAction(tx, {
      adminId: caller.memberId,
      refundRequestId: id,
      action,
      notes,
      previousStatus: action === 'opened' ? null : status,
      newStatus,
      createdAt: at,
    });
    await audit(
      {
        action: `refunds.${action}`,
        memberId: caller.memberId,
        ...(userId ? { targetId: userId } : {}),
        details: { request: id, ...(notes ? { notes } : {}) },
        at,
      },
      tx,
    );
  }

  /** Returns whether the member may request the refund again; a withdrawal can be stated once. */
  async function againOf(
    tx: Executor,
    { kind, userId, paymentTransactionId }: RequestRow['request'],
    at: Date,
  ) {
    const payment =
      kind === 'refund' && userId ? await store.findPayment(userId, paymentTransactionId, tx) : null;
    return payment && askingAgain(payment, at);
  }

  return {
    /** Returns a page of requests, or without parameters the newest as an array. */
    async list(query: RequestsQuery): Promise<Page<RequestView> | RequestView[]> {
      const window = windowOf(query, usualPage);
      const items = (await store.pageRequests(query, window)).map(viewRequest);
      if (wantsArray(query)) return items;
      const { page, pageSize } = window;
      return { items, total: await store.countRequests(query), page, pageSize };
    },

    /**
     * Approves or rejects a request; an approved one is refunded at once, or when the provider is reachable.
     * @throws AppError 404 without a pending request, 409 if it was decided meanwhile or several are pending, 400 if a
     * withdrawal is rejected without a reason
     */
    async decide(caller: Caller, decision: Decision) {
      const row = await pendingOf(decision);
      const { request } = row;
      const notes = decision.adminNotes?.trim() || null;
      const status = decision.action === 'approve' ? ('approved' as const) : ('rejected' as const);
      if (status === 'rejected' && request.kind === 'withdrawal' && notes === null) {
        throw refuse('refunds.reason_required', { fields: { field: 'adminNotes' } });
      }
      // A withdrawal is answered independently of the refund.
      const mayEndAtOnce = status === 'approved' && request.kind === 'refund';
      await store.transaction(async (tx) => {
        const at = clock.now();
        const fields = { status, adminNotes: notes, processedBy: caller.memberId, at };
        if (!(await store.decide(tx, request.id, fields))) throw refuse('refunds.already_decided');
        if (status === 'approved') await sendBack(tx, row);
        await act(tx, caller, row, { action: status, newStatus: status, notes });
        const fresh = await store.findRequest(request.id, tx);
        const again = status === 'rejected' ? await againOf(tx, request, at) : null;
        if (fresh && !mayEndAtOnce) await mails.toMember(tx, status, fresh, { again });
      });
      // The decision is stored; the worker continues after an interruption.
      if (status === 'approved') await money.runDue().catch(onError);
      const fresh = await store.findRequest(request.id);
      // The mail about a completed refund contains the same information.
      if (mayEndAtOnce && fresh?.request.status === 'approved')
        await store.transaction((tx) => mails.toMember(tx, 'approved', fresh)).catch(onError);
      return viewRequest(fresh ?? row);
    },

    /** Queries the provider. @returns the status @throws AppError 404, 409 for a request that was not approved */
    async checkProvider(caller: Caller, id: number) {
      const row = await store.findRequest(id);
      if (!row) throw refuse('refunds.no_request', { about: 'such refund request' });
      const { status } = row.request;
      if (status !== 'approved' && status !== 'completed') {
        throw refuse('refunds.not_approved');
      }
      if (status === 'approved') {
        await money.scheduleNow(id, clock.now());
        await money.runDue().catch(onError);
      }
      const fresh = (await store.findRequest(id)) ?? row;
      const pgStatus = providerStatus(fresh.moneyStatus) ?? fresh.request.pgStatus ?? 'pending';
      if (status === 'approved') {
        await store.transaction(async (tx) => {
          await store.keepProviderStatus(tx, id, { pgStatus, pgRefundId: null }, clock.now());
          const completes = pgStatus === 'succeeded';
          await act(tx, caller, row, {
            action: 'checked',
            newStatus: completes ? 'completed' : 'approved',
            notes: pgStatus,
          });
          if (completes) await complete(tx, id);
        });
      }
      return { message: messageOf(pgStatus), pgStatus };
    },

    /**
     * Opens a request despite the refund rules, e.g. for a provider error or a duplicate payment.
     * @param note reason, for the audit log
     * @throws AppError 404 without a payment, 409 if one is open or completed
     */
    async openException(
      caller: Caller,
      request: { memberId: string; note: string; paymentTransactionId?: number | undefined },
    ) {
      const { memberId, note, paymentTransactionId } = request;
      const now = clock.now();
      return store.transaction(async (tx) => {
        await store.lockMember(tx, memberId);
        const payment =
          paymentTransactionId === undefined
            ? await store.findNewestPaid(memberId, tx)
            : await store.findPayment(memberId, paymentTransactionId, tx);
        if (!payment) throw noPayment();
        if (payment.status !== 'completed' || payment.openRequest !== null) {
          throw refuse('refunds.already_requested', {
            about: 'This payment has an open request, or was not paid or is refunded.',
          });
        }
        const id = await store.insertRequest(tx, newRequest(payment, note, now, note));
        const row = id === null ? null : await store.findRequest(id, tx);
        if (!row) {
          throw refuse('refunds.already_requested', { about: 'This payment has an open request.' });
        }
        await act(tx, caller, row, { action: 'opened', newStatus: 'pending', notes: note });
        await mails.toMember(tx, 'received', row);
        return viewRequest({ ...row, isException: true });
      });
    },

    /** Resolves a failed refund: paid by other means, or to be retried. */
    async resolveManual(
      caller: Caller,
      id: number,
      decision: { outcome: 'paid' | 'send_again'; reference: string },
    ) {
      const row = await store.findRequest(id);
      const found = row && (await store.findMoneyId(id));
      if (!row || !found) throw refuse('refunds.no_request', { about: 'such refund' });
      const resolved = await money.resolveManual(
        found.id,
        decision.outcome === 'paid' ? 'done' : 'send_again',
      );
      if (!resolved) {
        throw refuse('refunds.not_manual');
      }
      await store.transaction((tx) =>
        act(tx, caller, row, {
          action: `manual_${decision.outcome}`,
          newStatus: row.request.status,
          notes: decision.reference,
        }),
      );
    },
  };

  async function sendBack(tx: Executor, { request, provider }: RequestRow): Promise<void> {
    if (!isCurrency(request.currency)) throw new Error(`Unknown currency ${request.currency}.`);
    const id = await money.request(tx, {
      paymentTransactionId: request.paymentTransactionId,
      provider,
      amount: { currency: request.currency, minor: request.refundAmount },
      origin: 'user',
      refundRequestId: request.id,
    });
    if (id === null) {
      throw refuse('refunds.already_refunded', {
        about: 'The money of this payment is on its way back already.',
      });
    }
  }
}

export type DecisionsUseCases = ReturnType<typeof createDecisions>;

function messageOf(pgStatus: string): string {
  if (pgStatus === 'succeeded') return 'The provider has refunded the payment.';
  return pgStatus === 'error'
    ? 'The provider cannot refund this payment; it needs a manual step.'
    : 'The provider is still processing the refund.';
}
