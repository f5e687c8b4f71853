import { mayEdit, questionTags } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import { recordUnlessAuthor } from '../../moderation/usecases/record-decision.ts';
import { refuse } from '../../refusals.ts';
import type { AnswerDeps } from './deps.ts';
import { findVisibleAnswer } from './find-answer.ts';

/**
 * Accepts an answer instead of any other. Only the author of the question and administrators may do so.
 * @param accepted null toggles the state
 * @throws AppError 404, 403
 */
export async function acceptAnswer(
  deps: AnswerDeps,
  id: string,
  accepted: boolean | null,
  person: ForumCaller,
): Promise<{ isAccepted: boolean; isAnswered: boolean }> {
  const answer = await findVisibleAnswer(deps, id);
  if (!mayEdit(person, answer.post.userId)) throw refuse('forum.not_your_question');
  const { isAccepted, isAnswered, isChanged } = await deps.store.transaction(async (tx) => {
    const result = await deps.answerStore.acceptAnswer(tx, answer.id, answer.postId, accepted);
    if (result === null) throw refuse('forum.answer_not_found');
    const action = result.isAccepted ? 'forum.answer_accepted' : 'forum.answer_unaccepted';
    const details = { answer: answer.id, question: answer.postId };
    const decision = { action, by: person.memberId, authorId: answer.post.userId, details } as const;
    if (result.isChanged) await recordUnlessAuthor(deps, decision, tx);
    return result;
  });
  if (isChanged) await deps.changed(questionTags.one(answer.postId), questionTags.lists);
  return { isAccepted, isAnswered };
}
