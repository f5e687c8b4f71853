import type { AuthSession } from '../../auth/service/auth-service.port.ts';
import { isUncertain } from '../capture/attempt.rules.ts';
import type { Attempt } from '../capture/attempt.ts';
import type { Completion } from '../capture/usecases/complete-attempt.ts';
import { notCompleted, refuse } from '../refusals.ts';
import type { PaymentOutcome } from '../schemas.ts';
import type { AccountUseCases, PickUp } from './accounts.ts';
import type { OrderCookies } from './order-cookie.ts';
import { beingChecked } from './orders.ts';

/** Result of a completed order. */
export type Result = {
  readonly message: string;
  readonly outcome: PaymentOutcome;
  readonly nickname?: string;
  readonly subscriptionExpiresAt?: string;
  readonly session: AuthSession | null;
};

export type ResultOptions = {
  readonly accounts: AccountUseCases;
  readonly cookies: OrderCookies;
  /** Finds the member of the paid period. */
  readonly findMember: (
    memberId: string,
  ) => Promise<{ readonly nickname: string; readonly subscriptionExpiresAt: Date | null } | null>;
  /** Returns whether the payment extended a running period. */
  readonly extendsPeriod: (attemptId: number) => Promise<boolean | null>;
};

/** Returns whether the payment was captured and returned. */
export const isReturned = (state: Attempt['state']): boolean => state === 'refunded' || state === 'reversed';

/** Results of orders for the ordering browser. */
export function createResults({ accounts, cookies, findMember, extendsPeriod }: ResultOptions) {
  return {
    /** @throws AppError 403 for other browsers than the ordering one */
    async requireOwner(attempt: Attempt, token: string | undefined): Promise<void> {
      if (await cookies.ownsPurchase(token, attempt.purchaseId)) return;
      throw refuse('payments.not_your_order');
    },

    /**
     * Returns the result, repeatedly; for a new member with a session, in the ordering browser.
     * @throws AppError 409 while it is not paid
     */
    async of(attempt: Attempt, token: string | undefined, pickUp: PickUp): Promise<Result> {
      if (isUncertain(attempt.state)) throw beingChecked();
      if (attempt.state === 'duplicate' || attempt.state === 'mismatch') {
        throw refuse(`payments.${attempt.state}`);
      }
      if (isReturned(attempt.state)) throw refuse('payments.refunded');
      if (attempt.state !== 'paid') {
        throw refuse('payments.not_completed', { kind: 'conflict', about: false });
      }
      const isOwner = await cookies.ownsPurchase(token, attempt.purchaseId);
      const session = isOwner && attempt.userCreated ? await accounts.pickUp(attempt, pickUp) : null;
      const member = isOwner && attempt.memberId ? await findMember(attempt.memberId) : null;
      return {
        message: attempt.userCreated
          ? 'Payment complete, registration complete'
          : 'Payment complete, subscription updated',
        outcome: attempt.userCreated
          ? 'registered'
          : (await extendsPeriod(attempt.id))
            ? 'extended'
            : 'begun',
        session,
        ...(member ? { nickname: member.nickname } : {}),
        ...(member?.subscriptionExpiresAt
          ? { subscriptionExpiresAt: member.subscriptionExpiresAt.toISOString() }
          : {}),
      };
    },
  };
}

export type Results = ReturnType<typeof createResults>;

/** @throws AppError unless the payment was or may have been captured */
export function requireNoRefusal({ attempt, notBegun, refusal }: Completion): void {
  if (notBegun === 'other_running' || notBegun === 'busy') throw beingChecked();
  if (attempt.state === 'paid' || isUncertain(attempt.state)) return;
  if (notBegun === 'granted') {
    throw refuse('payments.already_paid');
  }
  if (['duplicate', 'mismatch', 'refunded', 'reversed'].includes(attempt.state)) return;
  const isTemporary =
    refusal !== null &&
    ['configuration', 'invalid_request', 'unavailable', 'rate_limited', 'retry_later'].includes(refusal.kind);
  throw refuse(codeOf(attempt, refusal), {
    kind: isTemporary ? 'unavailable' : 'declined',
    fields: {
      error: notCompleted,
      // PayPal's window can be reopened for another card.
      restart: attempt.state === 'open',
      ...(refusal?.providerCode ? { providerCode: refusal.providerCode } : {}),
    },
  });
}

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
