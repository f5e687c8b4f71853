import { useCallback, useState } from 'react';
import { storedMember } from '../session/stored-session.ts';
import { type DraftPlace, readDraftText, writeDraftText } from './draft-storage.ts';

const prefix = 'draft.';
const tab: DraftPlace = { storage: () => sessionStorage, prefix };

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

/**
 * Stores the draft of a text in this tab until the text is sent. The draft survives another view, a closed dialog, a
 * reload and an expired session; another member of the tab does not see it. Only for forms that are rendered in the
 * browser.
 * @param name key of the subject, e.g. `support.12`
 * @returns the text, its setter, and a function that deletes the draft after sending
 */
export function useDraft(
  name: string,
): readonly [text: string, change: (text: string) => void, forget: () => void] {
  // The draft stays that of the member who opened the form.
  const [owner] = useState(storedMember);
  const [text, setText] = useState(() => readDraftText(tab, name, owner) ?? '');
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeDraftText(tab, name, next.trim() === '' ? null : next, owner);
    },
    [name, owner],
  );
  const forget = useCallback(() => change(''), [change]);
  return [text, change, forget];
}
