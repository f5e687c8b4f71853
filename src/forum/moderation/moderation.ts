/** Reports of readers, and what administrators do about them. */
import type { Changed } from '../../platform/cache/cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Language } from '../../platform/i18n/i18n.ts';
import { inTurn } from '../../platform/work/in-turn.ts';
import { type ReportReason, readId, slugOf } from '../forum.rules.ts';
import type { ForumStore } from '../forum.store.ts';
import type { Limits, Visitor } from '../limits.ts';
import type { AnswerStore } from '../questions/answers.store.ts';
import type { Answers } from '../questions/answers.ts';
import { noPost, type Questions } from '../questions/questions.ts';
import { viewAnswer, viewWholePost } from '../questions/views.ts';
import { refuse } from '../refusals.ts';
import { beginningOf, inLetters } from '../text/plain-text.ts';
import type { RenderMarkdown } from '../text/rendering.ts';
import { type DecisionNotes, writtenIn } from './decision-notes.ts';
import type { HiddenStore } from './hidden.store.ts';
import type { ReportStore, Subject } from './reports.store.ts';

export type ModerationDependencies = {
  readonly reports: ReportStore;
  readonly hiddenStore: HiddenStore;
  readonly store: ForumStore;
  readonly answerStore: AnswerStore;
  readonly questions: Pick<Questions, 'visible'>;
  readonly answers: Pick<Answers, 'visible'>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly decisionNotes: DecisionNotes;
  readonly render: RenderMarkdown;
  readonly changed: Changed;
};

export type ReportWords = { readonly reason: ReportReason; readonly note: string };
export type Visibility = {
  readonly hidden: boolean;
  /** Shown again at once, by mistake hidden: the reports that this has settled wait again. */
  readonly undo: boolean;
};
const pageSize = 20;
/** Of one question; who hides more than these deletes the question. */
const mostHiddenAnswers = 50;

export function createModeration(dependencies: ModerationDependencies) {
  const { reports, hiddenStore, store, answerStore, questions, answers } = dependencies;
  const { clock, limits, decisionNotes, render, changed } = dependencies;

  /** Who wrote it, and how the trail names it; null when it is gone. */
  async function about(subject: Subject) {
    if ('postId' in subject) {
      const post = await store.findPost(subject.postId);
      if (!post) return null;
      return { written: writtenIn(post), isHidden: post.hiddenAt !== null, ids: { question: post.id } };
    }
    const answer = await answerStore.findAnswer(subject.answerId);
    if (!answer) return null;
    const post = await store.findPost(answer.postId);
    if (!post) return null;
    const ids = { answer: answer.id, question: post.id };
    return { written: writtenIn(post, answer), isHidden: answer.hiddenAt !== null, ids };
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
    const found = await about(subject);
    if (!found || !(await setHidden(subject, hidden))) throw noPost();
    if (hidden) await reports.decide(subject, 'hidden', by, clock.now());
    else await reports.standsAgain(subject, undo, by, clock.now());
    await decisionNotes.decided(
      `forum.${found.written.kind}_${hidden ? 'hidden' : 'shown'}` as const,
      by,
      found.written.authorId,
      found.ids,
    );
    await changed();
    // Hidden twice, it is told once.
    if (found.isHidden !== hidden)
      await decisionNotes.notifyAuthor(hidden ? 'hidden' : 'shown', found.written, by, reason);
  }

  async function keep(subject: Subject, by: string): Promise<void> {
    await reports.decide(subject, 'kept', by, clock.now());
    const found = await about(subject);
    if (!found) return;
    const { kind, authorId } = found.written;
    await decisionNotes.decided(`forum.${kind}_kept`, by, authorId, found.ids);
  }

  const key = (id: string): number => {
    const found = readId(id);
    if (found === null) throw noPost();
    return found;
  };

  return {
    /** Tells the administrators of a question. @returns whether this person had before @throws AppError 404, 429 */
    async reportPost(id: string, words: ReportWords, person: Visitor): Promise<boolean> {
      const { id: postId } = await questions.visible(id);
      await limits.consume('report', person);
      return reports.report({ postId }, person.memberId, words, clock.now());
    },

    /** Tells the administrators of an answer. @returns whether this person had before @throws AppError 404, 429 */
    async reportAnswer(id: string, words: ReportWords, person: Visitor): Promise<boolean> {
      const { id: answerId } = await answers.visible(id);
      await limits.consume('report', person);
      return reports.report({ answerId }, person.memberId, words, clock.now());
    },

    /** Takes a question out of sight, or back; hiding settles its reports. @throws AppError 404 */
    hidePost: (id: string, to: Visibility, by: string) => hide({ postId: key(id) }, to, by),

    /** The same for an answer. @throws AppError 404 */
    hideAnswer: (id: string, to: Visibility, by: string) => hide({ answerId: key(id) }, to, by),

    /** Questions and answers out of sight, the last hidden first. */
    async listHidden(page: number) {
      const { items, total } = await hiddenStore.list((page - 1) * pageSize, pageSize);
      return {
        items: items.map(({ content, hiddenAt, ...row }) => ({
          ...row,
          title: inLetters(row.title),
          slug: slugOf({ id: row.postId, title: row.title }),
          excerpt: beginningOf(content),
          hiddenAt: hiddenAt?.toISOString() ?? '',
        })),
        total,
        page,
        pageSize,
      };
    },

    /** A question, hidden or not, with those of its answers that are hidden. @throws AppError 404 */
    async withHidden(id: string, language: Language) {
      const post = await store.findPost(key(id));
      if (!post) throw noPost();
      const rows = await hiddenStore.answersOf(post.id, mostHiddenAnswers);
      return {
        ...(await viewWholePost(post, render, language)),
        hiddenAt: post.hiddenAt?.toISOString() ?? null,
        hiddenAnswers: await inTurn(rows, (row) => viewAnswer(row, render, language)),
      };
    },

    /** The queue: open reports, the longest waiting first. */
    async list(page: number) {
      const { items, total } = await reports.listOpen((page - 1) * pageSize, pageSize);
      return {
        items: items.map(({ content, createdAt, userId: _, ...row }) => ({
          ...row,
          title: inLetters(row.title),
          slug: slugOf({ id: row.postId, title: row.title }),
          excerpt: beginningOf(content),
          createdAt: createdAt.toISOString(),
        })),
        total,
        page,
        pageSize,
      };
    },

    /** Settles a report: hides what it is about, or lets it stand. @throws AppError 404 */
    async decide(id: string, decision: 'hide' | 'keep', by: string): Promise<void> {
      const found = readId(id);
      const report = found === null ? null : await reports.findSubject(found);
      if (!report) throw refuse('forum.report_not_found');
      const { subject, reason } = report;
      if (decision === 'hide') await hide(subject, { hidden: true, undo: false }, by, reason);
      else await keep(subject, by);
    },
  };
}
