import { listUpTo, mapSequentially } from '../../../../platform/server/work/list-rows.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Answer, AnswerPage } from '../../forum.contract.ts';
import { answersPerPage, maxAnswersListed, questionTags } from '../../forum.rules.ts';
import { readVisibleQuestion } from '../../questions/usecases/find-question.ts';
import { viewAnswer } from '../../questions/views.ts';
import { refuse } from '../../refusals.ts';
import type { AnswerDeps } from './deps.ts';

type ReadDeps = Pick<AnswerDeps, 'reads' | 'render'>;

export type AnswerPageOptions = {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly answer?: number | undefined;
};

/**
 * Returns the answers of a visible question, the accepted one first; limited in number and size.
 * @throws AppError 404
 */
export async function listAnswers(
  { reads, render }: ReadDeps,
  postId: string,
  language: Language,
): Promise<Answer[]> {
  const { id } = await readVisibleQuestion({ reads }, postId);
  const from = reads.answers(questionTags.one(id));
  return listUpTo(
    maxAnswersListed,
    (offset, count) => from.listAnswers(id, offset, count),
    (row) => viewAnswer(row, render, language),
  );
}

/**
 * Returns one page of answers; a page number beyond the end gives the last page.
 * @param options `answer` selects the page that contains this answer
 * @throws AppError 404, also for an unknown `answer`
 */
export async function listAnswerPage(
  { reads, render }: ReadDeps,
  postId: string,
  options: AnswerPageOptions,
  language: Language,
): Promise<AnswerPage> {
  const { pageSize = answersPerPage, answer } = options;
  const post = await readVisibleQuestion({ reads }, postId);
  const from = reads.answers(questionTags.one(post.id));
  let asked = options.page ?? 1;
  if (answer !== undefined) {
    const row = await from.findAnswer(answer);
    if (!row || row.hiddenAt || row.postId !== post.id) throw refuse('forum.answer_not_found');
    asked = Math.floor((await from.countBefore(row)) / pageSize) + 1;
  }
  const total = post.answerCount;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
  const rows = await from.listAnswers(post.id, (page - 1) * pageSize, pageSize);
  const items = await mapSequentially(rows, (row) => viewAnswer(row, render, language));
  return { items, total, page, pageSize };
}
