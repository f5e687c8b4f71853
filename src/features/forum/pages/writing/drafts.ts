/** Stores drafts in the browser until they are sent or discarded. */

const prefix = 'forum.draft.';

/** Returns the name of the draft of an answer; the next lines name those of a new and an edited question. */
export const answerDraft = (postId: number) => `answer-${postId}`;
export const questionDraft = (post: { readonly id: number } | null) => (post ? `post-${post.id}` : 'new');

export function readDraft<T>(name: string): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : null;
  } catch {
    return null;
  }
}

/** Saves a draft; null deletes it. */
export function writeDraft(name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage can be full or blocked; then the draft exists only until the page is closed.
  }
}
