/** What somebody is writing, kept in this browser until it is sent or thrown away. */

const prefix = 'forum.draft.';

/** Names of the drafts: an answer to a question, a new question, a change of one. */
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

/** null forgets it. */
export function writeDraft(name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the text then lives as long as the page.
  }
}
