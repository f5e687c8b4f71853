import type { Executor } from '../../../../platform/server/database/database.ts';
import { parseId } from '../../../../platform/shared/parse-id.ts';
import type { ReportReason } from '../../forum.rules.ts';
import { refuse } from '../../refusals.ts';
import type { Subject } from '../reports.store.ts';
import type { ModerationDeps } from './deps.ts';
import { type ContentIds, findContent } from './find-content.ts';
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
  /** Report that is decided by hiding; null if the content is hidden or shown without one. */
  readonly report: { readonly reason: ReportReason } | null;
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
  const postId = parseId(id);
  if (postId === null) throw refuse('forum.post_not_found');
  await changeVisibility(deps, { postId }, to, { by, report: null });
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
  const answerId = parseId(id);
  if (answerId === null) throw refuse('forum.answer_not_found');
  await changeVisibility(deps, { answerId }, to, { by, report: null });
}

/**
 * Hides a question or answer or makes it visible again, and notifies its author.
 * @throws AppError 404; 409 `forum.report_decided` if the report is not open any longer
 */
export async function changeVisibility(
  deps: ModerationDeps,
  subject: Subject,
  { hidden, undo }: Visibility,
  { by, report }: VisibilityDecision,
): Promise<void> {
  const { reports, store, clock } = deps;
  const found = await findContent(deps, subject);
  if (!found) throw notFound(subject);
  const action = hidden ? 'hidden' : 'shown';
  const { kind, authorId } = found.content;
  const isChanged = await store.transaction(async (tx) => {
    const decider = { by, at: clock.now() };
    const wasChanged = await setHidden(deps, tx, found.ids, hidden);
    if (wasChanged === null) throw notFound(subject);
    if (!hidden) await reports.reopenOrKeep(tx, subject, undo, decider);
    else if ((await reports.decide(tx, subject, 'hidden', decider)) === 0 && report)
      throw refuse('forum.report_decided');
    const decision = { action: `forum.${kind}_${action}`, by, authorId, details: found.ids } as const;
    if (wasChanged) await recordDecision(deps, decision, tx);
    return wasChanged;
  });
  await deps.changed();
  if (isChanged) await notifyAuthor(deps, found.content, { action, by, reason: report?.reason ?? null });
}

const notFound = (subject: Subject) =>
  refuse('postId' in subject ? 'forum.post_not_found' : 'forum.answer_not_found');

/** Returns whether the visibility changed; null if the content was deleted. */
function setHidden(
  { store, answerStore, clock }: ModerationDeps,
  tx: Executor,
  { question, answer }: ContentIds,
  hidden: boolean,
): Promise<boolean | null> {
  if (answer === undefined) return store.hidePost(tx, question, hidden, clock.now());
  return answerStore.hideAnswer(tx, { id: answer, postId: question }, hidden, clock.now());
}
