import { mapSequentially } from '../../../../platform/server/work/list-rows.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { findQuestion } from '../../questions/usecases/find-question.ts';
import { viewAnswer, viewPostWithHtml } from '../../questions/views.ts';
import { refuse } from '../../refusals.ts';
import type { ModerationDeps } from './deps.ts';

/** Maximum number of hidden answers returned for a question. */
const maxHiddenAnswers = 50;

/** Returns a question, hidden or not, with its hidden answers. @throws AppError 404 */
export async function showWithHidden(
  { store, hiddenStore, render }: Pick<ModerationDeps, 'store' | 'hiddenStore' | 'render'>,
  id: string,
  language: Language,
) {
  const post = await findQuestion({ store }, id);
  if (!post) throw refuse('forum.post_not_found');
  const rows = await hiddenStore.answersOf(post.id, maxHiddenAnswers);
  return {
    ...(await viewPostWithHtml(post, render, language)),
    hiddenAt: post.hiddenAt?.toISOString() ?? null,
    hiddenAnswers: await mapSequentially(rows, (row) => viewAnswer(row, render, language)),
  };
}
