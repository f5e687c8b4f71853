import type { Executor } from '../../../../platform/server/database/database.ts';
import type { AuditAction, AuditDetails } from '../../../../platform/shared/audit.ts';
import type { ModerationDeps } from './deps.ts';

/** Change of content by its author or an administrator. */
export type Decision = {
  readonly action: AuditAction;
  /** Id of the member who decided. */
  readonly by: string;
  /** Id of the author of the content; null for a deleted member. */
  readonly authorId: string | null;
  readonly details: AuditDetails;
};

/** Records a decision in the audit log, in its transaction. */
export async function recordDecision(
  { audit, clock }: Pick<ModerationDeps, 'audit' | 'clock'>,
  { action, by, authorId, details }: Decision,
  tx: Executor,
): Promise<void> {
  await audit({ action, memberId: by, targetId: authorId, details, at: clock.now() }, tx);
}

/** Records a decision in the audit log, in its transaction, unless the author made it. */
export async function recordUnlessAuthor(
  deps: Pick<ModerationDeps, 'audit' | 'clock'>,
  decision: Decision,
  tx: Executor,
): Promise<void> {
  if (decision.authorId !== decision.by) await recordDecision(deps, decision, tx);
}
