/** What becomes of money that goes back, decided by arguments alone. */
import { isLostForGood } from '../capture/schedule.rules.ts';
import type { CallIdempotency } from '../providers/provider.port.ts';

export type RefundStatus =
  /** Written, not sent. */
  | 'requested'
  /** Being sent; committed before the call. */
  | 'sent'
  /** Sent, the answer was lost. */
  | 'unknown'
  /** The provider is at it. */
  | 'pending'
  | 'done'
  /** The provider tried and gave up: no money moved. */
  | 'rejected'
  /** A person has to look. */
  | 'manual';

/** A definite refusal by kind: try later, look first, or hand it to a person. */
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

/** Where the provider keeps no key of ours, a second try is safe only while nothing has left the balance. */
export function maySendAgain(
  idempotency: CallIdempotency,
  balanceBefore: number | null,
  balanceNow: number | null,
): boolean {
  if (idempotency !== 'none') return true;
  return balanceBefore !== null && balanceBefore === balanceNow;
}

/** A refund waits for days at a bank; else a person looks once its answer has been lost for too long. */
export function isHopeless(status: RefundStatus, sentAt: Date | null, now: Date): boolean {
  return status !== 'pending' && sentAt !== null && isLostForGood(sentAt, now);
}
