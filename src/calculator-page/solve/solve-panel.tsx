import {
  dominantField,
  numericOutputs,
  type Solutions,
  solving,
  unsolved,
} from '@ferrite/calculators/core/analysis/solve.ts';
import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { type ContinuousField, continuousFields } from '@ferrite/calculators/core/inputs/fields.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { withUnit } from '@ferrite/calculators/core/numbers.ts';
import { clean, convert, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/form/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { fieldText, rawInputs, shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useSlicedWork } from '../sliced-work.ts';
import { headlineOutput, shownValue, useCalculator, valueInSentence } from '../use-calculator.ts';

/** Panel that solves for the input that gives a target value of an output. */
export default function SolvePanel({ onClose }: { readonly onClose: () => void }) {
  const page = useCalculator();
  const { labels, words } = page;
  const { outputs, output, setOutput, fields, field, setField, unit, text, setText, target, work } =
    useSolve();
  if (!output || !field || !unit) return null;
  return (
    <section
      aria-label={words.solve.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      className="flex flex-col gap-2.5 border-b bg-p2 px-4 py-3"
    >
      <div className="flex items-center justify-between">
        <h3 className="type-label">{words.solve.title}</h3>
        <IconButton label={words.solve.close} onClick={onClose} className="-my-2 -mr-2">
          <X aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      </div>
      <Field label={words.solve.output}>
        {(control) => (
          <Select {...control} value={output.key} onChange={({ target: { value } }) => setOutput(value)}>
            {outputs.map(({ key }) => (
              <option key={key} value={key}>
                {labels.output(key)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={words.solve.wanted}
        aside={unitSymbol(unit)}
        hint={fill(words.solve.now, { value: valueInSentence(page, output) })}
        error={text.trim() !== '' && target === null ? words.plusMinus.noNumber : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder={shownValue(page, output)}
            value={text}
            onChange={({ target: { value } }) => setText(value)}
          />
        )}
      </Field>
      <Field label={words.solve.input}>
        {(control) => (
          <Select {...control} value={field.key} onChange={({ target: { value } }) => setField(value)}>
            {fields.map(({ key }) => (
              <option key={key} value={key}>
                {labels.input(key)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div role="status" className="type-small flex flex-col gap-1.5">
        {target !== null && work.isWorking && <p className="text-ink2">{words.solve.working}</p>}
        {target !== null && !work.isWorking && work.result && (
          <Found field={field} output={output} result={work.result} />
        )}
      </div>
    </section>
  );
}

/** Returns the chosen output, input and target value, and the search for the input. */
function useSolve() {
  const page = useCalculator();
  const { calculator, state, good, language, outputUnits } = page;
  const outputs = numericOutputs(calculator, good.values);
  const fields = continuousFields(calculator, state.choices);
  const [outputKey, setOutput] = useState(headlineOutput(page)?.key ?? '');
  const [fieldKey, setField] = useState(
    () => dominantField(calculator, rawInputs(calculator, state), fields, outputKey)?.key ?? '',
  );
  const [text, setText] = useState('');
  const output = outputs.find(({ key }) => key === outputKey) ?? outputs[0];
  const field = fields.find(({ key }) => key === fieldKey) ?? fields[0];
  const unit = output && (outputUnits[output.key] ?? output.unit);
  const reading = unit ? readQuantity(text, { unit, signs: signsOf(language) }) : null;
  const target =
    output && unit && reading?.kind === 'number' ? convert(reading.value, unit, output.unit) : null;
  const begin = useCallback(
    () =>
      field && output && target !== null
        ? solving(calculator, rawInputs(calculator, state), { field, output: output.key, target })
        : nothing(),
    [calculator, state, field, output, target],
  );
  const work = useSlicedWork(target === null ? null : begin);
  return { outputs, output, setOutput, fields, field, setField, unit, text, setText, target, work };
}

type FoundProps = {
  readonly field: ContinuousField;
  readonly output: Output;
  readonly result: Solutions;
};

/** Solutions in the shown unit of the input, each with a button that takes it into the form. */
function Found({ field, output, result }: FoundProps) {
  const { calculator, state, dispatch, words, language } = useCalculator();
  const unit = shownUnit(calculator, state, field.key);
  const textOf = (value: number) =>
    fieldText(clean(Number(convert(value, field.unit, unit).toPrecision(5))), language);
  const stretch = (from: number, to: number) =>
    fill(words.solve.stretch, {
      from: withUnit(textOf(from), unit, language),
      to: withUnit(textOf(to), unit, language),
    });
  return (
    <>
      <SolveMessage output={output} result={result} limits={stretch(field.limits.min, field.limits.max)} />
      {!result.isEverywhere &&
        result.found.map(({ value, until, isOutside }) => (
          <p key={value} className="flex flex-wrap items-center gap-2">
            <strong className="font-[600]">
              {until === undefined ? withUnit(textOf(value), unit, language) : stretch(value, until)}
            </strong>
            {isOutside && <Tag tone="warn">{words.outOfRange}</Tag>}
            <Button
              size="small"
              className="ml-auto"
              onClick={() => dispatch({ type: 'typed', entries: { [field.key]: textOf(value) } })}
            >
              {words.solve.take}
            </Button>
          </p>
        ))}
    </>
  );
}

type SolveMessageProps = { readonly result: Solutions; readonly limits: string; readonly output: Output };

/** Message if there is no solution, or if every value is a solution. */
function SolveMessage({ result, limits, output }: SolveMessageProps) {
  const page = useCalculator();
  const { solve } = page.words;
  const { found, isEverywhere, isWithoutCarbon, reached } = result;
  if (isWithoutCarbon) return <p className="text-warn">{solve.noCarbon}</p>;
  if (isEverywhere) return <p>{solve.everywhere}</p>;
  if (found.length > 0) return null;
  if (!reached) return <p>{fill(solve.undefined, { limits })}</p>;
  return (
    <p>
      {fill(solve.none, {
        limits,
        min: shownValue(page, output, { [output.key]: reached.min }),
        max: valueInSentence(page, output, { [output.key]: reached.max }),
      })}
    </p>
  );
}

// biome-ignore lint/correctness/useYield: there is nothing to do.
function* nothing(): Generator<undefined, Solutions> {
  return unsolved;
}
