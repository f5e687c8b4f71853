import type { Clock } from '../../../../platform/server/clock.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Mail } from '../../../../platform/server/mail/mail.ts';
import type { Site } from '../../../../platform/server/mail/placeholders.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { LegalNoticeStore } from '../legal-notice.store.ts';
import type { LegalChange } from '../legal-notice-mail.ts';
import type { ReminderStore } from '../reminders.store.ts';

type NoticeDeps = {
  readonly clock: Clock;
  readonly site: Site;
  readonly queueMail: (tx: Executor, mail: Mail) => Promise<void>;
};

export type ReminderDeps = NoticeDeps & {
  readonly store: ReminderStore;
  readonly audit: RecordAudit;
};

export type LegalRevision = {
  /** Calendar days (YYYY-MM-DD) on which the revision was published and takes effect. */
  readonly postedOn: string;
  readonly effectiveFrom: string;
  /** Returns the changed texts in a language. */
  readonly texts: (language: Language) => Promise<readonly LegalChange[]>;
};

export type LegalNoticeDeps = NoticeDeps & {
  readonly store: LegalNoticeStore;
  /** Newest revisions of the legal texts, oldest first. */
  readonly revisions: readonly LegalRevision[];
};
