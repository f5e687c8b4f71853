import { useEffect, useRef, useState } from 'react';
import { changedFields, readFields, rebased } from './unsaved.ts';
import { useUnsaved } from './use-unsaved.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * Returns a form of text fields whose changes survive another tab of the page, other pages and a reload, until they are
 * saved or discarded.
 * @param name key of the form, e.g. `profile`
 * @param stored fields as stored on the server
 * @param secret fields that are never kept, e.g. passwords
 */
export function useUnsavedFields<F extends Fields>(
  name: string,
  stored: F,
  secret: readonly (keyof F)[] = [],
) {
  const unsaved = useUnsaved(name, (found) => readFields(found, stored, secret));
  const [form, setForm] = useState<F>(() => ({ ...stored, ...unsaved.found?.entries }));
  const [savedAt, setSavedAt] = useState(unsaved.found?.savedAt ?? null);
  // The stored fields that the form shows; they are replaced when newer ones are loaded.
  const [base, setBase] = useState(stored);
  if (changedFields(stored, base, [])) {
    setBase(stored);
    setForm((now) => rebased(now, base, stored));
  }
  const changes = changedFields(form, base, secret);
  const text = changes && JSON.stringify(changes);
  const written = useRef(unsaved.found && text);
  const { keep, forget } = unsaved;
  useEffect(() => {
    if (written.current === text) return;
    written.current = text;
    if (text === null) forget();
    else keep(JSON.parse(text) as Partial<F>);
  });
  return {
    form,
    setForm,
    /** Fields to save: those that the user changed, without the secret ones. */
    changes: changes ?? {},
    /** Time of the restored changes; null if none were restored. */
    savedAt,
    discard: () => {
      setSavedAt(null);
      setForm(stored);
    },
    /** Hides the notice on restored changes, after they were saved. */
    onSaved: () => setSavedAt(null),
  };
}
