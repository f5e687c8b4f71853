import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Answer } from '../../forum.contract.ts';
import { questionTags, slugOf } from '../../forum.rules.ts';
import type { PostRow } from '../../forum.store.ts';
import type { ForumCaller } from '../../limits.ts';
import { findVisibleQuestion } from '../../questions/usecases/find-question.ts';
import { viewAnswer } from '../../questions/views.ts';
import { refuse } from '../../refusals.ts';
import { formulasAsText, plainExcerpt } from '../../text/plain-text.ts';
import type { AnswerRow } from '../answers.store.ts';
import type { AnswerDeps } from './deps.ts';
import { muteToken } from './mute-answer-mails.ts';

/** Saves an answer and notifies the author of the question. @throws AppError 404, 429 */
export async function writeAnswer(
  deps: AnswerDeps,
  { postId, content }: { readonly postId: string; readonly content: string },
  person: ForumCaller,
  language: Language,
): Promise<Answer> {
  const { answerStore } = deps;
  const post = await findVisibleQuestion(deps, postId);
  await deps.limits.consume('answer', person);
  const results = await deps.quote(content, person.memberId);
  const answered = { userId: person.memberId, content, results };
  const id = await answerStore.insertAnswer(post.id, answered, deps.clock.now());
  const answer = id === null ? null : await answerStore.findAnswer(id);
  if (!answer) throw refuse('forum.post_not_found');
  await deps.changed(questionTags.one(post.id), questionTags.lists, questionTags.lines);
  // The answer is already saved, so a failed notification must not fail the request.
  await notifyAsker(deps, post, answer).catch(deps.onError);
  return viewAnswer(answer, deps.render, language);
}

/** Notifies the author of the question by email, unless the author answered, has unsubscribed or was deleted. */
async function notifyAsker(deps: AnswerDeps, post: PostRow, answer: AnswerRow): Promise<void> {
  if (post.userId === null || String(post.userId) === String(answer.userId)) return;
  const asker = await deps.answerStore.findAskerForMail(post.id);
  if (!asker) return;
  const { publicUrl } = deps;
  await deps.sendAnswerMail({
    to: asker.email,
    language: mailLanguage(asker.language),
    nickname: asker.nickname,
    author: answer.userNickname ?? '',
    title: formulasAsText(post.title),
    excerpt: plainExcerpt(answer.content, 300),
    link: `${publicUrl}/forum/${encodeURIComponent(slugOf(post))}#answer-${answer.id}`,
    muteLink: `${publicUrl}/forum-mails?token=${encodeURIComponent(muteToken(deps, asker.memberId))}`,
  });
}
