import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { isRecord } from '../../../../layout/unsaved/unsaved.ts';
import { useUnsaved } from '../../../../layout/unsaved/use-unsaved.ts';
import { useChange } from '../../../../layout/use-change.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { HeatContent } from '../../heats/heat.rules.ts';
import type { Heat, heatsContract } from '../../heats/heats.contract.ts';
import { type ImportRow, importRows, type RowEdit } from '../../heats/tables/import-rows.rules.ts';
import { heatsPath } from '../heats/use-heats.ts';

/** Table as text, the grade of its heats without one, changes by key of the row, and the rows that were saved. */
type Entries = {
  readonly text: string;
  readonly grade: string;
  readonly edits: Readonly<Record<string, RowEdit>>;
  /** Content of each saved row by its key, see {@link savedForm}. */
  readonly saved: Readonly<Record<string, string>>;
};
const none: Entries = { text: '', grade: '', edits: {}, saved: {} };

function readEntries(stored: unknown): Entries | null {
  if (!isRecord(stored)) return null;
  const { text, grade, edits, saved = {} } = stored;
  const isRead = typeof text === 'string' && typeof grade === 'string' && isRecord(edits) && isRecord(saved);
  return isRead &&
    Object.values(edits).every(isEdit) &&
    Object.values(saved).every((each) => typeof each === 'string')
    ? { text, grade, edits: edits as Entries['edits'], saved: saved as Entries['saved'] }
    : null;
}

function isEdit(stored: unknown): stored is RowEdit {
  if (!isRecord(stored)) return false;
  const { name = '', grade = '', isChosen = false } = stored;
  return typeof name === 'string' && typeof grade === 'string' && typeof isChosen === 'boolean';
}

type ChosenRow = Pick<ImportRow, 'key'> & { readonly content: HeatContent };

/** Returns the content of a row without its grade, which may be entered for the other rows later. */
const savedForm = ({ content }: Pick<ImportRow, 'content'>): string | undefined =>
  content ? JSON.stringify({ ...content, grade: '' }) : undefined;

function useSaveHeats(onSaved: (rows: readonly ChosenRow[]) => void) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (rows: readonly ChosenRow[]) =>
      call<typeof heatsContract.importHeats>(
        'POST',
        `${heatsPath}/import`,
        {
          heats: rows.map(({ content: { below, sources, ...content } }) => ({
            ...content,
            below: [...below],
            sources: [...sources],
          })),
        },
        { isRepeatable: true },
      ),
    onSuccess: (_, rows) => onSaved(rows),
    // After a lost response the heats may be stored; the list shows it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [heatsPath] }),
  });
}

/** Returns the heats found in the table, also those that were saved. */
function useRows(entries: Entries, stored: readonly Heat[]) {
  const language = useLanguage();
  // The table is read after the typed character is shown.
  const text = useDeferredValue(entries.text);
  const grade = useDeferredValue(entries.grade);
  const changes = useDeferredValue(entries.edits);
  const found = useMemo(() => readPastedAnalysis(text, language), [text, language]);
  const known = useMemo(() => new Set(stored.map(({ name }) => name)), [stored]);
  const all = useMemo(
    () => importRows(found.heats, { language, known, grade, edits: new Map(Object.entries(changes)) }),
    [found, language, known, grade, changes],
  );
  /** The rows belong to the entries that are shown. */
  const isCurrent = text === entries.text && grade === entries.grade && changes === entries.edits;
  return { found, all, isCurrent };
}

/** Returns the entries with rows marked as saved, which are no longer chosen by the member. */
function withSaved(entries: Entries, rows: readonly ChosenRow[]): Entries {
  const edits = rows.map(({ key }) => {
    const { isChosen: _, ...rest } = entries.edits[key] ?? {};
    return [key, rest] as const;
  });
  const saved = rows.map((row) => [row.key, savedForm(row) ?? ''] as const);
  return {
    ...entries,
    edits: { ...entries.edits, ...Object.fromEntries(edits) },
    saved: { ...entries.saved, ...Object.fromEntries(saved) },
  };
}

/**
 * Returns the state of an import: the entered table, the heats found in it, and saving those chosen. Saved rows leave the
 * list; the entries are forgotten when none is left.
 * @param onSaved called with the number of heats saved and of those left
 */
export function useImport(stored: readonly Heat[], onSaved: (count: number, left: number) => void) {
  const unsaved = useUnsaved('heats.import', readEntries);
  const [restored, setRestored] = useState(unsaved.found);
  const [entries, setEntries] = useState(restored?.entries ?? none);

  const { found, all, isCurrent } = useRows(entries, stored);
  const { saved } = entries;
  const rows = useMemo(
    () => all.filter((row) => !(row.key in saved) || saved[row.key] !== savedForm(row)),
    [all, saved],
  );
  const chosen = rows.flatMap(({ isChosen, key, content }) =>
    isChosen && content ? [{ key, content }] : [],
  );

  const save = useSaveHeats((done) => {
    const keys = new Set(done.map(({ key }) => key));
    const left = rows.filter(({ key }) => !keys.has(key)).length;
    if (left === 0) unsaved.forget();
    else enter(withSaved(latest.current, done));
    onSaved(done.length, left);
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
  /** Changes a row. Its identity is stable, so that unchanged rows are not rendered again. */
  const edit = useCallback((key: string, change: RowEdit) => {
    const { edits } = latest.current;
    enterLatest.current({ ...latest.current, edits: { ...edits, [key]: { ...edits[key], ...change } } });
  }, []);

  return {
    ...entries,
    setText: (next: string) => enter({ ...entries, text: next }),
    /** Replaces the table by that of a file, all rows of which are listed. */
    setTable: (next: string) => enter({ ...entries, text: next, saved: {} }),
    setGrade: (next: string) => enter({ ...entries, grade: next }),
    edit,
    found,
    rows,
    /** Number of rows that are not listed because they were saved. */
    savedCount: all.length - rows.length,
    chosen,
    isCurrent,
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
