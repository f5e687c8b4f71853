import type { Clock } from '../../../../platform/server/clock.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Uploads } from '../../../../platform/server/files/uploads.ts';
import type { Mail } from '../../../../platform/server/mail/mail.ts';
import type { ConsumeLimit } from '../../../../platform/server/rate-limit/rate-limit.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { UploadStore } from '../upload.store.ts';

/** Dependencies of the use cases of files that members propose for tools. */
export type UploadDeps = {
  readonly store: UploadStore;
  readonly files: Pick<Uploads, 'storePrivate' | 'read' | 'remove' | 'contentTypeOf' | 'temporaryFolder'>;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
  readonly audit: RecordAudit;
  readonly site: { readonly name: string; readonly url: string };
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
  /** Number of running uploads per member in this process. */
  readonly running: Map<string, number>;
};
