import { listUpTo } from '../../../../platform/server/work/list-rows.ts';
import type { OwnQuestion, Post } from '../../forum.contract.ts';
import { maxQuestionsListed, questionTags, slugOf, unfiltered } from '../../forum.rules.ts';
import { viewPost } from '../views.ts';
import type { QuestionDeps } from './deps.ts';

type ReadDeps = Pick<QuestionDeps, 'reads'>;

export type QuestionLine = { readonly slug: string; readonly title: string; readonly answerCount: number };

/** Number of own questions that the workbench lists. */
const maxOwnQuestions = 5;

/** Returns the newest questions, at most 1,000 and two megabytes, for clients that do not use paging. */
export async function listAllQuestions({ reads }: ReadDeps): Promise<Post[]> {
  return listUpTo(
    maxQuestionsListed,
    (offset, count) => reads.posts(questionTags.lists).list(null, { offset, count, fromEnd: false }),
    async (row) => viewPost(row),
  );
}

/** Returns the member's own newest visible questions. */
export async function listOwnQuestions({ reads }: ReadDeps, memberId: string): Promise<OwnQuestion[]> {
  const rows = await reads.posts(questionTags.lists).listOf(memberId, maxOwnQuestions);
  return rows.map(({ id, title, isAnswered, answerCount, createdAt }) => ({
    ...{ id, title, isAnswered, answerCount },
    slug: slugOf({ id, title }),
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns the newest visible questions that contain `part`, e.g. the URL of a calculator. */
export async function listQuestionsContaining(
  { reads }: ReadDeps,
  part: string,
  limit: number,
): Promise<QuestionLine[]> {
  const ids = await reads.searches(questionTags.lines).findParts([part], unfiltered, limit);
  return (await reads.posts(questionTags.lines).findByIds(ids)).map((row) => ({
    slug: slugOf(row),
    title: row.title,
    answerCount: row.answerCount,
  }));
}
