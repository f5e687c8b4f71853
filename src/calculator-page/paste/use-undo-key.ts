import { useEffect, useRef } from 'react';
import type { FormState } from '../form/form-entry.ts';

/**
 * Calls `undo` for Ctrl+Z or ⌘Z in the field that was pasted into, because the browser does not undo fields that a script
 * has filled. Once a field is changed after the paste, the key is left to the browser.
 * @param field element that had the focus when the text was pasted
 * @param entries entries of the form now; `before`: before the paste
 * @param undo null if there is nothing to undo
 */
export function useUndoKey(
  field: Element | null,
  { entries, before }: Readonly<Record<'entries' | 'before', FormState['entries']>>,
  undo: (() => void) | null,
): void {
  const pasted = useRef<Readonly<Record<'entries' | 'before', FormState['entries']>> | null>(null);
  if (pasted.current?.before !== before && entries !== before) pasted.current = { entries, before };
  const isLastChange = pasted.current?.entries === entries;
  useEffect(() => {
    if (!undo || !isLastChange || !(field instanceof HTMLElement)) return;
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.altKey) return;
      event.preventDefault();
      undo();
    };
    field.addEventListener('keydown', listen);
    return () => field.removeEventListener('keydown', listen);
  }, [field, isLastChange, undo]);
}
