import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Money } from '../../../../platform/shared/money/money.ts';
import type { Member } from '../../../membership/member.store.ts';
import { auditDetailsOf } from '../attempt.rules.ts';
import type { LockedAttempt } from '../attempt.store.ts';
import type { RecordHooks } from '../recorded.ts';

type AuditedReversal = {
  readonly kind: 'refunded' | 'reversed';
  readonly amount: Money;
  /** Member whose period ended, and the end of the remaining membership; null if no period ended. */
  readonly revoked: { readonly member: Member; readonly end: Date | null } | null;
  readonly at: Date;
};

/** Records a refund or chargeback, and the end of the period that the payment granted, in the audit log. */
export async function auditReversal(
  { audit }: Pick<RecordHooks, 'audit'>,
  tx: Executor,
  { attempt, purchase }: Pick<LockedAttempt, 'attempt' | 'purchase'>,
  { kind, amount, revoked, at }: AuditedReversal,
): Promise<void> {
  const targetId = revoked?.member.id ?? attempt.memberId ?? purchase.userId;
  await audit({ action: `payments.${kind}`, targetId, details: auditDetailsOf(attempt, amount), at }, tx);
  if (!revoked) return;
  const end = revoked.end?.toISOString() ?? null;
  const details = { payment: attempt.orderRef, reason: kind, until: end };
  await audit({ action: 'membership.period_ended', targetId, details, at }, tx);
}
