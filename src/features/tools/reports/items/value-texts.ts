/** Formats values of a calculation with their units, bands and model errors. */
import type { Calculator, Model, Output, OutputValues } from '@ferrite/calculators/core/calculator.ts';
import { isOutsideRange } from '@ferrite/calculators/core/models.ts';
import { formatShort, formatToPlace, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import {
  digitsIn,
  type PreferredUnits,
  placeIn,
  shownFor,
} from '@ferrite/calculators/core/units/shown-units.ts';
import { fillWords, type ReportWords } from '../report-words.ts';
import type { FrozenCalculation } from './freeze.ts';

export type Wording = {
  readonly calculator: Calculator;
  readonly texts: CalculatorTexts;
  readonly language: Language;
  readonly words: ReportWords;
  readonly kept: PreferredUnits;
  readonly frozen: FrozenCalculation;
};

export const modelOf = (calculator: Calculator, key: string): Model | undefined =>
  calculator.models?.find(({ output }) => output === key);

/** Returns a value without its unit. */
export function valueText(
  { calculator, texts, language, kept, words }: Wording,
  output: Output,
  values: OutputValues,
): string {
  const value = values[output.key] ?? null;
  if (value === null) return words.notDefined;
  if (typeof value === 'string') return texts.values?.[`${output.key}.${value}`] ?? value;
  const unit = shownFor(output.unit, kept);
  const converted = convert(value, output.unit, unit);
  if (output.digits === undefined) return formatShort(converted, language);
  const place = placeIn(calculator, values, output, unit);
  return formatToPlace(converted, digitsIn(output, unit), place, language);
}

export function withItsUnit(wording: Wording, output: Output, values: OutputValues): string {
  const text = valueText(wording, output, values);
  if (typeof values[output.key] !== 'number') return text;
  return withUnit(text, shownFor(output.unit, wording.kept), wording.language);
}

export function bandOf(wording: Wording, output: Output): string {
  const { band } = output;
  const { values } = wording.frozen;
  const [low, high] = band ? [values[band.low], values[band.high]] : [];
  if (typeof low !== 'number' || typeof high !== 'number' || low === high) return '';
  return fillWords(wording.words.band, {
    min: valueText(wording, output, { ...values, [output.key]: low }),
    max: withItsUnit(wording, output, { ...values, [output.key]: high }),
  });
}

/** Returns the model error; empty without measurements. */
export function errorOf({ calculator, frozen, language, words }: Wording, { key, unit }: Output): string {
  const measured = modelOf(calculator, key)?.measured;
  if (!measured) return '';
  const { n, within90 } = (!isOutsideRange(key, frozen) && measured.inRange) || measured;
  if (measured.isRatio) {
    const factor = Number(Math.exp(within90 / 100).toPrecision(2));
    return fillWords(words.measuredFactor, { n, within: formatShort(factor, language) });
  }
  // Temperature differences are shown in kelvins.
  const within = withUnit(formatShort(Math.round(within90), language), unit === 'C' ? 'dK' : unit, language);
  return fillWords(words.measuredError, { n, within });
}
