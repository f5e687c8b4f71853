import type { CompositionInput, Interval } from '@ferrite/calculators/core/calculator.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { formatRange } from '@ferrite/calculators/core/numbers.ts';
import { convert, type Unit, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type ClipboardEvent, memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { compositionUnitKey } from '../form/form-entry.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { HeatPart } from '../heat/heat-part.tsx';
import { fill } from '../messages/words.ts';
import type { PasteNoteProps } from '../paste/paste-note.tsx';
import { sentenceOf, useCalculator, useFixed } from '../use-calculator.ts';
import { CellInput } from './cell-input.tsx';
import { FieldError } from './field-error.tsx';
import { GradePicker } from './grade/grade-picker.tsx';
import { isOutsideAt } from './outside.ts';

const RangeNote = lazyPart(() => import('./range-note.tsx'));
const PasteNote = lazyPart<PasteNoteProps>(() => import('../paste/paste-note.tsx'));

/** Shapes that mark the columns, the same as in the diagram. */
export const columnShapes = ['circle', 'square', 'diamond', 'triangle'] as const;

/** Returns whether the browser pastes a text itself: one cell with a quantity, a range or a date, or without numbers. */
function isForOneField(text: string, language: Language): boolean {
  const cell = text.replace(/(?<![\r\n])[\r\n]+$/, '');
  if (/[\t\n]/.test(cell)) return false;
  const reading = readQuantity(cell, { unit: 'wt%', signs: signsOf(language) });
  return !/\d/.test(cell) || reading.kind !== 'none' || !/unit|none/.test(reading.reason);
}

/** One or more heat analyses: a grade picker for each, and a grid of elements with keyboard navigation as in a spreadsheet. */
export function CompositionGrid({ inputs }: { readonly inputs: readonly CompositionInput[] }) {
  const page = useCalculator();
  const { state, labels, words, problems } = page;
  const id = useId();
  const zero = page.good.warnings.find(({ code }) => code === 'taken_as_zero');
  const several = inputs.length > 1;
  const unit = state.units[compositionUnitKey] ?? 'wt%';
  const symbols = useMemo(
    () => [...new Set(inputs.flatMap((input) => elementsOf(input).map(([element]) => element)))],
    [inputs],
  );
  const { pasted, onPaste } = usePastedTable(inputs, symbols, unit);
  const row = { id, inputs, unit, onPaste, zeroKeys: `${zero?.params?.['list']}`.split(',') };

  return (
    <div>
      <HeatPart part="note" />
      {pasted && <PasteNote pasted={pasted} />}
      <div className={several ? 'divide-y border-b' : 'px-4 pt-3 pb-4'}>
        {inputs.map((input, at) => (
          <GradePicker
            key={input.key}
            input={input}
            notesId={`${id}-${input.key}-grade`}
            shape={several ? columnShapes[at % columnShapes.length] : undefined}
            label={several ? labels.input(input.key) : words.grade.label}
          />
        ))}
      </div>
      {inputs.map(
        (input) =>
          problems.has(input.key) && (
            <div key={input.key} className="px-4 py-2">
              <FieldError id={`${id}-${input.key}`} text={problems.get(input.key)} />
            </div>
          ),
      )}
      <table className="w-full border-collapse">
        <Head inputs={inputs} unit={unit} />
        <tbody>
          {symbols.map((element, at) => (
            <ElementRow key={element} {...row} element={element} at={at} />
          ))}
        </tbody>
      </table>
      {inputs.map((input) => (
        <div key={input.key} id={`${id}-${input.key}-grade`} />
      ))}
      {zero && (
        <p id={`${id}-zero`} className="type-micro border-t px-4 py-1.5 text-ink2" data-print="hide">
          {sentenceOf(page, zero)}
        </p>
      )}
    </div>
  );
}

type OnPaste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => void;

/** Returns the last table pasted into a cell, and the handler that recognizes one. */
function usePastedTable(inputs: readonly CompositionInput[], symbols: readonly string[], unit: Unit) {
  const { state, language } = useCalculator();
  const form = useRef(state);
  form.current = state;
  const [pasted, setPasted] = useState<PasteNoteProps['pasted'] | null>(null);
  const onPaste = useCallback<OnPaste>(
    (event, row, column) => {
      const text = event.clipboardData.getData('text/plain');
      if (isForOneField(text, language)) return;
      event.preventDefault();
      const grid = { columns: inputs, rows: symbols };
      setPasted({ text, place: { row, column }, grid, isPpm: unit === 'ppm', before: form.current });
    },
    [inputs, symbols, language, unit],
  );
  return { pasted, onPaste };
}

type HeadProps = { readonly inputs: readonly CompositionInput[]; readonly unit: Unit };

function Head({ inputs, unit }: HeadProps) {
  const { labels, words } = useFixed();
  const several = inputs.length > 1;
  // The prefix `A.` of one of several analyses is a short name.
  const nameOf = ({ key, prefix }: CompositionInput) =>
    prefix.length === 2 ? prefix.replace('.', '') : labels.input(key);
  return (
    <thead className={several ? undefined : 'sr-only'}>
      <tr className="type-column text-ink2">
        <th scope="col" className="w-11 py-2 pl-4 text-left font-[520]">
          {words.element}
        </th>
        {inputs.map((input, at) => (
          <th
            key={input.key}
            scope="col"
            className={classNames('py-2 pr-1 text-right font-[520]', at === inputs.length - 1 && 'pr-4')}
          >
            <span
              lang={input.prefix.length === 2 ? 'en' : undefined}
              title={several ? labels.input(input.key) : undefined}
            >
              {nameOf(input)}
            </span>
          </th>
        ))}
        {!several && <th scope="col">{unitSymbol(unit)}</th>}
      </tr>
    </thead>
  );
}

type ElementRowProps = {
  /** Id of the grid, from which the ids of cells and notes are derived. */
  readonly id: string;
  readonly inputs: readonly CompositionInput[];
  readonly unit: Unit;
  readonly onPaste: OnPaste;
  /** Flat keys of the contents that are empty and count as 0. */
  readonly zeroKeys: readonly string[];
  readonly element: string;
  readonly at: number;
};

/** Row of an element, with its notes on values out of range and its errors below. */
function ElementRow({ id, inputs, unit, onPaste, zeroKeys, element, at }: ElementRowProps) {
  const { state, data, words, problems, uncertain, good } = useCalculator();
  const several = inputs.length > 1;
  const keys = inputs.map((input) => `${input.prefix}${element}`);
  const errors = keys.map((key) => problems.get(key)).filter((each) => each !== undefined);
  const [first] = inputs;
  const limits = !several && first ? elementsOf(first).find(([each]) => each === element)?.[1] : undefined;
  return (
    <>
      <tr className="border-t">
        <th scope="row" lang="en" className="type-small py-0.5 pl-4 text-left font-[600]">
          {element}
        </th>
        {inputs.map((input, column) => (
          <td
            key={input.key}
            className={classNames(
              'py-0.5 pl-1',
              column === inputs.length - 1 && several && 'pr-3',
              !several && (uncertain ? 'w-24 max-sm:w-34' : 'w-24'),
            )}
          >
            {element in input.elements && (
              <CellInput
                flatKey={`${input.prefix}${element}`}
                grid={id}
                row={at}
                column={column}
                label={fill(words.cell, {
                  metal: data.texts.inputs[input.key] ?? input.key,
                  element,
                  unit: unitSymbol(unit),
                })}
                errorId={`${id}-${element}`}
                rangeId={`${id}-${element}-range`}
                zeroId={zeroKeys.includes(`${input.prefix}${element}`) ? `${id}-zero` : undefined}
                onPaste={onPaste}
              />
            )}
          </td>
        ))}
        {limits && <LimitsCell limits={limits} unit={unit} />}
      </tr>
      {errors.length === 0 && keys.some((key) => isOutsideAt(good.warnings, key)) && (
        <tr>
          <td colSpan={several ? inputs.length + 1 : 3} className="px-4 pb-1">
            <RangeNote id={`${id}-${element}-range`} keys={keys} />
          </td>
        </tr>
      )}
      {(errors.length > 0 || keys.some((key) => state.entries[key]?.countsAs !== undefined)) && (
        <tr>
          <td colSpan={inputs.length + 2} className="px-4 py-1.5">
            <FieldError id={`${id}-${element}`} text={errors.join(' ')} keys={keys} />
          </td>
        </tr>
      )}
    </>
  );
}

const LimitsCell = memo(function LimitsCell({
  limits,
  unit,
}: {
  readonly limits: Required<Interval>;
  readonly unit: Unit;
}) {
  const { language } = useFixed();
  const shown = { min: convert(limits.min, 'wt%', unit), max: convert(limits.max, 'wt%', unit) };
  return (
    <td className="type-small pr-4 pl-2 text-ink3">
      <span className="flex justify-between gap-2">
        <span>{unitSymbol(unit)}</span>
        <span className="whitespace-nowrap" data-print="hide">
          {formatRange(shown, '1', language)}
        </span>
      </span>
    </td>
  );
});
