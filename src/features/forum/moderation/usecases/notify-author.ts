import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { AnswerRow } from '../../answers/answers.store.ts';
import type { ReportReason } from '../../forum.rules.ts';
import type { PostRow } from '../../forum.store.ts';
import { formulasAsText, plainExcerpt } from '../../text/plain-text.ts';
import type { ModerationMail } from '../moderation-mail.ts';
import type { ModerationDeps } from './deps.ts';

/** Question or answer, as the mail to its author describes it. */
export type AuthoredContent = {
  readonly kind: ModerationMail['kind'];
  readonly authorId: string | null;
  /** Title of the question, also for an answer. */
  readonly title: string;
  readonly content: string;
};

type AuthorNotification = {
  readonly action: ModerationMail['action'];
  /** Id of the member who decided. */
  readonly by: string;
  /** Reason of the report; null or missing without a report. */
  readonly reason?: ReportReason | null;
};

export function authoredContent(
  question: Pick<PostRow, 'userId' | 'title' | 'content'>,
  answer?: Pick<AnswerRow, 'userId' | 'content'>,
): AuthoredContent {
  const { userId: authorId, content } = answer ?? question;
  return { kind: answer ? 'answer' : 'question', authorId, title: question.title, content };
}

/**
 * Notifies the author by email, unless the account was deleted or the author acted. If the email fails, the
 * decision remains.
 */
export async function notifyAuthor(
  {
    findRecipient,
    sendModerationMail,
    onError,
  }: Pick<ModerationDeps, 'findRecipient' | 'sendModerationMail' | 'onError'>,
  { kind, authorId, title, content }: AuthoredContent,
  { action, by, reason = null }: AuthorNotification,
): Promise<void> {
  if (authorId === null || authorId === by) return;
  const author = await findRecipient(authorId).catch(onError);
  if (!author) return;
  const { email: to, nickname } = author;
  const language = mailLanguage(author.language);
  const excerpt = plainExcerpt(content, 300);
  await sendModerationMail({
    to,
    language,
    nickname,
    kind,
    action,
    title: formulasAsText(title),
    excerpt,
    reason,
  }).catch(onError);
}
