/** Decisions on refunds. */
import { isLostForGood } from '../capture/schedule.rules.ts';
import type { CallIdempotency } from '../providers/provider.port.ts';

export type RefundStatus =
  /** Stored, not sent. */
  | 'requested'
  /** In progress; committed before the call. */
  | 'sent'
  /** Sent, the response was lost. */
  | 'unknown'
  /** In progress at the provider. */
  | 'pending'
  | 'done'
  /** The provider failed: nothing was refunded. */
  | 'rejected'
  /** Needs a human decision. */
  | 'manual';

/** Returns what follows a definite refusal: retry later, query first, or a human decision. */
export function afterRefusal(kind: string): 'later' | 'ask' | 'manual' {
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

/** Returns whether a refund may be repeated: without idempotency key only while the balance is unchanged. */
export function maySendAgain(
  idempotency: CallIdempotency,
  balanceBefore: number | null,
  balanceNow: number | null,
): boolean {
  if (idempotency !== 'none') return true;
  return balanceBefore !== null && balanceBefore === balanceNow;
}

/**
 * Returns whether a human must decide: not while pending at a bank, which takes days, else when the response has been lost
 * for too long.
 */
export function isHopeless(status: RefundStatus, sentAt: Date | null, now: Date): boolean {
  return status !== 'pending' && sentAt !== null && isLostForGood(sentAt, now);
}
