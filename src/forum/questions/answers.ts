/** Answers: reading, writing, accepting, and the mail to the asker. */
import { timingSafeEqual } from 'node:crypto';
import type { Changed } from '../../platform/cache/cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Language } from '../../platform/i18n/i18n.ts';
import { mailLanguage } from '../../platform/mail/language.ts';
import { inTurn, listWithin } from '../../platform/work/in-turn.ts';
import type { Answer, AnswerPage } from '../forum.contract.ts';
import {
  answersPerPage,
  mayChange,
  mostAnswersListed,
  questionTags,
  readId,
  slugOf,
} from '../forum.rules.ts';
import type { PostRow } from '../forum.store.ts';
import type { Limits, Visitor } from '../limits.ts';
import { type DecisionNotes, writtenIn } from '../moderation/decision-notes.ts';
import { refuse } from '../refusals.ts';
import { beginningOf, inLetters } from '../text/plain-text.ts';
import type { RenderMarkdown } from '../text/rendering.ts';
import type { AnswerRow, AnswerStore } from './answers.store.ts';
import type { AnswerMail } from './mails.ts';
import { noPost, type Questions, type QuoteResults } from './questions.ts';
import { viewAnswer } from './views.ts';

export type AnswersDependencies = {
  readonly store: AnswerStore;
  readonly questions: Pick<Questions, 'visible'>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly render: RenderMarkdown;
  readonly quote: QuoteResults;
  readonly decisionNotes: DecisionNotes;
  readonly changed: Changed;
  readonly sendMail: (mail: AnswerMail) => Promise<void>;
  readonly digest: (...parts: string[]) => string;
  /** Where people reach the site. */
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
  const { store, questions, clock, limits, render, quote, decisionNotes, changed } = dependencies;
  const { sendMail, digest, publicUrl, onError } = dependencies;

  /** What stands in the link that ends mails: whose they are, signed. */
  const muteToken = (memberId: string) => `${memberId}.${digest('forum mute', memberId)}`;

  async function visible(id: string): Promise<AnswerRow & { readonly post: PostRow }> {
    const key = readId(id);
    const answer = key === null ? null : await store.findAnswer(key);
    if (!answer || answer.hiddenAt) throw noAnswer();
    const post = await questions.visible(String(answer.postId)).catch(() => null);
    if (!post) throw noAnswer();
    return { ...answer, post };
  }

  async function tellAsker(post: PostRow, answer: AnswerRow): Promise<void> {
    if (post.userId === null || String(post.userId) === String(answer.userId)) return;
    const asker = await store.askerToTell(post.id);
    if (!asker) return;
    await sendMail({
      to: asker.email,
      language: mailLanguage(asker.language),
      nickname: asker.nickname,
      author: answer.userNickname ?? '',
      title: inLetters(post.title),
      excerpt: beginningOf(answer.content, 300),
      link: `${publicUrl}/forum/${encodeURIComponent(slugOf(post))}#answer-${answer.id}`,
      muteLink: `${publicUrl}/forum-mails?token=${encodeURIComponent(muteToken(asker.memberId))}`,
    });
  }

  return {
    visible,

    /** Answers of a question in sight, the accepted one first, up to a number and a size. @throws AppError 404 */
    async list(postId: string, language: Language): Promise<Answer[]> {
      const { id } = await questions.visible(postId);
      return listWithin(
        mostAnswersListed,
        (offset, count) => store.listAnswers(id, offset, count),
        (row) => viewAnswer(row, render, language),
      );
    },

    /**
     * One page, clamped to the last there is.
     * @param options `answer`: the page on which this one stands
     * @throws AppError 404, also without such an answer
     */
    async listPage(postId: string, options: AnswerPageOptions, language: Language): Promise<AnswerPage> {
      const { pageSize = answersPerPage, answer } = options;
      const post = await questions.visible(postId);
      let asked = options.page ?? 1;
      if (answer !== undefined) {
        const row = await visible(String(answer));
        if (row.postId !== post.id) throw noAnswer();
        asked = Math.floor((await store.countBefore(row)) / pageSize) + 1;
      }
      const total = post.answerCount;
      const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
      const rows = await store.listAnswers(post.id, (page - 1) * pageSize, pageSize);
      const items = await inTurn(rows, (row) => viewAnswer(row, render, language));
      return { items, total, page, pageSize };
    },

    /** Writes an answer and tells the asker by mail. @throws AppError 404, 429 */
    async write(postId: string, content: string, person: Visitor, language: Language): Promise<Answer> {
      const post = await questions.visible(postId);
      await limits.consume('answer', person);
      const results = await quote(content, person.memberId);
      const id = await store.insertAnswer(post.id, person.memberId, { content, results }, clock.now());
      const answer = id === null ? null : await store.findAnswer(id);
      if (!answer) throw noPost();
      await changed(questionTags.one(post.id), questionTags.lists, questionTags.lines);
      // The answer stands; that a mail could not be queued is no reason to say otherwise.
      await tellAsker(post, answer).catch(onError);
      return viewAnswer(answer, render, language);
    },

    /** @throws AppError 404, 403 */
    async remove(id: string, person: Visitor): Promise<void> {
      const answer = await visible(id);
      if (!mayChange(person, answer.userId)) throw refuse('forum.not_your_answer');
      if (!(await store.deleteAnswer(answer.id, answer.postId))) throw noAnswer();
      const about = { answer: answer.id, question: answer.postId };
      await decisionNotes.recordForOthers('forum.answer_deleted', person.memberId, answer.userId, about);
      await decisionNotes.notifyAuthor('deleted', writtenIn(answer.post, answer), person.memberId);
      await changed(questionTags.one(answer.postId), questionTags.lists, questionTags.lines);
    },

    /**
     * The asker, or an administrator, accepts an answer in place of any other.
     * @param accepted null: turns it round, so that accepting again takes it back
     * @throws AppError 404, 403
     */
    async accept(
      id: string,
      accepted: boolean | null,
      person: Visitor,
    ): Promise<{ isAccepted: boolean; isAnswered: boolean }> {
      const answer = await visible(id);
      if (!mayChange(person, answer.post.userId)) throw refuse('forum.not_your_question');
      const isAccepted = await store.acceptAnswer(answer.id, answer.postId, accepted);
      if (isAccepted === null) throw noAnswer();
      const action = isAccepted ? 'forum.answer_accepted' : 'forum.answer_unaccepted';
      const about = { answer: answer.id, question: answer.postId };
      await decisionNotes.recordForOthers(action, person.memberId, answer.post.userId, about);
      await changed(questionTags.one(answer.postId), questionTags.lists);
      return { isAccepted, isAnswered: isAccepted };
    },

    /** Ends or takes up mails on answers, by the link in such a mail. @throws AppError 400 for another token */
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
