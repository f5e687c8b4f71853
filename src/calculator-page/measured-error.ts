import type { Model } from '../../calculators/core/calculator.ts';
import { hasLeft } from '../../calculators/core/models.ts';
import { formatShort, withUnit } from '../../calculators/core/numbers.ts';
import type { Unit } from '../../calculators/core/quantity.ts';
import { fill } from './messages/words.ts';
import type { CalculatorPage } from './use-calculator.ts';

/**
 * What measurements say of a model: how many, how wide nine of ten of them lie, and to which side; inside its range those
 * that lie inside, too. Empty where none were made.
 * @param unit of the model's output
 */
export function measuredErrorOf(
  { words, language, good }: Pick<CalculatorPage, 'words' | 'language' | 'good'>,
  { output, measured }: Model,
  unit: Unit,
): string {
  if (!measured) return '';
  const { n, bias, within90 } = (!hasLeft(output, good) && measured.inRange) || measured;
  if (measured.isRatio) {
    const factor = (hundredths: number) =>
      formatShort(Number(Math.exp(hundredths / 100).toPrecision(2)), language);
    return fill(words.measuredFactor, {
      n: formatShort(n, language),
      within: factor(within90),
      bias: factor(bias),
    });
  }
  const shown = (value: number) => formatShort(Math.round(value), language);
  // A difference of temperatures is told in kelvins.
  const difference = unit === 'C' ? 'dK' : unit;
  return fill(words.measuredError, {
    n: formatShort(n, language),
    within: withUnit(shown(within90), difference, language),
    bias: withUnit(`${bias > 0 ? '+' : ''}${shown(bias)}`, difference, language),
  });
}
