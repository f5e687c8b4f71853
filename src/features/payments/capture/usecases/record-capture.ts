import type { Executor } from '../../../../platform/server/database/database.ts';
import { isSameMoney, type Money } from '../../../../platform/shared/money/money.ts';
import type { Snapshot } from '../../../membership/periods/paid-member.store.ts';
import { acceptedDocuments } from '../../../membership/registration/consents.rules.ts';
import type { ProviderPayment } from '../../providers/provider.port.ts';
import { queuePaymentMail } from '../after-capture.ts';
import { auditDetailsOf, effectOf, type ReturnReason } from '../attempt.rules.ts';
import type { LockedAttempt } from '../attempt.store.ts';
import type { RecordedChange, RecordSource } from '../recorded.ts';
import { sessionClaimMs } from '../schedule.rules.ts';
import { auditReversal } from './audit-reversal.ts';
import type { CaptureDeps } from './deps.ts';

type Step = { readonly tx: Executor; readonly locked: LockedAttempt; readonly now: Date };
/** Captured amount and how it was found, for the ledger. */
type Entry = { readonly amount: Money; readonly source: RecordSource; readonly reference: string | null };

/**
 * Records a captured payment for the first time, within the given transaction: grants the period, requests the refund
 * of a duplicate or wrong payment or one without a buyer, or records that the money was already returned.
 */
export async function recordCapture(
  deps: CaptureDeps,
  tx: Executor,
  locked: LockedAttempt,
  { payment, source }: { readonly payment: ProviderPayment; readonly source: RecordSource },
): Promise<RecordedChange | null> {
  const { attempt } = locked;
  const now = deps.clock.now();
  const amount = payment.captured ?? attempt.amount;
  const isRightSum = isSameMoney(amount, attempt.amount);
  const effect = effectOf(attempt.state, payment.state, locked, isRightSum);
  if (!effect) return null;
  const step = { tx, locked, now };
  const entry = { amount, source, reference: payment.captureId ?? null };
  await deps.store.saveCapture(tx, attempt, { state: effect.state, payment }, now);
  await deps.store.writeLedger(
    tx,
    attempt.id,
    { ...entry, refundTransactionId: null, kind: 'captured' },
    now,
  );
  const granted = effect.grants ? await grantPeriod(deps, step) : null;
  if (!granted) await assignToBuyer(deps, step);
  await deps.store.insertPayment(tx, attempt, { state: effect.state, amount, granted }, now);
  const targetId = granted?.member.id ?? locked.purchase.userId;
  const details = { ...auditDetailsOf(attempt, amount), ...(effect.refund && { reason: effect.refund }) };
  await deps.hooks.audit({ action: 'payments.captured', targetId, details, at: now }, tx);
  if (effect.state === 'refunded' || effect.state === 'reversed')
    return recordReturned(deps, step, effect.state, entry);
  if (effect.refund) return requestReturn(deps, step, effect.refund, amount);
  if (!granted) return null;
  await deps.store.setMember(tx, attempt.id, granted);
  const { member, isNew, isRenamed, start, end } = granted;
  const receiptNumber = await deps.hooks.issueReceipt(tx, attempt.id, now);
  const recorded: RecordedChange = {
    kind: 'granted',
    attempt,
    member,
    isNew,
    isRenamed,
    start,
    end,
    receiptNumber,
  };
  await queuePaymentMail(deps.after, tx, recorded);
  return recorded;
}

/**
 * Grants the membership period of the purchase; if needed, creates the member and the login ticket of the ordering
 * browser.
 */
async function grantPeriod({ store, hooks }: CaptureDeps, { tx, locked, now }: Step) {
  const { attempt, purchase } = locked;
  const { membership } = hooks;
  const { member, isNew } = await membership.findOrCreateMember(tx, purchase, now);
  const period = await membership.grantPeriod(
    tx,
    { member, planId: attempt.planId, purchaseId: purchase.id, attemptId: attempt.id },
    now,
  );
  await store.markGranted(tx, attempt, member.id, now);
  if (isNew) {
    const expiresAt = new Date(now.getTime() + sessionClaimMs);
    await hooks.insertTicket(tx, { orderRef: attempt.orderRef, memberId: member.id, expiresAt }, now);
  }
  const { agreeToPrivacy = false } = (purchase.registrationSnapshot ?? {}) as Partial<Snapshot>;
  await membership.recordConsents(tx, member.id, acceptedDocuments(hooks.consents, agreeToPrivacy), now);
  const isRenamed = isNew && member.nickname !== (purchase.nickname ?? member.nickname);
  return { member, isNew, isRenamed, ...period };
}

/** Assigns a second or wrong payment of a registration to the member with the buyer's verified email address. */
async function assignToBuyer({ store, after }: CaptureDeps, { tx, locked }: Step): Promise<void> {
  const { attempt, purchase } = locked;
  if (attempt.memberId !== null) return;
  const memberId = purchase.userId ?? (purchase.email && (await after.findMemberByEmail(purchase.email))?.id);
  if (memberId) await store.setBuyer(tx, attempt.id, memberId);
}

/** Records a payment that was returned before its capture was known, so not by a refund of this server. */
async function recordReturned(
  { store, hooks, after }: CaptureDeps,
  { tx, locked: { attempt, purchase }, now }: Step,
  kind: 'refunded' | 'reversed',
  entry: Entry,
): Promise<RecordedChange> {
  const returned = { paymentTransactionId: attempt.id, amount: entry.amount };
  await auditReversal(
    hooks,
    tx,
    { attempt, purchase },
    { kind, amount: entry.amount, revoked: null, at: now },
  );
  const refundTransactionId =
    kind === 'refunded'
      ? await hooks.recordExternalRefund(tx, { ...returned, provider: attempt.provider }, now)
      : null;
  await store.writeLedger(tx, attempt.id, { ...entry, refundTransactionId, kind }, now);
  await hooks.issueReceipt(tx, attempt.id, now);
  const creditNoteNumber = await hooks.issueCreditNote(tx, returned, now);
  const { email } = purchase;
  const recorded: RecordedChange = { kind, attempt, member: null, end: null, email, creditNoteNumber };
  await queuePaymentMail(after, tx, recorded);
  return recorded;
}

/** Requests the refund of a payment that cannot be assigned to a period. */
async function requestReturn(
  { hooks, after }: CaptureDeps,
  { tx, locked: { attempt, purchase }, now }: Step,
  origin: ReturnReason,
  amount: Money,
): Promise<RecordedChange> {
  const { id: paymentTransactionId, provider } = attempt;
  await hooks.requestRefund(tx, { paymentTransactionId, provider, amount, origin }, now);
  const recorded: RecordedChange = { kind: origin, attempt, email: purchase.email };
  await queuePaymentMail(after, tx, recorded);
  await hooks.issueReceipt(tx, attempt.id, now);
  return recorded;
}
