import { mayEdit, questionTags } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import { authoredContent, notifyAuthor } from '../../moderation/usecases/notify-author.ts';
import { recordUnlessAuthor } from '../../moderation/usecases/record-decision.ts';
import { refuse } from '../../refusals.ts';
import type { AnswerDeps } from './deps.ts';
import { findVisibleAnswer } from './find-answer.ts';

/** Deletes an answer. @throws AppError 404, 403 */
export async function deleteAnswer(deps: AnswerDeps, id: string, person: ForumCaller): Promise<void> {
  const by = person.memberId;
  const answer = await findVisibleAnswer(deps, id);
  if (!mayEdit(person, answer.userId)) throw refuse('forum.not_your_answer');
  const details = { answer: answer.id, question: answer.postId };
  const decision = { action: 'forum.answer_deleted', by, authorId: answer.userId, details } as const;
  await deps.store.transaction(async (tx) => {
    if (!(await deps.answerStore.deleteAnswer(tx, answer.id, answer.postId)))
      throw refuse('forum.answer_not_found');
    await recordUnlessAuthor(deps, decision, tx);
  });
  await deps.changed(questionTags.one(answer.postId), questionTags.lists, questionTags.lines);
  await notifyAuthor(deps, authoredContent(answer.post, answer), { action: 'deleted', by });
}
