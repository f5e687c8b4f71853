import type { ChoiceInput } from '@ferrite/calculators/core/calculator.ts';
import { useId } from 'react';
import { Select } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { useCalculator } from '../use-calculator.ts';
import { FieldError } from './field-error.tsx';

/** Approximate number of characters in one row of segments. */
const rowLetters = 26;
/** Number of characters that a closed select shows. */
const fieldLetters = 34;

/** Counts characters; Chinese, Japanese and Korean ones are wider. */
const lettersOf = (text: string): number =>
  [...text].reduce((width, char) => width + (char > '\u2e80' ? 1.8 : 1), 0);

/** Segments for few short choices, else a select. */
export function ChoiceField({ input }: { readonly input: ChoiceInput }) {
  const { state, dispatch, data, labels, problems } = useCalculator();
  const id = useId();
  const label = labels.input(input.key);
  const options = input.choices.map((value) => ({
    value,
    label: data.texts.choices?.[`${input.key}.${value}`] ?? value,
  }));
  const letters = options.reduce((sum, each) => sum + lettersOf(each.label) + 4, 0);
  const value = state.choices[input.key] ?? input.default;
  const chosen = options.find((each) => each.value === value)?.label ?? '';
  const onChange = (choice: string) => dispatch({ type: 'chosen', key: input.key, choice });
  const short = options.length <= 4 && letters <= rowLetters + options.length * 2;
  return (
    <div className="flex flex-col gap-1 py-0.5">
      {short ? (
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span aria-hidden="true" className="type-small text-ink2">
            {label}
          </span>
          <Segmented label={label} options={options} value={value} onChange={onChange} />
        </div>
      ) : (
        <>
          <label htmlFor={id} className="type-small text-ink2">
            {label}
          </label>
          <Select
            id={id}
            value={value}
            className="md:h-7 md:px-2"
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={problems.has(input.key) || undefined}
            aria-describedby={problems.has(input.key) ? `${id}-error` : undefined}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          {/* A closed select truncates long choices. */}
          {lettersOf(chosen) > fieldLetters && (
            <p aria-hidden className="type-micro text-ink2">
              {chosen}
            </p>
          )}
        </>
      )}
      <FieldError id={`${id}-error`} text={problems.get(input.key)} />
    </div>
  );
}
