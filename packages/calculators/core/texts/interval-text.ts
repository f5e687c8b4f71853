/** Interval of a result whose inputs have a ±, as a sentence. */

import type { Output, OutputValues } from '../calculator.ts';
import type { Interval } from '../models.ts';
import { intervalWords } from './interval-words.ts';
import { type ValueFormat, valueText, valueWithUnit } from './value-text.ts';

/** Returns the sentence with the interval of an output; empty if the interval has no width. */
export function intervalText(
  format: ValueFormat,
  output: Output,
  values: OutputValues,
  { low, high }: Interval,
): string {
  if (low === high || high < Number(output.least)) return '';
  const { widened, alone } = intervalWords[format.language];
  const end = (value: number): OutputValues => ({ ...values, [output.key]: value });
  return (output.band ? widened : alone)
    .replace('{min}', () => valueText(format, output, end(low)) ?? '')
    .replace('{max}', () => valueWithUnit(format, output, end(high)) ?? '');
}
