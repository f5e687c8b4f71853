import { dominantField, numericOutputs, rangeAround } from '@ferrite/calculators/core/analysis/solve.ts';
import { type Swept, sweeping } from '@ferrite/calculators/core/analysis/sweep.ts';
import type { Output } from '@ferrite/calculators/core/calculator.ts';
import type { ContinuousField } from '@ferrite/calculators/core/inputs/fields.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { sweptFields } from '@ferrite/calculators/core/inputs/swept-fields.ts';
import { convert, type Unit } from '@ferrite/calculators/core/quantity.ts';
import { useCallback, useMemo, useState } from 'react';
import { rawInputs, shownUnit } from '../form/form-entry.ts';
import { useSlicedWork } from '../sliced-work.ts';
import { headlineOutput, useCalculator } from '../use-calculator.ts';

export type SweepChoice = {
  readonly x: string;
  /** Key of the output; `second` is that of a second output, or empty. */
  readonly y: string;
  readonly second: string;
  /** Typed ends of the range; empty for the proposed range. */
  readonly from: string;
  readonly to: string;
  /** Proposed range of the input in its own unit. */
  readonly proposed: readonly [number, number];
};

export type SweepState = {
  readonly choice: SweepChoice;
  readonly choose: (change: Partial<SweepChoice>) => void;
  readonly fields: readonly ContinuousField[];
  readonly outputs: readonly Output[];
  /** Outputs that can share the same axis. */
  readonly alike: readonly Output[];
  readonly field: ContinuousField;
  readonly y: Output;
  readonly unit: Unit;
  /** True if the typed ends are a valid range of the input. */
  readonly isSound: boolean;
  readonly range: readonly [number, number];
  readonly swept: readonly Swept[];
};

/** Returns the state of the sweep; null for calculators without number inputs. */
export function useSweep(): SweepState | null {
  const page = useCalculator();
  const { calculator, state, good, current, language } = page;
  // Cells of a table are new objects in each render, and another field must start another sweep.
  const fields = useMemo(() => sweptFields(calculator, rawInputs(calculator, state)), [calculator, state]);
  const outputs = numericOutputs(calculator, good.values);
  const fieldOf = (key: string) => fields.find((each) => each.key === key) ?? fields[0];
  const proposedFor = (field: ContinuousField | undefined): readonly [number, number] =>
    field ? rangeAround(field, state.entries[field.key]?.value) : [0, 1];
  const [choice, setChoice] = useState((): SweepChoice => {
    const answer = outputs.find((each) => each === headlineOutput(page)) ?? outputs[0];
    const first = dominantField(calculator, rawInputs(calculator, state), fields, answer?.key ?? '');
    const keys = { x: first?.key ?? '', y: answer?.key ?? '', second: '' };
    return { ...keys, from: '', to: '', proposed: proposedFor(first) };
  });
  const field = fieldOf(choice.x);
  const y = outputs.find(({ key }) => key === choice.y) ?? outputs[0];
  const alike = outputs.filter((each) => each.unit === y?.unit && each !== y);
  const second = alike.find(({ key }) => key === choice.second);
  const unit = field && shownUnit(calculator, state, field.key);

  const endOf = (text: string, proposed: number): number | null => {
    if (text.trim() === '') return proposed;
    const reading = unit ? readQuantity(text, { unit, signs: signsOf(language) }) : null;
    if (!field || !unit || reading?.kind !== 'number') return null;
    const own = convert(reading.value, unit, field.unit);
    return own >= field.limits.min && own <= field.limits.max ? own : null;
  };
  const [from, to] = [endOf(choice.from, choice.proposed[0]), endOf(choice.to, choice.proposed[1])];
  const isSound = from !== null && to !== null && from !== to;
  const [low, high] = isSound ? [Math.min(from, to), Math.max(from, to)] : choice.proposed;
  const keys = [y?.key, second?.key].filter((key) => key !== undefined).join(',');
  const begin = useCallback(
    () =>
      sweeping(calculator, rawInputs(calculator, state), {
        field: field as ContinuousField,
        from: low,
        to: high,
        outputs: keys.split(','),
      }),
    [calculator, state, field, low, high, keys],
  );
  const { result } = useSlicedWork(field && y && current ? begin : null);
  if (!field || !y || !unit) return null;
  return {
    choice,
    choose: (change) =>
      setChoice((before) => ({
        ...before,
        ...change,
        ...(change.x !== undefined && { from: '', to: '', proposed: proposedFor(fieldOf(change.x)) }),
      })),
    fields,
    outputs,
    alike,
    field,
    y,
    unit,
    isSound,
    range: [low, high],
    swept: result ?? [],
  };
}
