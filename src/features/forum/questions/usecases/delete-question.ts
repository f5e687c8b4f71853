import { questionTags } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import { authoredContent, notifyAuthor } from '../../moderation/usecases/notify-author.ts';
import { recordUnlessAuthor } from '../../moderation/usecases/record-decision.ts';
import { refuse } from '../../refusals.ts';
import type { QuestionDeps } from './deps.ts';
import { findEditableQuestion } from './find-question.ts';

/** Deletes a question with its answers. @throws AppError 404, 403 */
export async function deleteQuestion(deps: QuestionDeps, id: string, person: ForumCaller): Promise<void> {
  const by = person.memberId;
  const post = await findEditableQuestion(deps, id, person);
  const details = { question: post.id };
  const decision = { action: 'forum.question_deleted', by, authorId: post.userId, details } as const;
  await deps.store.transaction(async (tx) => {
    if (!(await deps.store.deletePost(tx, post.id))) throw refuse('forum.post_not_found');
    await recordUnlessAuthor(deps, decision, tx);
  });
  await deps.changed(questionTags.one(post.id), questionTags.lists, questionTags.lines);
  await notifyAuthor(deps, authoredContent(post), { action: 'deleted', by });
}
