import { useState } from 'react';
import { useDraft } from '../../platform/browser/drafts/use-draft.ts';
import { useSession } from '../../platform/browser/session/session-state.ts';
import { type ReadEntries, readUnsaved, unsavedName, writeUnsaved } from './unsaved.ts';

/**
 * Stores the unsaved entries of a form in this tab for the logged-in member. They survive leaving the form, a reload and
 * a session that ended elsewhere; a logout in this tab deletes them.
 * @param form key of the form, e.g. `heat.12`
 */
export function useUnsaved<Entries>(form: string, read: ReadEntries<Entries>) {
  const { profile } = useSession();
  // The entries stay those of the member who opened the form.
  const [name] = useState(() => unsavedName(profile?.id ?? '', form));
  const [text, write, forget] = useDraft(name);
  const [found] = useState(() => readUnsaved(text, read));
  return { found, keep: (entries: Entries) => write(writeUnsaved(entries, new Date())), forget };
}
