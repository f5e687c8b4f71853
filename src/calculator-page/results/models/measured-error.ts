import type { Model, Printing } from '@ferrite/calculators/core/calculator.ts';
import { measuredErrorAt } from '@ferrite/calculators/core/models.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { deviationText } from '@ferrite/calculators/core/texts/deviation-text.ts';
import { fill } from '../../messages/words.ts';
import type { CalculatorPage } from '../../use-calculator.ts';

/**
 * Returns the measured error of a model as text: number of measurements, 90 % interval and bias, also within its range.
 * Empty without measurements.
 * @param unit of the model's output
 */
export function measuredErrorOf(
  { words, language, good }: Pick<CalculatorPage, 'words' | 'language' | 'good'>,
  model: Model,
  unit: Unit,
): string {
  const error = measuredErrorAt(model, good);
  if (!error) return '';
  const { n, bias, within90, isRatio } = error;
  const format = { isRatio, unit, language };
  return fill(isRatio ? words.measuredFactor : words.measuredError, {
    n: formatShort(n, language),
    within: deviationText(within90, format),
    bias: deviationText(bias, format, bias > 0 ? '+' : ''),
  });
}

/**
 * Returns a sentence on the reproductions of a disputed formula: the coefficients that each prints, and its measured
 * error.
 */
export function printingsOf(
  { words, language }: Pick<CalculatorPage, 'words' | 'language'>,
  printings: readonly Printing[],
  unit: Unit,
): string {
  const list = printings.map(({ terms, measured }) =>
    measured
      ? fill(words.printing, {
          terms,
          rmse: withUnit(formatShort(measured.rmse, language), unit === 'C' ? 'dK' : unit, language),
          n: formatShort(measured.n, language),
        })
      : terms,
  );
  return fill(words.printings, { list: list.join('; ') });
}
