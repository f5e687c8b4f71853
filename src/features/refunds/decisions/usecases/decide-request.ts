import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import { isCurrency } from '../../../../platform/shared/money/money.ts';
import { repeatEligibility } from '../../refunds.rules.ts';
import { refuse } from '../../refusals.ts';
import type { RequestRow } from '../../request-queries.store.ts';
import { viewRequest } from '../../views.ts';
import type { DecisionDeps } from './deps.ts';
import { recordAction } from './record-action.ts';

export type Decision = {
  readonly memberId: string;
  readonly action: 'approve' | 'reject';
  readonly adminNotes?: string | undefined;
  /** Id of the request; required if the member has several pending ones. */
  readonly refundRequestId?: number | undefined;
};

/**
 * Approves or rejects a request. An approved request is refunded at once, or as soon as the provider can be reached.
 * @throws AppError 404 without a pending request, 409 if it was decided meanwhile or several are pending, 400 if a
 * withdrawal is rejected without a reason
 */
export async function decideRequest(deps: DecisionDeps, caller: Caller, decision: Decision) {
  const { store, clock, mails, money, onError } = deps;
  const row = await pendingRequest(deps, decision);
  const { request } = row;
  const notes = decision.adminNotes?.trim() || null;
  const status = decision.action === 'approve' ? ('approved' as const) : ('rejected' as const);
  if (status === 'rejected' && request.kind === 'withdrawal' && notes === null) {
    throw refuse('refunds.reason_required', { fields: { field: 'adminNotes' } });
  }
  // A withdrawal gets its own mail when it is approved; for a refund the mail about the completed refund is enough.
  const mayEndAtOnce = status === 'approved' && request.kind === 'refund';
  await store.transaction(async (tx) => {
    const at = clock.now();
    const fields = { status, adminNotes: notes, processedBy: caller.memberId, at };
    if (!(await store.decide(tx, request.id, fields))) throw refuse('refunds.already_decided');
    if (status === 'approved') await requestRefund(deps, tx, row);
    await recordAction(deps, tx, caller, { row, action: status, newStatus: status, notes });
    const fresh = await store.findRequest(request.id, tx);
    const again = status === 'rejected' ? await nextRequest(deps, tx, row, at) : null;
    if (fresh && !mayEndAtOnce) await mails.toMember(tx, status, fresh, { again });
  });
  if (status === 'rejected') return viewRequest((await store.findRequest(request.id)) ?? row);

  // The decision is stored; if this call is interrupted, the worker makes the refund.
  await money.runDue().catch(onError);
  const fresh = await store.findRequest(request.id);
  // If the refund is already completed, the mail about it contains the same information.
  if (mayEndAtOnce && fresh?.request.status === 'approved')
    await store.transaction((tx) => mails.toMember(tx, 'approved', fresh)).catch(onError);
  return viewRequest(fresh ?? row);
}

async function pendingRequest(
  { store }: DecisionDeps,
  { memberId, refundRequestId }: Decision,
): Promise<RequestRow> {
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

/** Returns whether the member may request the refund again; null for a withdrawal, which can be declared only once. */
async function nextRequest({ store }: DecisionDeps, tx: Executor, { request }: RequestRow, at: Date) {
  const { kind, userId, paymentTransactionId } = request;
  if (kind !== 'refund' || !userId) return null;
  const payment = await store.findPayment(userId, paymentTransactionId, tx);
  return payment && repeatEligibility(payment, at);
}

async function requestRefund(
  { money }: DecisionDeps,
  tx: Executor,
  { request, provider }: RequestRow,
): Promise<void> {
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
      about: 'A refund of this payment is already in progress.',
    });
  }
}
