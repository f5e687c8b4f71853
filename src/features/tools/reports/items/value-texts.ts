/** Formats values of a calculation with their units, bands and model errors. */
import type { Calculator, Model, Output, OutputValues } from '@ferrite/calculators/core/calculator.ts';
import { headlineOf, lacksCarbon, measuredErrorAt } from '@ferrite/calculators/core/models.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { deviationText } from '@ferrite/calculators/core/texts/deviation-text.ts';
import { intervalText } from '@ferrite/calculators/core/texts/interval-text.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { type ValueFormat, valueText, valueWithUnit } from '@ferrite/calculators/core/texts/value-text.ts';
import { type PreferredUnits, unitOfResult } from '@ferrite/calculators/core/units/shown-units.ts';
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

/** Returns the unit of a result, the same as on the page of the calculator. */
export const unitIn = ({ calculator, frozen, kept }: Wording, { unit }: Output): Unit =>
  unitOfResult(calculator, frozen.values, unit, kept);

const formatOf = (wording: Wording, output: Output): ValueFormat => ({
  calculator: wording.calculator,
  texts: wording.texts,
  language: wording.language,
  unit: unitIn(wording, output),
});

/** Formats a value without its unit. */
export const plainValue = (wording: Wording, output: Output, values: OutputValues): string =>
  valueText(formatOf(wording, output), output, values) ?? wording.words.notDefined;

export const formatWithUnit = (wording: Wording, output: Output, values: OutputValues): string =>
  valueWithUnit(formatOf(wording, output), output, values) ?? wording.words.notDefined;

/** Returns whether the page shows intervals of an output: of models, only where a model is the headline. */
const hasInterval = ({ calculator, frozen }: Wording, { role }: Output): boolean =>
  role !== 'model' || headlineOf(calculator, frozen)?.role === 'model';

/** Returns the uncertainty of a value; empty if a carbon content that it depends on was not stated. */
export const remarkOnValue = (wording: Wording, output: Output): string =>
  lacksCarbon(output.key, wording.frozen) ? '' : uncertaintyOf(wording, output);

/**
 * Returns the interval with the uncertainty of the inputs, otherwise the measured band, otherwise the model error. An
 * interval without the measured error is followed by the model error.
 */
function uncertaintyOf(wording: Wording, output: Output): string {
  const interval = hasInterval(wording, output) ? wording.frozen.intervals?.[output.key] : undefined;
  if (!interval) return bandOf(wording, output) || errorOf(wording, output);
  const text = intervalText(formatOf(wording, output), output, wording.frozen.values, interval);
  return [text, output.band ? '' : errorOf(wording, output)].filter(Boolean).join(' · ');
}

function bandOf(wording: Wording, output: Output): string {
  const { band } = output;
  const { values } = wording.frozen;
  const [low, high] = band ? [values[band.low], values[band.high]] : [];
  if (typeof low !== 'number' || typeof high !== 'number' || low === high) return '';
  return fillWords(wording.words.band, {
    min: plainValue(wording, output, { ...values, [output.key]: low }),
    max: formatWithUnit(wording, output, { ...values, [output.key]: high }),
  });
}

/** Formats the model error; empty without measurements. */
function errorOf({ calculator, frozen, language, words }: Wording, { key, unit }: Output): string {
  const model = modelOf(calculator, key);
  const error = model && measuredErrorAt(model, frozen);
  if (!error) return '';
  const { n, within90, isRatio } = error;
  const within = deviationText(within90, { isRatio, unit, language });
  return fillWords(isRatio ? words.measuredFactor : words.measuredError, { n, within });
}
