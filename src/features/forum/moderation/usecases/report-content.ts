import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import { findVisibleAnswer } from '../../answers/usecases/find-answer.ts';
import type { ReportReason } from '../../forum.rules.ts';
import type { ForumCaller } from '../../limits.ts';
import { findVisibleQuestion } from '../../questions/usecases/find-question.ts';
import { formulasAsText, plainExcerpt } from '../../text/plain-text.ts';
import type { Subject } from '../reports.store.ts';
import type { ModerationDeps } from './deps.ts';
import { type AuthoredContent, authoredContent } from './notify-author.ts';

type ReportDeps = Pick<
  ModerationDeps,
  | 'store'
  | 'answerStore'
  | 'reports'
  | 'limits'
  | 'clock'
  | 'findAdministrators'
  | 'sendReportNotice'
  | 'onError'
>;

export type ReportInput = { readonly reason: ReportReason; readonly note: string };
export type Reporter = ForumCaller & { readonly nickname: string };

/**
 * Reports a question to the administrators.
 * @returns whether the member had already reported it
 * @throws AppError 404, 429
 */
export async function reportQuestion(
  deps: ReportDeps,
  id: string,
  words: ReportInput,
  person: Reporter,
): Promise<boolean> {
  const question = await findVisibleQuestion(deps, id);
  return report(deps, { subject: { postId: question.id }, ...authoredContent(question) }, words, person);
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
  person: Reporter,
): Promise<boolean> {
  const { post, ...answer } = await findVisibleAnswer(deps, id);
  return report(deps, { subject: { answerId: answer.id }, ...authoredContent(post, answer) }, words, person);
}

async function report(
  deps: ReportDeps,
  content: AuthoredContent & { readonly subject: Subject },
  words: ReportInput,
  person: Reporter,
): Promise<boolean> {
  await deps.limits.consume('report', person);
  const stored = { userId: person.memberId, ...words };
  const { isRepeated, open } = await deps.reports.save(content.subject, stored, deps.clock.now());
  // Further reports about the same content wait in the dashboard.
  if (open === 1 && !isRepeated) await notifyAdministrators(deps, content, words, person.nickname);
  return isRepeated;
}

/** The report is already saved, so a failed notification must not fail the request. */
async function notifyAdministrators(
  { findAdministrators, sendReportNotice, onError }: ReportDeps,
  { kind, title, content }: AuthoredContent,
  words: ReportInput,
  reporter: string,
): Promise<void> {
  const about = { kind, title: formulasAsText(title), excerpt: plainExcerpt(content, 300) };
  try {
    for (const { email: to, language } of await findAdministrators())
      await sendReportNotice({ ...about, ...words, reporter }, { to, language: mailLanguage(language) });
  } catch (error) {
    onError(error);
  }
}
