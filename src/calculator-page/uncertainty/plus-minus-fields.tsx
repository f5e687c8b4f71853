import { limitedInputs } from '@ferrite/calculators/core/analysis/uncertain-inputs.ts';
import { fieldsOf, isAsked } from '@ferrite/calculators/core/inputs/fields.ts';
import { plusMinusSign, readNumber, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { convert, type Unit, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { useEffect, useId, useRef } from 'react';
import { rawInputs, shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';

/** Returns whether a text is a number that is not negative. */
function isUncertainty(text: string, language: Language): boolean {
  const reading = readNumber(text, signsOf(language));
  return reading.kind === 'number' && reading.value >= 0;
}

/**
 * Fields for the uncertainty of each input, which can also be typed after the value of the input. @param isOpened the user
 * opened them, so they are scrolled into view
 */
export default function PlusMinusFields({ isOpened }: { readonly isOpened: boolean }) {
  const { calculator, state, dispatch, labels, words, language } = useCalculator();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  // Elements that are not stated or have a content of 0 have no uncertainty. An entry without value is still being typed and keeps its field.
  const isContained = (key: string) =>
    !isNotStated(state.entries[key]?.text ?? '') && state.entries[key]?.value !== 0;
  const fields = fieldsOf(calculator).flatMap((field) =>
    (field.kind === 'number' && isAsked(field.input, state.choices)) ||
    (field.kind === 'element' && isContained(field.key))
      ? [{ key: field.key, unit: field.unit }]
      : [],
  );
  const limited = limitedInputs(calculator, rawInputs(calculator, state));
  /** Returns a note if the interval of a field reaches beyond its limits. */
  const noteOf = (key: string, own: Unit, shown: Unit): string | null => {
    const limits = limited.get(key);
    if (!limits) return null;
    const [min, max] = [limits.min, limits.max].map((each) =>
      formatShort(convert(each, own, shown), language),
    );
    return fill(words.plusMinus.limited, { min: min ?? '', max: max ?? '' });
  };
  return (
    <div ref={place} className="flex flex-col gap-2">
      <p className="type-micro text-ink2">{words.plusMinus.hint}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
        {fields.map(({ key, unit }) => {
          const [value = '', off = ''] = (state.entries[key]?.text ?? '')
            .split(plusMinusSign)
            .map((part) => part.trim());
          const isRead = off === '' || isUncertainty(off, language);
          const shown = shownUnit(calculator, state, key);
          const note = isRead ? noteOf(key, unit, shown) : words.plusMinus.invalid;
          return (
            <label key={key} className="contents">
              <span className="type-small min-w-0">
                <RunningText>{labels.input(key)}</RunningText>
              </span>
              <span className="flex items-center gap-1.5">
                <span aria-hidden className="text-ink3">
                  ±
                </span>
                <input
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={fill(words.plusMinus.of, { label: labels.input(key) })}
                  aria-invalid={isRead ? undefined : true}
                  aria-describedby={note ? `${id}-${key}` : undefined}
                  value={off}
                  onChange={({ target }) =>
                    dispatch({
                      type: 'typed',
                      entries: { [key]: target.value === '' ? value : `${value} ± ${target.value}` },
                    })
                  }
                  className="h-11 w-20 rounded-control border border-line2 bg-well px-2 text-right text-ink recolour hover:border-ctl aria-invalid:border-err max-sm:text-[16px] sm:h-7 sm:type-small"
                />
                <span className="type-small w-9 text-ink3">{unitSymbol(shown)}</span>
              </span>
              {note && (
                <span
                  id={`${id}-${key}`}
                  className={`type-micro col-span-2 ${isRead ? 'text-warn' : 'text-err'}`}
                >
                  {note}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}
