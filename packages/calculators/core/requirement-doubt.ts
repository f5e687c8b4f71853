import { lacksCarbon } from './analysis/missing-elements.ts';
import type { Calculator } from './calculator.ts';
import type { Evaluated } from './evaluate.ts';
import type { Requirement } from './inputs/requirement.ts';
import { type Interval, isOutsideData, measuredErrorAt, measuredInterval } from './models.ts';

type Good = Pick<Extract<Evaluated, { ok: true }>, 'inputs' | 'values' | 'warnings'>;

/**
 * Returns why the verdict on a requirement is uncertain: the value is outside the range of its model, or the limit lies
 * within the 90 % interval of the value. Null if neither applies.
 * @param ofInputs interval of the value by the ± of the inputs, if any has one
 */
export function doubtOf(
  calculator: Calculator,
  result: Good,
  { output, limit }: Requirement,
  ofInputs?: Interval,
): 'outside' | 'band' | null {
  if (isOutsideData(calculator, result, output) || lacksCarbon(calculator, result, output.key))
    return 'outside';
  const intervals = [ofInputs, measuredIntervalOf(calculator, result, output)];
  return intervals.some((each) => each && limit > each.low && limit < each.high) ? 'band' : null;
}

/** Returns the interval of 90 % of the measurements of an output; undefined if it was not compared with any. */
function measuredIntervalOf(
  calculator: Calculator,
  result: Good,
  { key, band }: Requirement['output'],
): Interval | undefined {
  const { values } = result;
  const [value, low, high] = [values[key], ...(band ? [values[band.low], values[band.high]] : [])];
  if (typeof low === 'number' && typeof high === 'number') return { low, high };
  const model = calculator.models?.find(({ output }) => output === key);
  const error = model && measuredErrorAt(model, result);
  return error && typeof value === 'number' ? measuredInterval(value, error) : undefined;
}
