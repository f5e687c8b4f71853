/** Dependencies of the decisions of administrators. */
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { NewRefund } from '../../payments/refund/refund.store.ts';
import type { RefundsOptions } from '../refunds.ts';
import type { Completion } from './completion.ts';

export type DecisionDependencies = RefundsOptions & {
  readonly clock: Clock;
  readonly money: {
    request(tx: Executor, refund: NewRefund, now?: Date): Promise<number | null>;
    /** Sends and queries the refunds that are due. */
    runDue(): Promise<void>;
    resolveManual(id: number, decision: 'done' | 'send_again'): Promise<boolean>;
    /** Makes the next query about a request's refund due now. */
    scheduleNow(requestId: number, now: Date): Promise<void>;
  };
  /** Completes a request after its refund was made. */
  readonly complete: Completion['complete'];
  readonly onError: (error: unknown) => void;
};
