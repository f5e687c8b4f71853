import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { Month, ProviderMonth } from '../../admin.contract.ts';
import type { DashboardDeps } from '../../usecases/deps.ts';
import type { AuditDeps } from '../../usecases/record-action.ts';
import type { ChargebacksStore } from '../chargebacks.store.ts';
import type { FiguresStore } from '../figures.store.ts';
import type { PaymentsStore } from '../payments.store.ts';
import type { QueueStore } from '../queue.store.ts';
import type { ReturnsStore } from '../returns.store.ts';

/** Figures of a month, and its revenue by provider. */
export type MonthFigures = { readonly month: Month; readonly byProvider: readonly ProviderMonth[] };

/** Dependencies of the use cases of payments, refunds, chargebacks and figures. */
export type MoneyDeps = AuditDeps &
  Pick<DashboardDeps, 'summary' | 'cachedTotal'> & {
    readonly payments: PaymentsStore;
    readonly figures: FiguresStore;
    /** Figures by month name, e.g. `2026-11`, of months whose figures no longer change. */
    readonly settledMonths: Map<string, MonthFigures>;
    /** Time in milliseconds for which an order reserves email and nickname. */
    readonly orderMs: number;
    readonly queue: QueueStore;
    readonly returns: ReturnsStore;
    readonly chargebacks: ChargebacksStore;
    /**
     * Checks that the caller verified the password recently.
     * @throws AppError 403 otherwise
     */
    readonly requireReauthentication: (caller: Caller) => Promise<void>;
    /** Queries the provider about a payment and applies the result. */
    readonly checkPayment: (id: number) => Promise<void>;
    /** Creates the account of a paid member; failures are recorded, not thrown. */
    readonly makeAccount: (memberId: string) => Promise<unknown>;
    /**
     * Applies a decision about an automatic refund; `also` runs in the same transaction.
     * @returns false if the refund needs no decision
     */
    readonly resolveRefund: (
      id: number,
      decision: 'done' | 'send_again',
      also: (tx: Executor) => Promise<void>,
    ) => Promise<boolean>;
    /** Records the chargeback of the payment with this order reference; repeated calls have no effect. */
    readonly reversePayment: (paymentId: string) => Promise<void>;
  };
