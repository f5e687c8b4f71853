/** Stores drafts of questions and answers in the browser until their member sends or discards them. */
import {
  claimDraftText,
  type DraftPlace,
  joinTexts,
  readDraftText,
  writeDraftText,
} from '../../../../platform/browser/drafts/draft-storage.ts';

const browser: DraftPlace = { storage: () => localStorage, prefix: 'forum.draft.' };

const answerDraft = (postId: number) => `answer-${postId}`;
/**
 * Returns the name of the draft of a question.
 * @param post question to edit; null for a new one
 */
export const questionDraft = (post: { readonly id: number } | null) => (post ? `post-${post.id}` : 'new');

export function readDraft<T>(name: string): Partial<T> | null {
  return parsed<T>(readDraftText(browser, name));
}

type AnswerDraft = { readonly content: string };

/**
 * Returns the text of an answer that this member, or a visitor before, has typed; empty without one.
 * @param owner null for a visitor
 */
export function readAnswer(postId: number, owner: string | null): string {
  const joined = (own: string, visitors: string) =>
    JSON.stringify({ content: joinTexts(contentOf(own), contentOf(visitors)) } satisfies AnswerDraft);
  return contentOf(claimDraftText(browser, answerDraft(postId), owner, joined));
}

function contentOf(text: string | null): string {
  const content = parsed<AnswerDraft>(text)?.content;
  return typeof content === 'string' ? content : '';
}

function parsed<T>(text: string | null): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : null;
  } catch {
    return null;
  }
}

/** Saves a draft; null deletes it. */
export const writeDraft = (name: string, value: object | null, owner: string | null): void =>
  writeDraftText(browser, name, value === null ? null : JSON.stringify(value), owner);

export const writeAnswer = (postId: number, content: string, owner: string | null): void =>
  writeDraft(answerDraft(postId), content.trim() === '' ? null : ({ content } satisfies AnswerDraft), owner);
