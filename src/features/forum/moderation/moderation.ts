/** Use cases of moderation: reports by members, and decisions of administrators. */
import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { mapSequentially } from '../../../platform/server/work/list-rows.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { AnswerStore } from '../answers/answers.store.ts';
import type { Answers } from '../answers/answers.ts';
import { parseId, type ReportReason, slugOf } from '../forum.rules.ts';
import type { ForumStore } from '../forum.store.ts';
import type { ForumCaller, Limits } from '../limits.ts';
import { postNotFound, type Questions } from '../questions/questions.ts';
import { viewAnswer, viewPostWithHtml } from '../questions/views.ts';
import { refuse } from '../refusals.ts';
import { formulasAsText, plainExcerpt } from '../text/plain-text.ts';
import type { RenderMarkdown } from '../text/rendering.ts';
import type { HiddenStore } from './hidden.store.ts';
import { authoredContent, type ModerationLog } from './moderation-log.ts';
import type { ReportStore, Subject } from './reports.store.ts';

export type ModerationDependencies = {
  readonly reports: ReportStore;
  readonly hiddenStore: HiddenStore;
  readonly store: ForumStore;
  readonly answerStore: AnswerStore;
  readonly questions: Pick<Questions, 'findVisible'>;
  readonly answers: Pick<Answers, 'findVisible'>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly moderationLog: ModerationLog;
  readonly render: RenderMarkdown;
  readonly changed: Changed;
};

export type ReportInput = { readonly reason: ReportReason; readonly note: string };
export type Visibility = {
  readonly hidden: boolean;
  /** Whether to reopen the reports that were closed when the content was hidden, because it was hidden by mistake. */
  readonly undo: boolean;
};
const pageSize = 20;
/** Maximum number of hidden answers returned for a question. */
const maxHiddenAnswers = 50;

export function createModeration(dependencies: ModerationDependencies) {
  const { reports, hiddenStore, store, answerStore, questions, answers } = dependencies;
  const { clock, limits, moderationLog, render, changed } = dependencies;

  /** Finds the question or answer, its author and its ids for the audit log; null if it does not exist. */
  async function findContent(subject: Subject) {
    if ('postId' in subject) {
      const post = await store.findPost(subject.postId);
      if (!post) return null;
      return { content: authoredContent(post), isHidden: post.hiddenAt !== null, ids: { question: post.id } };
    }
    const answer = await answerStore.findAnswer(subject.answerId);
    if (!answer) return null;
    const post = await store.findPost(answer.postId);
    if (!post) return null;
    const ids = { answer: answer.id, question: post.id };
    return { content: authoredContent(post, answer), isHidden: answer.hiddenAt !== null, ids };
  }

  async function setHidden(subject: Subject, hidden: boolean): Promise<boolean> {
    if ('postId' in subject) return store.hidePost(subject.postId, hidden, clock.now());
    const answer = await answerStore.findAnswer(subject.answerId);
    return answer !== null && answerStore.hideAnswer(answer.id, answer.postId, hidden, clock.now());
  }

  async function hide(
    subject: Subject,
    { hidden, undo }: Visibility,
    by: string,
    reason: ReportReason | null = null,
  ): Promise<void> {
    const found = await findContent(subject);
    if (!found || !(await setHidden(subject, hidden))) throw postNotFound();
    if (hidden) await reports.decide(subject, 'hidden', by, clock.now());
    else await reports.reopenOrKeep(subject, undo, by, clock.now());
    await moderationLog.record(
      `forum.${found.content.kind}_${hidden ? 'hidden' : 'shown'}` as const,
      by,
      found.content.authorId,
      found.ids,
    );
    await changed();
    // No second email is sent if the content was already hidden.
    if (found.isHidden !== hidden)
      await moderationLog.notifyAuthor(hidden ? 'hidden' : 'shown', found.content, by, reason);
  }

  async function keepVisible(subject: Subject, by: string): Promise<void> {
    await reports.decide(subject, 'kept', by, clock.now());
    const found = await findContent(subject);
    if (!found) return;
    const { kind, authorId } = found.content;
    await moderationLog.record(`forum.${kind}_kept`, by, authorId, found.ids);
  }

  const key = (id: string): number => {
    const found = parseId(id);
    if (found === null) throw postNotFound();
    return found;
  };

  return {
    /**
     * Reports a question to the administrators.
     * @returns whether the member had already reported it
     * @throws AppError 404, 429
     */
    async reportPost(id: string, words: ReportInput, person: ForumCaller): Promise<boolean> {
      const { id: postId } = await questions.findVisible(id);
      await limits.consume('report', person);
      return reports.report({ postId }, person.memberId, words, clock.now());
    },

    /**
     * Reports an answer to the administrators.
     * @returns whether the member had already reported it
     * @throws AppError 404, 429
     */
    async reportAnswer(id: string, words: ReportInput, person: ForumCaller): Promise<boolean> {
      const { id: answerId } = await answers.findVisible(id);
      await limits.consume('report', person);
      return reports.report({ answerId }, person.memberId, words, clock.now());
    },

    /**
     * Hides a question or makes it visible again; hiding closes its reports.
     * @throws AppError 404
     */
    hidePost: (id: string, to: Visibility, by: string) => hide({ postId: key(id) }, to, by),

    /**
     * Hides an answer or makes it visible again; hiding closes its reports.
     * @throws AppError 404
     */
    hideAnswer: (id: string, to: Visibility, by: string) => hide({ answerId: key(id) }, to, by),

    /** Returns hidden questions and answers, most recently hidden first. */
    async listHidden(page: number) {
      const { items, total } = await hiddenStore.list((page - 1) * pageSize, pageSize);
      return {
        items: items.map(({ content, hiddenAt, ...row }) => ({
          ...row,
          title: formulasAsText(row.title),
          slug: slugOf({ id: row.postId, title: row.title }),
          excerpt: plainExcerpt(content),
          hiddenAt: hiddenAt?.toISOString() ?? '',
        })),
        total,
        page,
        pageSize,
      };
    },

    /** Returns a question, hidden or not, with its hidden answers. @throws AppError 404 */
    async withHidden(id: string, language: Language) {
      const post = await store.findPost(key(id));
      if (!post) throw postNotFound();
      const rows = await hiddenStore.answersOf(post.id, maxHiddenAnswers);
      return {
        ...(await viewPostWithHtml(post, render, language)),
        hiddenAt: post.hiddenAt?.toISOString() ?? null,
        hiddenAnswers: await mapSequentially(rows, (row) => viewAnswer(row, render, language)),
      };
    },

    /** Returns open reports, oldest first. */
    async list(page: number) {
      const { items, total } = await reports.listOpen((page - 1) * pageSize, pageSize);
      return {
        items: items.map(({ content, createdAt, userId: _, ...row }) => ({
          ...row,
          title: formulasAsText(row.title),
          slug: slugOf({ id: row.postId, title: row.title }),
          excerpt: plainExcerpt(content),
          createdAt: createdAt.toISOString(),
        })),
        total,
        page,
        pageSize,
      };
    },

    /** Closes a report: hides the content or leaves it visible. @throws AppError 404 */
    async decide(id: string, decision: 'hide' | 'keep', by: string): Promise<void> {
      const found = parseId(id);
      const report = found === null ? null : await reports.findSubject(found);
      if (!report) throw refuse('forum.report_not_found');
      const { subject, reason } = report;
      if (decision === 'hide') await hide(subject, { hidden: true, undo: false }, by, reason);
      else await keepVisible(subject, by);
    },
  };
}
