import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { FormState } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import type { PastePlace } from './paste-grid.ts';
import { pasteWords, refusalText } from './paste-words.ts';
import { type PasteForm, type ReadPaste, readPaste } from './read-paste.ts';
import { undoneEntries } from './undone-entries.ts';
import { useUndoKey } from './use-undo-key.ts';

export type PasteNoteProps = {
  readonly pasted: Omit<PasteForm, 'language' | 'texts'> & {
    readonly text: string;
    readonly place: PastePlace;
    readonly before: FormState;
  };
};

/** Maximum number of parts that a list names. */
const maxListed = 8;

function listOf(parts: readonly string[]): string {
  const more = parts.length - maxListed;
  return [...parts.slice(0, maxListed), ...(more > 0 ? [`… (+${more})`] : [])].join(' · ');
}

/**
 * Fills the fields with a pasted text. States what was filled, with a button that undoes it, what was not used, and which
 * contents the analysis did not replace.
 */
export default function PasteNote({ pasted }: PasteNoteProps) {
  const { calculator, state, dispatch, words, language } = useCalculator();
  const { before } = pasted;
  const [undone, setUndone] = useState<FormState | null>(null);
  const read = useMemo(
    () => readPaste(pasted.text, pasted.place, { ...pasted, language, texts: pasted.before.entries }),
    [pasted, language],
  );
  // The field that was pasted into gets the focus back from buttons that disappear.
  const field = useMemo(() => (pasted ? document.activeElement : null), [pasted]);
  useEffect(() => {
    if (Object.keys(read.entries).length > 0) dispatch({ type: 'typed', entries: read.entries });
  }, [read, dispatch]);
  const textOf = (key: string) => state.entries[key]?.text.trim() ?? '';
  const isSame = (texts: Readonly<Record<string, string>>) => (key: string) =>
    textOf(key) === texts[key]?.trim();
  // What the user has changed since then is neither listed nor undone.
  const filled = Object.keys(read.entries).filter(isSame(read.entries));
  const keys = Object.keys(read.kept);
  const sentences = useSentences(read, filled);
  // A refusal is shown until a field is changed, other notes until all pasted contents are replaced.
  const isOver = read.refused ? state.entries !== before.entries : filled.length === 0;
  const isShown = !isOver && undone !== before && sentences.length + filled.length > 0;
  const hasKept = keys.length > 0 && keys.every(isSame(read.kept));
  const fillAndFocus = (entries: Parameters<typeof undoneEntries>[2]['entries'] | Record<string, string>) => {
    dispatch({ type: 'typed', entries });
    if (field instanceof HTMLElement) field.focus();
  };
  const undo = () => {
    setUndone(before);
    const emptied = keys.filter((key) => textOf(key) === '');
    fillAndFocus(undoneEntries(calculator, [...filled, ...emptied], before, state));
  };
  const canUndo = isShown && filled.length > 0;
  useUndoKey(field, { entries: state.entries, before: before.entries }, canUndo ? undo : null);
  if (!isShown) return null;
  return (
    <div
      role={read.refused ? 'alert' : 'status'}
      className={read.refused ? 'border-b bg-errwash px-4 py-2.5' : 'border-b bg-infowash px-4 py-2.5'}
      data-print="hide"
    >
      {sentences.map((sentence) => (
        <p key={sentence} className="type-small text-ink wrap-anywhere">
          {sentence}
        </p>
      ))}
      {hasKept && (
        <p className="type-small text-ink">
          {fill(words.pasted.kept, { list: keys.map((key) => `${key} ${read.kept[key]}`).join(' · ') })}
        </p>
      )}
      {filled.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={undo}>
            {pasteWords[language].undo}
          </Button>
          {hasKept && (
            <Button
              size="small"
              onClick={() => fillAndFocus(Object.fromEntries(keys.map((key) => [key, ''])))}
            >
              {words.pasted.clear}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the sentences about a refused text, or about the fields that it fills and its parts that are not used or
 * doubtful. @param keys fields that still have the pasted text
 */
function useSentences(
  { refused, entries, unused, ...read }: ReadPaste,
  keys: readonly string[],
): readonly string[] {
  const { words, language } = useCalculator();
  const { pasted } = words;
  const filled = keys.map((key) => `${key} ${entries[key]}`);
  const lists = (['unknown', 'others', 'left', 'doubtful'] as const).flatMap((part) =>
    read[part].length > 0 ? [fill(pasted[part], { list: listOf(read[part]) })] : [],
  );
  return [
    ...(refused
      ? [
          refused === 'tooLong' || refused === 'statistics'
            ? refusalText(refused, language)
            : pasted.refused[refused],
        ]
      : []),
    ...(filled.length > 0 ? [fill(pasteWords[language].filled, { list: filled.join(' · ') })] : []),
    ...(read.means.length > 0 ? [fill(pasteWords[language].means, { list: listOf(read.means) })] : []),
    ...(unused > 0 ? [fill(pasted.unused, { n: unused })] : []),
    ...lists,
  ];
}
