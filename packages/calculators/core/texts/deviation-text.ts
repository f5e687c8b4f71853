import type { MeasuredError } from '../calculator.ts';
import { formatShort, withUnit } from '../numbers.ts';
import { differenceUnit, type Unit } from '../quantity.ts';
import type { Language } from './language.ts';

type DeviationFormat = {
  readonly isRatio: MeasuredError['isRatio'];
  /** Unit of the result. */
  readonly unit: Unit;
  readonly language: Language;
};

/** Formats a measured deviation, e.g. `27 K`; that of a ratio, in hundredths of its logarithm, as a factor, e.g. `1.04`. */
export function deviationText(
  value: number,
  { isRatio, unit, language }: DeviationFormat,
  sign: '+' | '' = '',
): string {
  if (isRatio) return formatShort(Number(Math.exp(value / 100).toFixed(2)), language);
  // Temperature differences are in kelvins.
  return withUnit(sign + formatShort(Number(value.toPrecision(2)), language), differenceUnit(unit), language);
}
