import type { Executor } from '../../../../platform/server/database/database.ts';
import { queuePaymentMail } from '../after-capture.ts';
import type { LockedAttempt } from '../attempt.store.ts';
import type { RecordedChange, Reversal } from '../recorded.ts';
import { auditReversal } from './audit-reversal.ts';
import type { CaptureDeps } from './deps.ts';

/**
 * Records the refund or chargeback of a captured payment and ends its membership period, within the given transaction.
 * @returns null if a refund or chargeback was recorded before
 */
export async function recordReversal(
  { store, hooks, clock, after }: Pick<CaptureDeps, 'store' | 'hooks' | 'clock' | 'after'>,
  tx: Executor,
  { attempt, purchase }: LockedAttempt,
  reversal: Reversal,
): Promise<RecordedChange | null> {
  if (attempt.state === 'refunded' || attempt.state === 'reversed') return null;
  const now = clock.now();
  await store.saveReversal(tx, attempt.id, reversal.kind, now);
  await store.writeLedger(tx, attempt.id, reversal, now);
  const revoked = await hooks.membership.revokePeriod(tx, attempt.id, reversal.kind, now);
  await auditReversal(hooks, tx, { attempt, purchase }, { ...reversal, revoked, at: now });
  if (revoked) await store.markRefunded(tx, purchase.id, now);
  await hooks.onReturnedOtherwise(tx, attempt.id);
  const returned = { paymentTransactionId: attempt.id, amount: reversal.amount };
  const recorded: RecordedChange = {
    kind: reversal.kind,
    attempt,
    member: revoked?.member ?? null,
    end: revoked?.end ?? null,
    email: purchase.email,
    creditNoteNumber: await hooks.issueCreditNote(tx, returned, now),
  };
  await queuePaymentMail(after, tx, recorded);
  return recorded;
}
