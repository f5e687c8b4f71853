import type { Model } from '@ferrite/calculators/core/calculator.ts';
import { measuredErrorAt } from '@ferrite/calculators/core/models.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { convert, differenceUnit, type Unit } from '@ferrite/calculators/core/quantity.ts';
import { deviationText } from '@ferrite/calculators/core/texts/deviation-text.ts';
import { fill } from '../../messages/words.ts';
import type { CalculatorPage } from '../../use-calculator.ts';

/**
 * Returns the measured error of a model as text: number of measurements, 90 % interval and bias, also within its range,
 * in the unit in which the output is shown. Empty without measurements.
 * @param unit unit of the model's output
 */
export function measuredErrorOf(
  { words, language, good, outputUnits }: Pick<CalculatorPage, 'words' | 'language' | 'good' | 'outputUnits'>,
  model: Model,
  unit: Unit,
): string {
  const error = measuredErrorAt(model, good);
  if (!error) return '';
  const { n, bias, within90, isRatio } = error;
  const shown = outputUnits[model.output] ?? unit;
  const format = { isRatio, unit: shown, language };
  const inShown = (deviation: number) =>
    isRatio ? deviation : convert(deviation, differenceUnit(unit), differenceUnit(shown));
  return fill(isRatio ? words.measuredFactor : words.measuredError, {
    n: formatShort(n, language),
    within: deviationText(inShown(within90), format),
    bias: deviationText(inShown(bias), format, bias > 0 ? '+' : ''),
  });
}
