import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { isRecord } from '../../../../layout/unsaved/unsaved.ts';
import { useUnsaved } from '../../../../layout/unsaved/use-unsaved.ts';
import { useChange } from '../../../../layout/use-change.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { readPastedAnalysis } from '../../heats/entry/pasted-analysis.rules.ts';
import type { HeatContent } from '../../heats/heat.rules.ts';
import type { Heat, heatsContract } from '../../heats/heats.contract.ts';
import { importRows, type RowEdit } from '../../heats/tables/import-rows.rules.ts';
import { heatsPath } from '../heats/use-heats.ts';

/** Table as text, the grade of its heats without one, and changes by key of the row. */
type Entries = {
  readonly text: string;
  readonly grade: string;
  readonly edits: Readonly<Record<string, RowEdit>>;
};
const none: Entries = { text: '', grade: '', edits: {} };

function readEntries(stored: unknown): Entries | null {
  if (!isRecord(stored)) return null;
  const { text, grade, edits } = stored;
  const isRead = typeof text === 'string' && typeof grade === 'string' && isRecord(edits);
  return isRead && Object.values(edits).every(isEdit)
    ? { text, grade, edits: edits as Entries['edits'] }
    : null;
}

function isEdit(stored: unknown): stored is RowEdit {
  if (!isRecord(stored)) return false;
  const { name = '', grade = '', isChosen = false } = stored;
  return typeof name === 'string' && typeof grade === 'string' && typeof isChosen === 'boolean';
}

function useSaveHeats(onSaved: (heats: readonly Heat[]) => void) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (contents: readonly HeatContent[]) =>
      call<typeof heatsContract.importHeats>('POST', `${heatsPath}/import`, {
        heats: contents.map(({ below, sources, ...content }) => ({
          ...content,
          below: [...below],
          sources: [...sources],
        })),
      }),
    onSuccess: onSaved,
    // After a lost response the heats may be stored; the list shows it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [heatsPath] }),
  });
}

/** Returns the state of an import: the entered table, the heats found in it, and saving those chosen. */
export function useImport(stored: readonly Heat[], onSaved: (heats: readonly Heat[]) => void) {
  const language = useLanguage();
  const unsaved = useUnsaved('heats.import', readEntries);
  const [restored, setRestored] = useState(unsaved.found);
  const [entries, setEntries] = useState(restored?.entries ?? none);

  // The table is read after the typed character is shown.
  const text = useDeferredValue(entries.text);
  const grade = useDeferredValue(entries.grade);
  const changes = useDeferredValue(entries.edits);
  const found = useMemo(() => readPastedAnalysis(text, language), [text, language]);
  const known = useMemo(() => new Set(stored.map(({ name }) => name)), [stored]);
  const rows = useMemo(
    () => importRows(found.heats, { language, known, grade, edits: new Map(Object.entries(changes)) }),
    [found, language, known, grade, changes],
  );
  const chosen = rows.flatMap(({ isChosen, content }) => (isChosen && content ? [content] : []));

  const save = useSaveHeats((heats) => {
    unsaved.forget();
    onSaved(heats);
  });

  function enter(next: Entries): void {
    latest.current = next;
    setEntries(next);
    save.reset();
    if (next.text.trim() === '') unsaved.forget();
    else unsaved.keep(next);
  }
  const latest = useRef(entries);
  const enterLatest = useRef(enter);
  enterLatest.current = enter;
  /** Changes a row; the same function at each rendering, so that unchanged rows are not drawn again. */
  const edit = useCallback((key: string, change: RowEdit) => {
    const { edits } = latest.current;
    enterLatest.current({ ...latest.current, edits: { ...edits, [key]: { ...edits[key], ...change } } });
  }, []);

  return {
    ...entries,
    setText: (next: string) => enter({ ...entries, text: next }),
    setGrade: (next: string) => enter({ ...entries, grade: next }),
    edit,
    found,
    rows,
    chosen,
    /** The rows belong to the entries that are shown. */
    isCurrent: text === entries.text && grade === entries.grade && changes === entries.edits,
    save,
    restoredAt: restored?.savedAt ?? null,
    discard: () => {
      setRestored(null);
      enter(none);
    },
    forget: unsaved.forget,
  };
}

export type Import = ReturnType<typeof useImport>;
