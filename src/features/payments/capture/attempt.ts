import type { Money } from '../../../platform/shared/money/money.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import type { AttemptState } from './attempt.rules.ts';

/** Stored attempt to pay a purchase at a provider. */
export type Attempt = {
  readonly id: number;
  readonly purchaseId: string;
  readonly memberId: string | null;
  readonly provider: ProviderId;
  /** Our reference, as sent to the provider. */
  readonly orderRef: string;
  readonly providerOrderId: string | null;
  readonly paymentKey: string | null;
  readonly captureId: string | null;
  readonly amount: Money;
  readonly planId: string;
  readonly state: AttemptState;
  readonly reason: string | null;
  /** Number of responses to capture calls; part of the idempotency key. */
  readonly callSequence: number;
  readonly leaseUntil: Date | null;
  readonly nextCheckAt: Date | null;
  /** Number of queries in the current state. */
  readonly checks: number;
  /** Version number, increased with every change; a query result is saved only if the version is still the same. */
  readonly version: number;
  /** Whether the buyer was informed that this order is paid. */
  readonly isReported: boolean;
  /** Whether the member was created by this payment. */
  readonly userCreated: boolean;
  readonly createdAt: Date;
  /** Time at which the attempt entered its state. */
  readonly since: Date;
};
