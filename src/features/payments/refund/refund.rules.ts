/** Decides how a refund continues after a refusal or a lost response. */
import { isResponseOverdue } from '../capture/schedule.rules.ts';
import type { CallIdempotency } from '../providers/provider.port.ts';

export type RefundStatus =
  /** The refund is stored but not sent. */
  | 'requested'
  /** The call to the provider is in progress; this state is committed before the call. */
  | 'sent'
  /** The refund was sent, but the response was lost. */
  | 'unknown'
  /** The provider is processing the refund. */
  | 'pending'
  | 'done'
  /** The provider reported a failure; no money was refunded. */
  | 'rejected'
  /** An administrator must decide. */
  | 'manual';

/**
 * Returns the next step after a definite refusal: send again later, query the refund first, or leave it to an
 * administrator.
 */
export function nextAfterRefusal(kind: string): 'later' | 'ask' | 'manual' {
  switch (kind) {
    case 'retry_later':
    case 'rate_limited':
    case 'not_ready':
    case 'unavailable':
      return 'later';
    case 'already_done':
    case 'in_progress':
    case 'conflict':
    case 'refund_exceeds_balance':
    case 'not_found':
      return 'ask';
    default:
      return 'manual';
  }
}

/**
 * Returns whether a refund may be sent again. Without idempotency keys at the provider, only while the balance is
 * unchanged.
 */
export function maySendAgain(
  idempotency: CallIdempotency,
  balanceBefore: number | null,
  balanceNow: number | null,
): boolean {
  if (idempotency !== 'none') return true;
  return balanceBefore !== null && balanceBefore === balanceNow;
}

/**
 * Returns whether an administrator must decide: the response has been missing for 72 hours. A refund that is pending
 * at a bank may take days and is excluded.
 */
export function needsDecision(status: RefundStatus, sentAt: Date | null, now: Date): boolean {
  return status !== 'pending' && sentAt !== null && isResponseOverdue(sentAt, now);
}
