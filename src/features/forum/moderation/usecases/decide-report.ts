import { parseId } from '../../../../platform/shared/parse-id.ts';
import { refuse } from '../../refusals.ts';
import type { Subject } from '../reports.store.ts';
import type { ModerationDeps } from './deps.ts';
import { findContent } from './find-content.ts';
import { changeVisibility } from './hide-content.ts';
import { recordDecision } from './record-decision.ts';

/**
 * Closes a report: hides the content or leaves it visible.
 * @throws AppError 404; 409 `forum.report_decided` if another administrator was faster
 */
export async function decideReport(
  deps: ModerationDeps,
  id: string,
  decision: 'hide' | 'keep',
  by: string,
): Promise<void> {
  const key = parseId(id);
  const report = key === null ? null : await deps.reports.findSubject(key);
  if (!report) throw refuse('forum.report_not_found');
  const { subject, reason } = report;
  if (decision === 'hide')
    await changeVisibility(deps, subject, { hidden: true, undo: false }, { by, report: { reason } });
  else await keepVisible(deps, subject, by);
}

async function keepVisible(deps: ModerationDeps, subject: Subject, by: string): Promise<void> {
  const found = await findContent(deps, subject);
  await deps.store.transaction(async (tx) => {
    const closed = await deps.reports.decide(tx, subject, 'kept', { by, at: deps.clock.now() });
    if (closed === 0) throw refuse('forum.report_decided');
    if (!found) return;
    const { kind, authorId } = found.content;
    await recordDecision(deps, { action: `forum.${kind}_kept`, by, authorId, details: found.ids }, tx);
  });
}
