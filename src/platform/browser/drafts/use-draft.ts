import { useCallback, useState } from 'react';
import { storedMember } from '../session/stored-session.ts';
import { type DraftPlace, draftKeys, draftKeysOf, readDraftText, writeDraftText } from './draft-storage.ts';

const tab: DraftPlace = {
  storage: () => sessionStorage,
  prefix: 'draft.',
  visitorPrefix: 'draft.visitor.',
};

/**
 * Deletes the drafts of this tab that the member who logged out could read; those of other members are kept.
 * @param owner member of the session before it ended; null for a visitor
 */
export function clearDrafts(owner: string | null): void {
  for (const key of draftKeysOf(tab, owner)) sessionStorage.removeItem(key);
}

/** Returns whether this tab holds drafts of any member. */
export const hasDrafts = (): boolean => draftKeys(tab).length > 0;

/** Returns whether this tab holds drafts that {@link clearDrafts} deletes when the current member logs out. */
export const hasOwnDrafts = (): boolean => draftKeysOf(tab, storedMember()).length > 0;

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
