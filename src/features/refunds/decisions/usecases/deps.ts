import type { Executor } from '../../../../platform/server/database/database.ts';
import type { NewRefund } from '../../../payments/refund/refund.store.ts';
import type { RefundDeps } from '../../usecases/deps.ts';

/** Dependencies of the decisions of administrators. */
export type DecisionDeps = Pick<RefundDeps, 'store' | 'clock' | 'audit' | 'mails'> & {
  readonly money: {
    request(tx: Executor, refund: NewRefund, now?: Date): Promise<number | null>;
    /** Sends and queries the refunds that are due. */
    runDue(): Promise<void>;
    resolveManual(id: number, decision: 'done' | 'send_again'): Promise<boolean>;
    /** Makes the next query about a request's refund due now. */
    scheduleNow(requestId: number, now: Date): Promise<void>;
  };
  readonly onError: (error: unknown) => void;
};
