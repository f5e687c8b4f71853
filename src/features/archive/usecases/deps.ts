import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { ConsumeLimit } from '../../../platform/server/rate-limit/rate-limit.ts';
import type { ReadsOf } from '../../../platform/server/replica/read-replica.ts';
import type { AuditAction, AuditDetails, RecordAudit } from '../../../platform/shared/audit.ts';
import { parseId } from '../../../platform/shared/parse-id.ts';
import type { QuotedResult } from '../archive.rules.ts';
import type { ArchiveStore } from '../archive.store.ts';
import type { ReadPost } from '../text/post-text.ts';
import type { RenderPost } from '../text/rendering.ts';
import { postNotFound } from '../views.ts';

/** Public queries, which may run on a read replica. */
export type ArchiveReads = ReadsOf<
  Pick<ArchiveStore, 'find' | 'listAll' | 'listPage' | 'count' | 'listComments' | 'countComments'>
>;

export type ArchiveDeps = {
  readonly layOut: RenderPost;
  readonly read: ReadPost;
  readonly store: ArchiveStore;
  readonly reads: ArchiveReads;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
  readonly audit: RecordAudit;
  /** Called after every change of public content, with the cache tags to invalidate. */
  readonly changed: Changed;
  /** Computes the results of quoted calculators that the member may open; keeps those in `before`. Never throws. */
  readonly quote: (
    text: string,
    memberId: string,
    before?: readonly QuotedResult[],
  ) => Promise<readonly QuotedResult[]>;
  /** Returns, by post id, the ids of the calculators that list the post as a related link. */
  readonly calculatorsOfPosts: () => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly removeImages: (urls: readonly string[]) => Promise<void>;
};

type AuditEntry = {
  readonly action: AuditAction;
  readonly details: AuditDetails;
  /** Member whose content was changed by another one. */
  readonly targetId?: string | null;
};

/** Records an action of the caller in the audit log, in its transaction. */
export const recordAction = (
  { audit, clock }: Pick<ArchiveDeps, 'audit' | 'clock'>,
  { memberId }: Caller,
  { action, details, targetId }: AuditEntry,
  tx: Executor,
) => audit({ action, memberId, targetId: targetId ?? null, details, at: clock.now() }, tx);

/** Returns the numeric id of a post. @throws AppError 404 if the text is not an id */
export function requirePostId(text: string): number {
  const id = parseId(text);
  if (id === null) throw postNotFound();
  return id;
}
