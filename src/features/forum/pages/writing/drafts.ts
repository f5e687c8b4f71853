/** Stores drafts of questions and answers in the browser until their member sends or discards them. */
import {
  type DraftPlace,
  readDraftText,
  writeDraftText,
} from '../../../../platform/browser/drafts/draft-storage.ts';

const browser: DraftPlace = { storage: () => localStorage, prefix: 'forum.draft.' };

/** Returns the name of the draft of an answer; the next lines name those of a new and an edited question. */
export const answerDraft = (postId: number) => `answer-${postId}`;
export const questionDraft = (post: { readonly id: number } | null) => (post ? `post-${post.id}` : 'new');

export function readDraft<T>(name: string): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(readDraftText(browser, name) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : null;
  } catch {
    return null;
  }
}

/** Saves a draft; null deletes it. */
export const writeDraft = (name: string, value: object | null): void =>
  writeDraftText(browser, name, value === null ? null : JSON.stringify(value));
