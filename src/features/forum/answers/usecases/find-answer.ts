import { parseId } from '../../../../platform/shared/parse-id.ts';
import type { PostRow } from '../../forum.store.ts';
import { refuse } from '../../refusals.ts';
import type { AnswerRow } from '../answers.store.ts';
import type { AnswerDeps } from './deps.ts';

/**
 * Finds a visible answer of a visible question.
 * @throws AppError 404
 */
export async function findVisibleAnswer(
  { store, answerStore }: Pick<AnswerDeps, 'store' | 'answerStore'>,
  id: string,
): Promise<AnswerRow & { readonly post: PostRow }> {
  const key = parseId(id);
  const answer = key === null ? null : await answerStore.findAnswer(key);
  if (!answer || answer.hiddenAt) throw refuse('forum.answer_not_found');
  const post = await store.findPost(answer.postId);
  if (!post || post.hiddenAt) throw refuse('forum.answer_not_found');
  return { ...answer, post };
}
