import { timingSafeEqual } from 'node:crypto';
import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import { listUpTo, mapSequentially } from '../../../platform/server/work/list-rows.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Answer, AnswerPage } from '../forum.contract.ts';
import { answersPerPage, maxAnswersListed, mayEdit, parseId, questionTags, slugOf } from '../forum.rules.ts';
import type { PostRow } from '../forum.store.ts';
import type { ForumCaller, Limits } from '../limits.ts';
import { authoredContent, type ModerationLog } from '../moderation/moderation-log.ts';
import { postNotFound, type Questions, type QuoteResults } from '../questions/questions.ts';
import type { ForumReads } from '../questions/reads.ts';
import { viewAnswer } from '../questions/views.ts';
import { refuse } from '../refusals.ts';
import { formulasAsText, plainExcerpt } from '../text/plain-text.ts';
import type { RenderMarkdown } from '../text/rendering.ts';
import type { AnswerMail } from './answer-mail.ts';
import type { AnswerRow, AnswerStore } from './answers.store.ts';

export type AnswersDependencies = {
  readonly store: AnswerStore;
  readonly reads: ForumReads;
  readonly questions: Pick<Questions, 'findVisible' | 'readVisible'>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly render: RenderMarkdown;
  readonly quote: QuoteResults;
  readonly moderationLog: ModerationLog;
  readonly changed: Changed;
  readonly sendMail: (mail: AnswerMail) => Promise<void>;
  readonly digest: (...parts: string[]) => string;
  readonly publicUrl: string;
  readonly onError: (error: unknown) => void;
};

export type AnswerPageOptions = {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly answer?: number | undefined;
};

const noAnswer = () => refuse('forum.answer_not_found');

export function createAnswers(dependencies: AnswersDependencies) {
  const { store, reads, questions, clock, limits, render, quote, moderationLog, changed } = dependencies;
  const { sendMail, digest, publicUrl, onError } = dependencies;

  /** Returns the signed token for the unsubscribe link. */
  const muteToken = (memberId: string) => `${memberId}.${digest('forum mute', memberId)}`;

  async function findVisible(id: string): Promise<AnswerRow & { readonly post: PostRow }> {
    const key = parseId(id);
    const answer = key === null ? null : await store.findAnswer(key);
    if (!answer || answer.hiddenAt) throw noAnswer();
    const post = await questions.findVisible(String(answer.postId)).catch(() => null);
    if (!post) throw noAnswer();
    return { ...answer, post };
  }

  async function notifyAsker(post: PostRow, answer: AnswerRow): Promise<void> {
    if (post.userId === null || String(post.userId) === String(answer.userId)) return;
    const asker = await store.findAskerForMail(post.id);
    if (!asker) return;
    await sendMail({
      to: asker.email,
      language: mailLanguage(asker.language),
      nickname: asker.nickname,
      author: answer.userNickname ?? '',
      title: formulasAsText(post.title),
      excerpt: plainExcerpt(answer.content, 300),
      link: `${publicUrl}/forum/${encodeURIComponent(slugOf(post))}#answer-${answer.id}`,
      muteLink: `${publicUrl}/forum-mails?token=${encodeURIComponent(muteToken(asker.memberId))}`,
    });
  }

  return {
    findVisible,

    /**
     * Returns the answers of a visible question, the accepted one first; limited in number and size.
     * @throws AppError 404
     */
    async list(postId: string, language: Language): Promise<Answer[]> {
      const { id } = await questions.readVisible(postId);
      const from = reads.answers(questionTags.one(id));
      return listUpTo(
        maxAnswersListed,
        (offset, count) => from.listAnswers(id, offset, count),
        (row) => viewAnswer(row, render, language),
      );
    },

    /**
     * Returns one page of answers; a page number beyond the end gives the last page.
     * @param options `answer` selects the page that contains this answer
     * @throws AppError 404, also for an unknown `answer`
     */
    async listPage(postId: string, options: AnswerPageOptions, language: Language): Promise<AnswerPage> {
      const { pageSize = answersPerPage, answer } = options;
      const post = await questions.readVisible(postId);
      const from = reads.answers(questionTags.one(post.id));
      let asked = options.page ?? 1;
      if (answer !== undefined) {
        const row = await from.findAnswer(answer);
        if (!row || row.hiddenAt || row.postId !== post.id) throw noAnswer();
        asked = Math.floor((await from.countBefore(row)) / pageSize) + 1;
      }
      const total = post.answerCount;
      const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
      const rows = await from.listAnswers(post.id, (page - 1) * pageSize, pageSize);
      const items = await mapSequentially(rows, (row) => viewAnswer(row, render, language));
      return { items, total, page, pageSize };
    },

    /** Saves an answer and notifies the author of the question. @throws AppError 404, 429 */
    async write(postId: string, content: string, person: ForumCaller, language: Language): Promise<Answer> {
      const post = await questions.findVisible(postId);
      await limits.consume('answer', person);
      const results = await quote(content, person.memberId);
      const id = await store.insertAnswer(post.id, person.memberId, { content, results }, clock.now());
      const answer = id === null ? null : await store.findAnswer(id);
      if (!answer) throw postNotFound();
      await changed(questionTags.one(post.id), questionTags.lists, questionTags.lines);
      // The answer is already saved, so a failed notification must not fail the request.
      await notifyAsker(post, answer).catch(onError);
      return viewAnswer(answer, render, language);
    },

    /** Deletes an answer. @throws AppError 404, 403 */
    async remove(id: string, person: ForumCaller): Promise<void> {
      const answer = await findVisible(id);
      if (!mayEdit(person, answer.userId)) throw refuse('forum.not_your_answer');
      if (!(await store.deleteAnswer(answer.id, answer.postId))) throw noAnswer();
      const about = { answer: answer.id, question: answer.postId };
      await moderationLog.recordUnlessAuthor('forum.answer_deleted', person.memberId, answer.userId, about);
      await moderationLog.notifyAuthor('deleted', authoredContent(answer.post, answer), person.memberId);
      await changed(questionTags.one(answer.postId), questionTags.lists, questionTags.lines);
    },

    /**
     * Accepts an answer instead of any other. Only the author of the question and administrators may do so.
     * @param accepted null toggles the state
     * @throws AppError 404, 403
     */
    async accept(
      id: string,
      accepted: boolean | null,
      person: ForumCaller,
    ): Promise<{ isAccepted: boolean; isAnswered: boolean }> {
      const answer = await findVisible(id);
      if (!mayEdit(person, answer.post.userId)) throw refuse('forum.not_your_question');
      const isAccepted = await store.acceptAnswer(answer.id, answer.postId, accepted);
      if (isAccepted === null) throw noAnswer();
      const action = isAccepted ? 'forum.answer_accepted' : 'forum.answer_unaccepted';
      const about = { answer: answer.id, question: answer.postId };
      await moderationLog.recordUnlessAuthor(action, person.memberId, answer.post.userId, about);
      await changed(questionTags.one(answer.postId), questionTags.lists);
      return { isAccepted, isAnswered: isAccepted };
    },

    /**
     * Unsubscribes the member in the token from answer notifications, or subscribes again.
     * @throws AppError 400 for an invalid token
     */
    async mute(token: string, muted: boolean): Promise<void> {
      const [memberId = ''] = token.split('.');
      const [given, expected] = [Buffer.from(token), Buffer.from(muteToken(memberId))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw refuse('forum.link_invalid');
      await store.mute(memberId, muted, clock.now());
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
