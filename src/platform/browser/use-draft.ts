import { useCallback, useState } from 'react';

const prefix = 'draft.';

/** Deletes all drafts of this tab, after the member signed out. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored.
  }
}

function readDraft(name: string): string {
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
    // Storage may be full or unavailable; the draft then lasts as long as the form.
  }
}

/**
 * A text that somebody is writing, kept in this tab until it is sent: another view, a closed dialog, a reload or an
 * ended session do not lose it. For forms that are rendered in the browser only.
 * @param name says what the text is about, e.g. `support.12`; the same for the same thing
 * @returns the text, how to change it, and how to forget it once it is sent
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
