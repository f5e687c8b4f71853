/** Formats the inputs of a calculation with their ± and units. */
import { plusMinusOf } from '@ferrite/calculators/core/analysis/uncertain-inputs.ts';
import { belowIn } from '@ferrite/calculators/core/inputs/address.ts';
import { isAsked } from '@ferrite/calculators/core/inputs/fields.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { convert, type Unit } from '@ferrite/calculators/core/quantity.ts';
import type { Line } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { shownFor } from '@ferrite/calculators/core/units/shown-units.ts';
import { rawInputsOf } from './freeze.ts';
import type { Wording } from './value-texts.ts';

/** Returns the ± of the inputs by flat key; empty if the results were stored without intervals. */
export const plusMinusIn = ({ calculator, frozen }: Pick<Wording, 'calculator' | 'frozen'>) =>
  frozen.intervals ? plusMinusOf(calculator, rawInputsOf(calculator, frozen)) : new Map<string, number>();

type Units = { readonly own: Unit; readonly shown: Unit };

/** Returns `0.42 ± 0.05` in the displayed unit, without the unit. */
export function withPlusMinus(
  value: number,
  plusMinus: number | undefined,
  { own, shown }: Units,
  language: Language,
): string {
  const converted = convert(value, own, shown);
  const text = formatShort(converted, language);
  if (plusMinus === undefined) return text;
  const off = Math.abs(convert(value + plusMinus, own, shown) - converted);
  return `${text}\u00a0±\u00a0${formatShort(off, language)}`;
}

/** Returns the inputs other than analyses; hidden and empty ones are omitted. */
export function inputsOf(wording: Wording): readonly Line[] {
  const { calculator, texts, language, kept, frozen } = wording;
  const labels = labelsOf(calculator, texts);
  const plusMinus = plusMinusIn(wording);
  const below = belowIn(calculator, new URLSearchParams(frozen.query));
  const written = (key: string, value: number, own: Unit) => {
    const shown = shownFor(own, kept);
    const text = withPlusMinus(value, plusMinus.get(key), { own, shown }, language);
    return withUnit(`${below.includes(key) ? '<' : ''}${text}`, shown, language);
  };
  return calculator.inputs.flatMap((input): Line[] => {
    const { key } = input;
    const value: unknown = frozen.inputs[key];
    if (input.kind === 'composition' || value === undefined || value === null) return [];
    if (!isAsked(input, frozen.inputs)) return [];
    const label = labels.input(key);
    if (input.kind === 'number') return [{ label, text: written(key, value as number, input.unit) }];
    if (input.kind === 'choice')
      return [{ label, text: texts.choices?.[`${key}.${value}`] ?? String(value) }];
    return (value as readonly Record<string, number>[]).map((row, at) => ({
      label: `${label} ${at + 1}`,
      text: input.columns
        .map((column) => written(`${key}.${at}.${column.key}`, row[column.key] ?? 0, column.unit))
        .join(' · '),
    }));
  });
}
