import { useEffect, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import type { PastePlace } from './paste-grid.ts';
import { type PasteForm, type ReadPaste, readPaste } from './read-paste.ts';

export type PasteNoteProps = {
  readonly pasted: Omit<PasteForm, 'language'> & { readonly text: string; readonly place: PastePlace };
};

/** Maximum number of parts that a list names. */
const maxListed = 8;

function listOf(parts: readonly string[]): string {
  const more = parts.length - maxListed;
  return [...parts.slice(0, maxListed), ...(more > 0 ? [`… (+${more})`] : [])].join(' · ');
}

/** Fills the fields with a pasted text, and states what was not used and which contents the analysis did not replace. */
export default function PasteNote({ pasted }: PasteNoteProps) {
  const { state, dispatch, words, language } = useCalculator();
  const read = useMemo(
    () => readPaste(pasted.text, pasted.place, { ...pasted, language }),
    [pasted, language],
  );
  useEffect(() => {
    if (Object.keys(read.entries).length > 0) dispatch({ type: 'typed', entries: read.entries });
  }, [read, dispatch]);
  const sentences = useSentences(read);
  const isSame = (texts: Readonly<Record<string, string>>) => (key: string) =>
    state.entries[key]?.text.trim() === texts[key]?.trim();
  const [filled, keys] = [Object.keys(read.entries), Object.keys(read.kept)];
  // A refusal is shown until a field is changed, other notes until their contents are replaced.
  const isOver = read.refused
    ? state.entries !== pasted.texts
    : !keys.every(isSame(read.kept)) || (filled.length > 0 && !filled.some(isSame(read.entries)));
  if (isOver || sentences.length + keys.length === 0) return null;
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
      {keys.length > 0 && (
        <>
          <p className="type-small text-ink">
            {fill(words.pasted.kept, { list: keys.map((key) => `${key} ${read.kept[key]}`).join(' · ') })}
          </p>
          <p className="mt-2">
            <Button
              size="small"
              onClick={() =>
                dispatch({ type: 'typed', entries: Object.fromEntries(keys.map((key) => [key, ''])) })
              }
            >
              {words.pasted.clear}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

/** Returns the sentences about a refused text, or about its parts that are not used or doubtful. */
function useSentences({ refused, unused, ...read }: ReadPaste): readonly string[] {
  const { pasted } = useCalculator().words;
  const lists = (['unknown', 'others', 'left', 'doubtful'] as const).flatMap((part) =>
    read[part].length > 0 ? [fill(pasted[part], { list: listOf(read[part]) })] : [],
  );
  return [
    ...(refused ? [pasted.refused[refused]] : []),
    ...(unused > 0 ? [fill(pasted.unused, { n: unused })] : []),
    ...lists,
  ];
}
