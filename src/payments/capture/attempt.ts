import type { Money } from '../../platform/shared/money/money.ts';
import type { PaymentRef, ProviderId } from '../providers/provider.port.ts';
import type { AttemptState } from './attempt.rules.ts';

/** One attempt to pay a purchase at one provider, as it stands in our tables. */
export type Attempt = {
  readonly id: number;
  readonly purchaseId: string;
  readonly memberId: string | null;
  readonly provider: ProviderId;
  /** Our reference, as the provider knows it. */
  readonly orderRef: string;
  readonly providerOrderId: string | null;
  readonly paymentKey: string | null;
  readonly captureId: string | null;
  readonly amount: Money;
  readonly planId: string;
  readonly state: AttemptState;
  readonly reason: string | null;
  /** Grows with every answer to a call that moves money; part of its idempotency key. */
  readonly callSequence: number;
  readonly leaseUntil: Date | null;
  readonly nextCheckAt: Date | null;
  /** How often it was asked for in its present state. */
  readonly checks: number;
  /** Grows with every change: a reading is kept only for the version that it was made of. */
  readonly version: number;
  /** The member was made by this payment. */
  readonly userCreated: boolean;
  readonly createdAt: Date;
  /** When it came into its state. */
  readonly since: Date;
};

/** How the adapters are told of it. */
export function refOf({
  id,
  orderRef,
  providerOrderId,
  paymentKey,
  captureId,
  amount,
}: Pick<Attempt, 'id' | 'orderRef' | 'providerOrderId' | 'paymentKey' | 'captureId' | 'amount'>): PaymentRef {
  return {
    attemptId: String(id),
    orderRef,
    amount,
    ...(providerOrderId ? { providerOrderId } : {}),
    ...(paymentKey ? { paymentKey } : {}),
    ...(captureId ? { captureId } : {}),
  };
}
