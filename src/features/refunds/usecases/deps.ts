import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { RefundMails } from '../mails/refund-mails.ts';
import type { RefundsStore } from '../refunds.store.ts';

export type RefundDeps = {
  readonly store: RefundsStore;
  readonly clock: Clock;
  readonly audit: AuditStore['record'];
  readonly mails: RefundMails;
  readonly findAdministrators: (
    tx: Executor,
  ) => Promise<readonly { readonly email: string; readonly language: string }[]>;
  /** Records the member's consent that the first use of a calculator ends the refund right of these payments. */
  readonly recordActivation: (memberId: string, payments: readonly string[], at: Date) => Promise<void>;
};
