import type { Clock } from '../../platform/clock.ts';
import { mailLanguage } from '../../platform/mail/language.ts';
import type { AuditAction, AuditDetails, RecordAudit } from '../../platform/operations/audit.ts';
import type { ReportReason } from '../forum.rules.ts';
import type { PostRow } from '../forum.store.ts';
import type { AnswerRow, Asker } from '../questions/answers.store.ts';
import { beginningOf, inLetters } from '../text/plain-text.ts';
import type { AuthorMail } from './author-mail.ts';

export type DecisionNotes = ReturnType<typeof createDecisionNotes>;

export type ActionOptions = {
  readonly audit: RecordAudit;
  readonly clock: Clock;
  readonly findPerson: (memberId: string) => Promise<Asker | null>;
  readonly sendAuthorMail: (mail: AuthorMail) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** What somebody wrote, as its author is told of it. */
export type Written = {
  readonly kind: AuthorMail['kind'];
  readonly authorId: string | null;
  /** Of the question. */
  readonly title: string;
  readonly content: string;
};

/** A question, or an answer to it. */
export function writtenIn(
  question: Pick<PostRow, 'userId' | 'title' | 'content'>,
  answer?: Pick<AnswerRow, 'userId' | 'content'>,
): Written {
  const { userId: authorId, content } = answer ?? question;
  return { kind: answer ? 'answer' : 'question', authorId, title: question.title, content };
}

/** Puts into the trail what administrators do to what people wrote, and tells those people. */
export function createDecisionNotes({ audit, clock, findPerson, sendAuthorMail, onError }: ActionOptions) {
  /** @param authorId null for somebody who has left */
  const decided = (
    action: AuditAction,
    byMemberId: string,
    authorId: string | null,
    details: AuditDetails,
  ): Promise<void> => audit({ action, memberId: byMemberId, targetId: authorId, details, at: clock.now() });

  return {
    decided,

    /** The same for what authors may do too: then it is nobody's business. */
    recordForOthers: async (...decision: Parameters<typeof decided>): Promise<void> => {
      const [, byMemberId, authorId] = decision;
      if (authorId !== byMemberId) await decided(...decision);
    },

    /** Notifies the author, unless there is none or the author acted. A failed mail does not undo the action. */
    async notifyAuthor(
      action: AuthorMail['action'],
      { kind, authorId, title, content }: Written,
      byMemberId: string,
      reason: ReportReason | null = null,
    ): Promise<void> {
      if (authorId === null || authorId === byMemberId) return;
      const author = await findPerson(authorId).catch(onError);
      if (!author) return;
      const { email: to, nickname } = author;
      const language = mailLanguage(author.language);
      const excerpt = beginningOf(content, 300);
      await sendAuthorMail({
        to,
        language,
        nickname,
        kind,
        action,
        title: inLetters(title),
        excerpt,
        reason,
      }).catch(onError);
    },
  };
}
