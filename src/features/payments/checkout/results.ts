import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { AuthSession } from '../../auth/service/auth-service.port.ts';
import { isUncertain } from '../capture/attempt.rules.ts';
import type { Attempt } from '../capture/attempt.ts';
import type { Completion } from '../capture/usecases/complete-attempt.ts';
import type { ProviderErrorKind } from '../providers/provider.port.ts';
import { notCompleted, refuse } from '../refusals.ts';
import type { PaymentOutcome } from './result.contract.ts';

/** Result of a completed order. */
export type Result = {
  readonly message: string;
  readonly outcome: PaymentOutcome;
  readonly nickname?: string;
  readonly subscriptionExpiresAt?: string;
  readonly session: AuthSession | null;
};

/** Returns whether the payment was captured and returned. */
export const isReturned = (state: Attempt['state']): boolean => state === 'refunded' || state === 'reversed';

/** Returns the error of an order while an earlier payment is being verified. */
export function beingChecked(): AppError {
  return refuse('payments.being_checked');
}

/** @throws AppError 409 unless the order is paid */
export function requirePaid({ state }: Attempt): void {
  if (isUncertain(state)) throw beingChecked();
  if (isReturned(state)) throw refuse('payments.refunded');
  if (state !== 'paid') throw refuse('payments.not_completed', { kind: 'conflict', about: false });
}

/** @throws AppError unless the payment was or may have been captured */
export function requireNoRefusal({ attempt, notBegun, refusal }: Completion): void {
  const { state } = attempt;
  if (notBegun === 'other_running' || notBegun === 'busy') throw beingChecked();
  if (state === 'paid' || isUncertain(state)) return;
  if (notBegun === 'granted') throw refuse('payments.already_paid');
  if (state === 'duplicate' || state === 'mismatch' || isReturned(state)) return;
  throw refuse(codeOf(attempt, refusal), {
    kind: refusal && temporary.has(refusal.kind) ? 'unavailable' : 'declined',
    fields: {
      error: notCompleted,
      // PayPal's window can be reopened for another card.
      restart: state === 'open',
      ...(refusal?.providerCode ? { providerCode: refusal.providerCode } : {}),
    },
  });
}

const temporary: ReadonlySet<ProviderErrorKind> = new Set([
  'configuration',
  'invalid_request',
  'unavailable',
  'rate_limited',
  'retry_later',
]);

function codeOf(attempt: Attempt, refusal: Completion['refusal']) {
  switch (refusal?.kind) {
    case 'declined':
    case 'expired':
    case 'not_found':
      return `payments.${refusal.kind}` as const;
    case 'not_ready':
    case 'buyer_action_required':
      return 'payments.not_approved';
    case 'buyer_canceled':
      return 'payments.canceled';
    case undefined:
      return attempt.state === 'expired' ? 'payments.expired' : 'payments.not_completed';
    default:
      return 'payments.provider_unavailable';
  }
}
