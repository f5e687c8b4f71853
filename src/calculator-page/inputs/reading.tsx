import { withUnit } from '@ferrite/calculators/core/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { type Entry, fieldText, shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';

type ReadingProps = {
  readonly entry: Entry;
  readonly flatKey: string;
  /** Id of the error of the field. */
  readonly describedBy: string;
};

/** Shows buttons for the readings of an ambiguous text, or the converted value. */
export default function Reading({ entry, flatKey, describedBy }: ReadingProps) {
  const { calculator, state, dispatch, words, language } = useCalculator();
  if (entry.countsAs !== undefined) {
    const number = fieldText(entry.countsAs, language);
    const value = withUnit(number, shownUnit(calculator, state, flatKey), language);
    return <p className="type-micro text-ink2">{fill(words.countsAs, { text: entry.text.trim(), value })}</p>;
  }
  if (!entry.readings) return null;
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
