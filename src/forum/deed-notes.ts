import type { AuditAction, AuditDetails, RecordDeed } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';

export type DeedNotes = ReturnType<typeof createDeedNotes>;

/** Puts into the trail what administrators do to what people wrote. */
export function createDeedNotes(audit: RecordDeed, clock: Clock) {
  /** @param authorId null for somebody who has left */
  const decided = (
    action: AuditAction,
    byMemberId: string,
    authorId: string | null,
    details: AuditDetails,
  ): Promise<void> => audit({ action, memberId: byMemberId, targetId: authorId, details, at: clock.now() });

  return {
    decided,

    /** The same for what authors may do too: then it is nobody's business. */
    doneToOthers: async (...deed: Parameters<typeof decided>): Promise<void> => {
      const [, byMemberId, authorId] = deed;
      if (authorId !== byMemberId) await decided(...deed);
    },
  };
}
