import type { Model } from '@ferrite/calculators/core/calculator.ts';
import { isOutsideRange } from '@ferrite/calculators/core/models.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { fill } from '../../messages/words.ts';
import type { CalculatorPage } from '../../use-calculator.ts';

/**
 * Returns the measured error of a model as text: number of measurements, 90 % interval and bias, also within its range.
 * Empty without measurements.
 * @param unit of the model's output
 */
export function measuredErrorOf(
  { words, language, good }: Pick<CalculatorPage, 'words' | 'language' | 'good'>,
  { output, measured }: Model,
  unit: Unit,
): string {
  if (!measured) return '';
  const { n, bias, within90 } = (!isOutsideRange(output, good) && measured.inRange) || measured;
  const number = (value: number) => formatShort(value, language);
  const shown = (value: number, sign: string) =>
    measured.isRatio
      ? number(Number(Math.exp(value / 100).toPrecision(2)))
      : // Temperature differences are in kelvins.
        withUnit(sign + number(Math.round(value)), unit === 'C' ? 'dK' : unit, language);
  return fill(measured.isRatio ? words.measuredFactor : words.measuredError, {
    n: number(n),
    within: shown(within90, ''),
    bias: shown(bias, bias > 0 ? '+' : ''),
  });
}
