import type { Executor } from '../../../platform/server/database/database.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { Money } from '../../../platform/shared/money/money.ts';
import { refundTransactions } from '../../payments/tables.ts';
import { adminRefundActions, refundRequests } from '../tables.ts';

/** Refund request or withdrawal of a demo member, with its outcome. */
export type DemoRefund = {
  readonly memberId: string;
  readonly paymentTransactionId: number;
  readonly orderRef: string;
  readonly provider: string;
  readonly amount: Money;
  readonly reason: string;
  /** Name and email stated in a withdrawal; null for a refund request. */
  readonly stated: { readonly name: string; readonly email: string } | null;
  readonly notes: string | null;
  readonly status: 'pending' | 'rejected' | 'completed';
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  /** Time at which the refund was completed; null without a refund. */
  readonly refundedAt: Date | null;
};
type AuditLine = {
  action: AuditAction;
  memberId: string;
  targetId?: string;
  details: AuditDetails;
  at: Date;
};

/** Refund request or withdrawal with the id of its row. */
type Inserted = DemoRefund & { readonly request: number };
type Decided = Inserted & { readonly decidedAt: Date };

/**
 * Inserts requests, decisions and refunds.
 * @returns refund ids by payment reference, and the audit entries
 */
export async function seedRefunds(
  tx: Executor,
  refunds: readonly DemoRefund[],
  adminId: string,
): Promise<{ readonly numbers: ReadonlyMap<string, number>; readonly trail: readonly AuditLine[] }> {
  const requests = await insertRequests(tx, refunds, adminId);
  const decided = requests.flatMap((each) =>
    each.decidedAt ? [{ ...each, decidedAt: each.decidedAt }] : [],
  );
  const numbers = await insertRefundsMade(tx, decided);
  await insertDecisions(tx, decided, adminId);
  return { numbers, trail: auditEntries(requests, decided, adminId) };
}

async function insertRequests(
  tx: Executor,
  refunds: readonly DemoRefund[],
  adminId: string,
): Promise<Inserted[]> {
  const inTime = [...refunds].sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const rows = await tx
    .insert(refundRequests)
    .values(
      inTime.map((each) => ({
        userId: each.memberId,
        paymentTransactionId: each.paymentTransactionId,
        kind: each.stated ? ('withdrawal' as const) : ('refund' as const),
        reason: each.reason,
        statedName: each.stated?.name ?? null,
        statedEmail: each.stated?.email ?? null,
        amount: each.amount.minor,
        refundAmount: each.amount.minor,
        currency: each.amount.currency,
        status: each.status,
        pgStatus: each.status === 'completed' ? 'succeeded' : null,
        adminNotes: each.notes,
        processedBy: each.decidedAt && adminId,
        processedAt: each.decidedAt,
        createdAt: each.requestedAt,
        updatedAt: each.refundedAt ?? each.decidedAt ?? each.requestedAt,
      })),
    )
    .returning({ id: refundRequests.id, payment: refundRequests.paymentTransactionId });
  const requestOf = new Map(rows.map(({ id, payment }) => [payment, id]));
  return inTime.map((each) => ({ ...each, request: requestOf.get(each.paymentTransactionId) ?? 0 }));
}

/** Inserts the completed refunds. @returns their ids by payment reference */
async function insertRefundsMade(
  tx: Executor,
  decided: readonly Decided[],
): Promise<ReadonlyMap<string, number>> {
  const returned = decided.flatMap((each) =>
    each.refundedAt ? [{ ...each, refundedAt: each.refundedAt }] : [],
  );
  const rows = await tx
    .insert(refundTransactions)
    .values(
      returned.map(({ request, paymentTransactionId, provider, amount, decidedAt, refundedAt }) => ({
        refundRequestId: request,
        paymentTransactionId,
        provider,
        refundId: `R${paymentTransactionId}-1-${decidedAt.getTime().toString(36)}`,
        providerRefundId: `DEMO-R${paymentTransactionId}`,
        amount: amount.minor,
        currency: amount.currency,
        status: 'done',
        origin: 'user' as const,
        balanceBefore: amount.minor,
        providerResponse: { answers: 1, demo: true },
        processedAt: decidedAt,
        completedAt: refundedAt,
        createdAt: decidedAt,
        updatedAt: refundedAt,
      })),
    )
    .returning({ id: refundTransactions.id, payment: refundTransactions.paymentTransactionId });
  const numberOf = new Map(rows.map(({ id, payment }) => [payment, id]));
  return new Map(
    returned.flatMap(({ orderRef, paymentTransactionId }) => {
      const number = numberOf.get(paymentTransactionId);
      return number === undefined ? [] : [[orderRef, number] as const];
    }),
  );
}

const verdictOf = ({ status }: DemoRefund) => (status === 'rejected' ? 'rejected' : 'approved');

async function insertDecisions(tx: Executor, decided: readonly Decided[], adminId: string): Promise<void> {
  await tx.insert(adminRefundActions).values(
    decided.map((each) => ({
      adminId,
      refundRequestId: each.request,
      action: verdictOf(each),
      notes: each.notes,
      previousStatus: 'pending',
      newStatus: verdictOf(each),
      createdAt: each.decidedAt,
    })),
  );
}

function auditEntries(
  requests: readonly Inserted[],
  decided: readonly Decided[],
  adminId: string,
): AuditLine[] {
  const requested = requests.map(({ memberId, request, stated, requestedAt }) => ({
    action: stated ? ('refunds.contract_withdrawn' as const) : ('refunds.requested' as const),
    memberId,
    details: { request },
    at: requestedAt,
  }));
  const answered = decided.map((each) => ({
    action: `refunds.${verdictOf(each)}` as const,
    memberId: adminId,
    targetId: each.memberId,
    details: { request: each.request, ...(each.notes ? { notes: each.notes } : {}) },
    at: each.decidedAt,
  }));
  return [...requested, ...answered];
}
