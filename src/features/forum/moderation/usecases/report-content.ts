import { findVisibleAnswer } from '../../answers/usecases/find-answer.ts';
import type { ReportReason } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import { findVisibleQuestion } from '../../questions/usecases/find-question.ts';
import type { ModerationDeps } from './deps.ts';

type ReportDeps = Pick<ModerationDeps, 'store' | 'answerStore' | 'reports' | 'limits' | 'clock'>;

export type ReportInput = { readonly reason: ReportReason; readonly note: string };

/**
 * Reports a question to the administrators.
 * @returns whether the member had already reported it
 * @throws AppError 404, 429
 */
export async function reportQuestion(
  deps: ReportDeps,
  id: string,
  words: ReportInput,
  person: ForumCaller,
): Promise<boolean> {
  const { id: postId } = await findVisibleQuestion(deps, id);
  await deps.limits.consume('report', person);
  return deps.reports.save({ postId }, { userId: person.memberId, ...words }, deps.clock.now());
}

/**
 * Reports an answer to the administrators.
 * @returns whether the member had already reported it
 * @throws AppError 404, 429
 */
export async function reportAnswer(
  deps: ReportDeps,
  id: string,
  words: ReportInput,
  person: ForumCaller,
): Promise<boolean> {
  const { id: answerId } = await findVisibleAnswer(deps, id);
  await deps.limits.consume('report', person);
  return deps.reports.save({ answerId }, { userId: person.memberId, ...words }, deps.clock.now());
}
