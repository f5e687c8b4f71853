import { parseId, type ReportReason } from '../../forum.rules.ts';
import { refuse } from '../../refusals.ts';
import type { Subject } from '../reports.store.ts';
import type { ModerationDeps } from './deps.ts';
import { findContent } from './find-content.ts';
import { notifyAuthor } from './notify-author.ts';
import { recordDecision } from './record-decision.ts';

export type Visibility = {
  readonly hidden: boolean;
  /** Whether to reopen the reports that were closed when the content was hidden, because it was hidden by mistake. */
  readonly undo: boolean;
};

type VisibilityDecision = {
  /** Id of the administrator. */
  readonly by: string;
  /** Reason of the report; null without a report. */
  readonly reason: ReportReason | null;
};

/**
 * Hides a question or makes it visible again; hiding closes its reports.
 * @throws AppError 404
 */
export async function hideQuestion(
  deps: ModerationDeps,
  id: string,
  to: Visibility,
  by: string,
): Promise<void> {
  await changeVisibility(deps, { postId: requireId(id) }, to, { by, reason: null });
}

/**
 * Hides an answer or makes it visible again; hiding closes its reports.
 * @throws AppError 404
 */
export async function hideAnswer(
  deps: ModerationDeps,
  id: string,
  to: Visibility,
  by: string,
): Promise<void> {
  await changeVisibility(deps, { answerId: requireId(id) }, to, { by, reason: null });
}

/**
 * Hides a question or answer or makes it visible again, and notifies its author.
 * @throws AppError 404
 */
export async function changeVisibility(
  deps: ModerationDeps,
  subject: Subject,
  { hidden, undo }: Visibility,
  { by, reason }: VisibilityDecision,
): Promise<void> {
  const { reports, clock } = deps;
  const found = await findContent(deps, subject);
  if (!found || !(await setHidden(deps, subject, hidden))) throw refuse('forum.post_not_found');
  await deps.changed();
  if (hidden) await reports.decide(subject, 'hidden', by, clock.now());
  else await reports.reopenOrKeep(subject, undo, by, clock.now());
  const action = hidden ? 'hidden' : 'shown';
  const { kind, authorId } = found.content;
  await recordDecision(deps, { action: `forum.${kind}_${action}`, by, authorId, details: found.ids });
  // No second email is sent if the content was already hidden.
  if (found.isHidden !== hidden) await notifyAuthor(deps, found.content, { action, by, reason });
}

async function setHidden(
  { store, answerStore, clock }: ModerationDeps,
  subject: Subject,
  hidden: boolean,
): Promise<boolean> {
  if ('postId' in subject) return store.hidePost(subject.postId, hidden, clock.now());
  const answer = await answerStore.findAnswer(subject.answerId);
  return answer !== null && answerStore.hideAnswer(answer.id, answer.postId, hidden, clock.now());
}

function requireId(id: string): number {
  const found = parseId(id);
  if (found === null) throw refuse('forum.post_not_found');
  return found;
}
