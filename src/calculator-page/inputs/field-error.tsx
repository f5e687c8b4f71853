import { withUnit } from '@ferrite/calculators/core/numbers.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { fieldText, shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';

type FieldErrorProps = {
  readonly id: string;
  readonly text: string | undefined;
  /** Flat keys of the fields above, for which readings of ambiguous texts and converted values are shown. */
  readonly keys?: readonly string[];
};

export function FieldError({ id, text, keys = [] }: FieldErrorProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const isShown = text !== undefined;
  useEffect(() => {
    // The page scrolls only while the field is edited, not for errors of an opened link.
    const isTyped = document.activeElement?.getAttribute('aria-describedby')?.includes(id);
    if (isShown && isTyped) sentence.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, id]);
  return (
    <>
      {text && (
        <p ref={sentence} id={id} className="type-small flex items-start gap-1.5 text-err">
          <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
      {keys.map((key) => (
        <Reading key={key} flatKey={key} describedBy={id} />
      ))}
    </>
  );
}

/** Shows buttons for the readings of an ambiguous text, or the converted value. */
function Reading({ flatKey, describedBy }: { readonly flatKey: string; readonly describedBy: string }) {
  const { calculator, state, dispatch, words, language } = useCalculator();
  const entry = state.entries[flatKey];
  if (entry?.countsAs !== undefined) {
    const number = fieldText(entry.countsAs, language);
    const value = withUnit(number, shownUnit(calculator, state, flatKey), language);
    return <p className="type-micro text-ink2">{fill(words.countsAs, { text: entry.text.trim(), value })}</p>;
  }
  if (!entry?.readings) return null;
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      {entry.readings.map((value) => {
        const number = fieldText(value, language);
        return (
          <Button
            key={number}
            size="small"
            aria-describedby={describedBy}
            onClick={() => dispatch({ type: 'typed', entries: { [flatKey]: number } })}
          >
            {number}
          </Button>
        );
      })}
    </div>
  );
}
