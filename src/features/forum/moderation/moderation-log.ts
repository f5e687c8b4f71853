import type { Clock } from '../../../platform/server/clock.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { AuditAction, AuditDetails, RecordAudit } from '../../../platform/shared/audit.ts';
import type { AnswerRow, MailRecipient } from '../answers/answers.store.ts';
import type { ReportReason } from '../forum.rules.ts';
import type { PostRow } from '../forum.store.ts';
import { formulasAsText, plainExcerpt } from '../text/plain-text.ts';
import type { ModerationMail } from './moderation-mail.ts';

export type ModerationLog = ReturnType<typeof createModerationLog>;

export type ModerationLogOptions = {
  readonly audit: RecordAudit;
  readonly clock: Clock;
  readonly findRecipient: (memberId: string) => Promise<MailRecipient | null>;
  readonly sendModerationMail: (mail: ModerationMail) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Question or answer, as the mail to its author describes it. */
export type AuthoredContent = {
  readonly kind: ModerationMail['kind'];
  readonly authorId: string | null;
  /** Title of the question, also for an answer. */
  readonly title: string;
  readonly content: string;
};

export function authoredContent(
  question: Pick<PostRow, 'userId' | 'title' | 'content'>,
  answer?: Pick<AnswerRow, 'userId' | 'content'>,
): AuthoredContent {
  const { userId: authorId, content } = answer ?? question;
  return { kind: answer ? 'answer' : 'question', authorId, title: question.title, content };
}

/** Creates the functions that record moderation decisions in the audit log and notify the authors. */
export function createModerationLog({
  audit,
  clock,
  findRecipient,
  sendModerationMail,
  onError,
}: ModerationLogOptions) {
  /**
   * Records a decision in the audit log.
   * @param authorId null for a deleted member
   */
  const record = (
    action: AuditAction,
    byMemberId: string,
    authorId: string | null,
    details: AuditDetails,
  ): Promise<void> => audit({ action, memberId: byMemberId, targetId: authorId, details, at: clock.now() });

  return {
    record,

    /** Records a decision in the audit log, unless the author made it. */
    recordUnlessAuthor: async (...decision: Parameters<typeof record>): Promise<void> => {
      const [, byMemberId, authorId] = decision;
      if (authorId !== byMemberId) await record(...decision);
    },

    /**
     * Notifies the author by email, unless the account was deleted or the author acted. If the email fails, the
     * decision remains.
     */
    async notifyAuthor(
      action: ModerationMail['action'],
      { kind, authorId, title, content }: AuthoredContent,
      byMemberId: string,
      reason: ReportReason | null = null,
    ): Promise<void> {
      if (authorId === null || authorId === byMemberId) return;
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
    },
  };
}
