import type { Executor } from '../../../../platform/server/database/database.ts';
import type { AuditDeps } from '../../usecases/record-action.ts';
import type { SupportStore } from '../support.store.ts';
import type { SupportMail } from '../support-mail.ts';
import type { SupportReads } from '../support-reads.store.ts';

/** Dependencies of the use cases of support requests. */
export type SupportDeps = AuditDeps & {
  readonly store: SupportStore;
  readonly reads: SupportReads;
  readonly queueAnswer: (tx: Executor, mail: SupportMail) => Promise<void>;
  /** Starts the job that sends queued emails. */
  readonly wakeMail: () => Promise<void>;
};
