import type { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../../platform/shared/audit.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { PlanId } from '../../../membership/periods/plans.rules.ts';
import type { AttemptStore } from '../../capture/attempt.store.ts';
import type { CaptureDeps } from '../../capture/usecases/deps.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { ClientAction, PaymentProvider, ProviderId } from '../../providers/provider.port.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import type { BuyerDeps } from '../buyers/deps.ts';
import type { OrderStore } from '../order.store.ts';
import type { OrderCookies } from '../order-cookie.ts';
import type { OrderDetailsStore } from '../order-details.store.ts';

export type PlanName = (planId: PlanId, language: Language) => Promise<string>;

export type CheckoutDeps = {
  readonly orders: OrderStore;
  readonly orderDetails: OrderDetailsStore;
  readonly attempts: AttemptStore;
  readonly cookies: OrderCookies;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly capture: CaptureDeps;
  readonly accounts: AccountDeps;
  readonly buyers: BuyerDeps;
  readonly clock: Clock;
  /** URLs to which the provider's window returns the buyer. */
  readonly returnUrls: Readonly<Record<ProviderId, { readonly success: string; readonly fail: string }>>;
  readonly notifyUrl: (provider: ProviderId) => string;
  readonly randomRef: () => string;
  /** Returns the plan name that the provider shows to the buyer. */
  readonly planName: PlanName;
  /** Stores payment parameters for one minute, for the second request of a double click. */
  readonly clientActions: {
    save(attemptId: number, client: ClientAction): Promise<void>;
    find(attemptId: number): Promise<ClientAction | null>;
  };
  /** Time of the last provider query that a polling page caused, by attempt id. */
  readonly lastQueries: LRUCache<number, number>;
  readonly audit: (action: AuditAction, details: AuditDetails) => Promise<void>;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
};
