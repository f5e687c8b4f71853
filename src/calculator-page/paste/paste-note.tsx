import { Button } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';

export type PasteNoteProps = {
  /** Texts of the fields that keep theirs, by flat key. */
  readonly kept: Readonly<Record<string, string>>;
  /** Number of pasted values that are not used. */
  readonly unused: number;
};

/** Names the contents that a pasted analysis did not replace, and values that were not used, until one of them is changed. */
export default function PasteNote({ kept, unused }: PasteNoteProps) {
  const { state, dispatch, words } = useCalculator();
  const keys = Object.keys(kept);
  if (keys.some((key) => state.entries[key]?.text.trim() !== kept[key])) return null;
  return (
    <div role="status" className="border-b bg-infowash px-4 py-2.5" data-print="hide">
      {unused > 0 && <p className="type-small text-ink">{fill(words.pasted.unused, { n: unused })}</p>}
      {keys.length > 0 && (
        <>
          <p className="type-small text-ink">
            {fill(words.pasted.kept, { list: keys.map((key) => `${key} ${kept[key]}`).join(' · ') })}
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
