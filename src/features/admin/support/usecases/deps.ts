import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { AuditDeps } from '../../usecases/record-action.ts';
import type { SupportStore } from '../support.store.ts';
import type { SupportMail } from '../support-mail.ts';
import type { SupportNotice } from '../support-notice-mail.ts';
import type { SupportReads } from '../support-reads.store.ts';

/** Dependencies of the use cases of support requests. */
export type SupportDeps = AuditDeps & {
  readonly store: SupportStore;
  readonly reads: SupportReads;
  readonly findAdministrators: (
    tx: Executor,
  ) => Promise<readonly { readonly email: string; readonly language: string }[]>;
  /** Queues the mail about a new request to an administrator. */
  readonly queueNotice: (
    tx: Executor,
    notice: SupportNotice,
    admin: { readonly to: string; readonly language: Language },
  ) => Promise<void>;
  readonly queueAnswer: (tx: Executor, mail: SupportMail) => Promise<void>;
  /** Starts the job that sends queued emails. */
  readonly wakeMail: () => Promise<void>;
};
