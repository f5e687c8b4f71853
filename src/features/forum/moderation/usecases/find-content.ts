import type { Subject } from '../reports.store.ts';
import type { ModerationDeps } from './deps.ts';
import { type AuthoredContent, authoredContent } from './notify-author.ts';

/** Ids of a question, and of an answer if it is the content. */
export type ContentIds = { readonly question: number; readonly answer?: number };

/** Finds the question or answer, its author and its ids for the audit log; null if it does not exist. */
export async function findContent(
  { store, answerStore }: Pick<ModerationDeps, 'store' | 'answerStore'>,
  subject: Subject,
): Promise<{ readonly content: AuthoredContent; readonly ids: ContentIds } | null> {
  if ('postId' in subject) {
    const post = await store.findPost(subject.postId);
    if (!post) return null;
    return { content: authoredContent(post), ids: { question: post.id } };
  }
  const answer = await answerStore.findAnswer(subject.answerId);
  if (!answer) return null;
  const post = await store.findPost(answer.postId);
  if (!post) return null;
  const ids = { answer: answer.id, question: post.id };
  return { content: authoredContent(post, answer), ids };
}
