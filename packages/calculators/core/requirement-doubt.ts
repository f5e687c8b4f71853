import type { Calculator } from './calculator.ts';
import type { Evaluated } from './evaluate.ts';
import { isMet, type Requirement } from './inputs/requirement.ts';
import { type Interval, isOutsideData, lacksCarbon, measuredErrorAt, measuredInterval } from './models.ts';

type Good = Pick<Extract<Evaluated, { ok: true }>, 'inputs' | 'values' | 'warnings'>;

/** Verdict on a requirement. `doubt`: why there is none (`isMet` is null), or why it is uncertain; null for a certain one. */
type Verdict =
  | { readonly isMet: null; readonly doubt: 'unknown' | 'noCarbon' }
  | { readonly isMet: boolean; readonly doubt: 'outside' | 'band' | null };

/**
 * Returns the verdict on a requirement. It is withheld without a value, and for a value that depends on a carbon content
 * that was not stated.
 * @param ofInputs interval of the value by the ± of the inputs, if any has one
 */
export function assessRequirement(
  calculator: Calculator,
  result: Good,
  requirement: Requirement,
  ofInputs?: Interval,
): Verdict {
  if (lacksCarbon(requirement.output.key, result)) return { isMet: null, doubt: 'noCarbon' };
  const met = isMet(requirement, result.values);
  return met === null
    ? { isMet: met, doubt: 'unknown' }
    : { isMet: met, doubt: doubtOf(calculator, result, requirement, ofInputs) };
}

/**
 * Returns why the verdict on a requirement is uncertain: the value is outside the range of its model, or the limit lies
 * within the 90 % interval of the value. Null if neither applies.
 */
function doubtOf(
  calculator: Calculator,
  result: Good,
  { output, limit }: Requirement,
  ofInputs?: Interval,
): 'outside' | 'band' | null {
  if (isOutsideData(calculator, result, output)) return 'outside';
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
