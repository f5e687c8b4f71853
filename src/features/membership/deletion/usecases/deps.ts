import type { Clock } from '../../../../platform/server/clock.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Erase } from '../../../../platform/server/database/personal-data.ts';
import type { Mail } from '../../../../platform/server/mail/mail.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { DeletionStore } from '../deletion.store.ts';

export type PersonalData = {
  /** Returns the functions that erase personal data, one per feature. */
  readonly erasers: () => readonly Erase[];
  /** Removes personal data and the link to the account from public reports that remain online. */
  readonly releaseReports: (tx: Executor, memberId: string) => Promise<void>;
};

export type DeletionDeps = {
  readonly store: DeletionStore;
  readonly clock: Clock;
  readonly site: { readonly name: string };
  readonly personalData: PersonalData;
  readonly audit: RecordAudit;
  readonly queueMail: (tx: Executor, mail: Mail) => Promise<void>;
  /** Ends the sessions and deletes the account at the auth service; repeated calls have no effect. */
  readonly deleteAccount: (userId: string) => Promise<void>;
  /** Invalidates public pages, which contain names. */
  readonly onDeleted: () => Promise<void>;
};
