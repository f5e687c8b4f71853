import type { NumberInput } from '@ferrite/calculators/core/calculator.ts';
import { startOf } from '@ferrite/calculators/core/inputs/parse-inputs.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { convert, type Unit } from '@ferrite/calculators/core/quantity.ts';
import { NameWithSymbol } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { symbolBeside } from '@ferrite/charts/text/symbol-text.ts';
import { memo, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Entry, fieldText, shownUnit } from '../form/form-entry.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { fill } from '../messages/words.ts';
import { UnitSelect } from '../units/unit-select.tsx';
import { type CalculatorPage, useCalculator, useFixed } from '../use-calculator.ts';
import { FieldError } from './field-error.tsx';
import { isOutsideAt } from './outside.ts';

const RangeNote = lazyPart(() => import('./range-note.tsx'));
const SteelHint = lazyPart(() => import('../heat/steel-hint.tsx'));

/** Number field with unit, and with a slider if the definition has one. */
export function NumberField({ input }: { readonly input: NumberInput }) {
  const { state, dispatch, calculator, problems, good } = useCalculator();
  return (
    <Field
      input={input}
      entry={state.entries[input.key] ?? noEntry}
      unit={shownUnit(calculator, state, input.key)}
      error={problems.get(input.key)}
      outside={isOutsideAt(good.warnings, input.key)}
      start={startOf(input, state.choices)}
      dispatch={dispatch}
    />
  );
}

const noEntry: Entry = { text: '', value: null };

type FieldProps = {
  readonly input: NumberInput;
  readonly entry: Entry;
  readonly unit: Unit;
  readonly error: string | undefined;
  readonly outside: boolean;
  readonly start: number;
  readonly dispatch: CalculatorPage['dispatch'];
};

/** Memoized, because typing in another field must not re-render it. */
const Field = memo(function Field({ input, entry, unit, error, outside, start, dispatch }: FieldProps) {
  const { labels, words, language } = useFixed();
  const id = useId();
  const label = labels.input(input.key);
  const symbol = symbolBeside(label, input.symbol);
  const offered = input.defaultFor && entry.value !== start;
  const slider = input.control === 'slider';
  const type = (text: string) => dispatch({ type: 'typed', entries: { [input.key]: text } });
  return (
    <div className="flex flex-col gap-1">
      {/* A long label is placed on a line of its own. */}
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-0.5 max-md:min-h-13">
        <label htmlFor={id} className="type-small max-w-full grow text-ink2">
          <NameWithSymbol name={label} symbol={input.symbol} /> {symbol && <MathSymbol tex={symbol} />}
        </label>
        <span className="ml-auto flex shrink-0 items-center gap-2">
          <input
            id={id}
            name={input.key}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={entry.text}
            onChange={(event) => type(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              error ? `${id}-error` : outside ? `${id}-range` : input.optional ? `${id}-hint` : undefined
            }
            className={classNames(
              'h-11 shrink-0 rounded-control border bg-well px-2 text-right recolour max-md:text-[16px] md:h-7',
              entry.plusMinus ? 'w-30' : 'w-22 max-md:w-28',
              error ? 'border-err' : outside ? 'border-warn' : 'border-ctl hover:border-ink3',
            )}
          />
          <span className="type-small flex min-w-13 shrink-0">
            <UnitSelect
              label={fill(words.unitOf, { label })}
              own={input.unit}
              unit={unit}
              onChange={(next) => dispatch({ type: 'unit', key: input.key, unit: next })}
              className="[&>select]:-ml-1.5"
            />
          </span>
        </span>
      </div>
      {slider && (
        <Slider
          input={input}
          unit={unit}
          label={label}
          value={entry.value ?? input.default}
          onChange={(value) => type(fieldText(value, language))}
        />
      )}
      {input.optional && (
        <div id={`${id}-hint`} className="type-micro text-ink2">
          {input.ofSteel && entry.value !== start && (
            <SteelHint value={entry.value} ofSteel={input.ofSteel} />
          )}
          <p data-print="hide">{words.optional}</p>
        </div>
      )}
      {!error && outside && <RangeNote id={`${id}-range`} keys={[input.key]} />}
      <FieldError id={`${id}-error`} text={error} keys={[input.key]} />
      {offered && (
        <button
          type="button"
          data-print="hide"
          onClick={() => type(fieldText(convert(start, input.unit, unit), language))}
          className="type-micro textlink self-start py-1 text-ink2"
        >
          {fill(words.start, {
            value: withUnit(formatShort(convert(start, input.unit, unit), language), unit, language),
          })}
        </button>
      )}
    </div>
  );
});

type SliderProps = {
  readonly input: NumberInput;
  readonly unit: Unit;
  readonly label: string;
  readonly value: number;
  readonly onChange: (shown: number) => void;
};

/** Slider over the limits in 100 steps, or in whole numbers. */
function Slider({ input, unit, label, value, onChange }: SliderProps) {
  const [min, max] = [
    convert(input.limits.min, input.unit, unit),
    convert(input.limits.max, input.unit, unit),
  ];
  const shown = Math.min(max, Math.max(min, convert(value, input.unit, unit)));
  const step = input.whole || max - min >= 50 ? 1 : Number(((max - min) / 100).toPrecision(1));
  return (
    <input
      type="range"
      data-print="hide"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={shown}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className="slider w-full"
      style={{ '--share': `${((shown - min) / (max - min || 1)) * 100}%` } as React.CSSProperties}
    />
  );
}
