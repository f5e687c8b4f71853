import type { ChoiceInput } from '@ferrite/calculators/core/calculator.ts';
import { textWidth } from '@ferrite/charts/text/text-size.ts';
import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { Select } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { type CalculatorPage, useCalculator, useFixed } from '../use-calculator.ts';
import { FieldError } from './field-error.tsx';

/** Approximate number of characters that fit into one row of segments. */
const rowLetters = 26;
/** Width for the text of a closed select in the narrowest panel (264 px), and its font size, px. */
const [fieldRoom, textSize] = [190, 14];

/** CSS classes of a box around a long choice, which looks like a select. */
const longBox =
  'relative flex items-center gap-1.5 rounded-control border border-ctl bg-well py-1 pr-2 pl-3 recolour hover:border-ink3 has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-1 max-sm:min-h-11 md:pl-2';

/** Returns the width of a text in characters; Chinese, Japanese and Korean ones are wider. */
const lettersOf = (text: string): number =>
  [...text].reduce((width, char) => width + (char > '\u2e80' ? 1.8 : 1), 0);

/** Field for a choice: segments for a few short choices, otherwise a select. */
export function ChoiceField({ input }: { readonly input: ChoiceInput }) {
  const { state, dispatch, problems } = useCalculator();
  return (
    <Field
      input={input}
      value={state.choices[input.key] ?? input.default}
      error={problems.get(input.key)}
      dispatch={dispatch}
    />
  );
}

type FieldProps = {
  readonly input: ChoiceInput;
  readonly value: string;
  readonly error: string | undefined;
  readonly dispatch: CalculatorPage['dispatch'];
};

/** Memoized, because typing in another field must not re-render it. */
const Field = memo(function Field({ input, value, error, dispatch }: FieldProps) {
  const { data, labels } = useFixed();
  const id = useId();
  const label = labels.input(input.key);
  const options = input.choices.map((value) => ({
    value,
    label: data.texts.choices?.[`${input.key}.${value}`] ?? value,
  }));
  const letters = options.reduce((sum, each) => sum + lettersOf(each.label) + 4, 0);
  const chosen = options.find((each) => each.value === value)?.label ?? '';
  const onChange = (choice: string) => dispatch({ type: 'chosen', key: input.key, choice });
  const isLong = textWidth(chosen, textSize) > fieldRoom;
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
          <div className={isLong ? longBox : undefined}>
            {/* A closed select would truncate a long choice, hence its text is shown on several lines in its place. */}
            {isLong && (
              <>
                <span aria-hidden className="min-w-0 grow">
                  {chosen}
                </span>
                <ChevronDown aria-hidden size={14} strokeWidth={1.5} className="shrink-0" data-print="hide" />
              </>
            )}
            <Select
              id={id}
              value={value}
              className={isLong ? 'absolute inset-0 size-full! cursor-pointer opacity-0' : 'md:h-7 md:px-2'}
              onChange={(event) => onChange(event.target.value)}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          </div>
        </>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
});
