import { mapSequentially } from '../../../../platform/server/work/list-rows.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Post, Question } from '../../forum.contract.ts';
import { answersPerPage, questionTags } from '../../forum.rules.ts';
import { refuse } from '../../refusals.ts';
import { viewAnswer, viewPostWithHtml } from '../views.ts';
import type { QuestionDeps } from './deps.ts';
import { readVisibleQuestion } from './find-question.ts';

/**
 * Returns a question with its first page of answers.
 * @throws AppError 404, also for a hidden question or malformed id
 */
export async function showQuestion(
  { reads, render }: Pick<QuestionDeps, 'reads' | 'render'>,
  id: string,
  language: Language,
): Promise<Question> {
  const post = await readVisibleQuestion({ reads }, id);
  const rows = await reads.answers(questionTags.one(post.id)).listAnswers(post.id, 0, answersPerPage);
  return {
    ...(await viewPostWithHtml(post, render, language)),
    answers: await mapSequentially(rows, (row) => viewAnswer(row, render, language)),
  };
}

/**
 * Returns the saved version of a question, without answers; never reads from the replica.
 * @throws AppError 404
 */
export async function showSavedQuestion(
  { store, render }: Pick<QuestionDeps, 'store' | 'render'>,
  id: number,
  language: Language,
): Promise<Post> {
  const post = await store.findPost(id);
  if (!post) throw refuse('forum.post_not_found');
  return viewPostWithHtml(post, render, language);
}
