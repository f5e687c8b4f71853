import { useCallback, useState } from 'react';

const prefix = 'draft.';

/** Deletes all drafts of this tab; called after the member logged out. */
export function clearDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** Returns whether this tab holds drafts of any member. */
export const hasDrafts = (): boolean => draftKeys().length > 0;

function draftKeys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Without storage, there are no drafts.
    return [];
  }
}

/** Returns a stored draft; empty for none. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(name: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
  } catch {
    // Storage may be full or unavailable; the draft is then lost when the form closes.
  }
}

/**
 * Stores the draft of a text in this tab until the text is sent. The draft survives another view, a closed dialog, a
 * reload and an expired session. Only for forms that are rendered in the browser.
 * @param name key of the subject, e.g. `support.12`
 * @returns the text, its setter, and a function that deletes the draft after sending
 */
export function useDraft(
  name: string,
): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => readDraft(name));
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(name, next);
    },
    [name],
  );
  const forget = useCallback(() => change(''), [change]);
  return [text, change, forget];
}
