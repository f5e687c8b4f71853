import type { Calculator } from './calculator.ts';
import type { Evaluated } from './evaluate.ts';
import type { Requirement } from './inputs/requirement.ts';
import { isOutsideData } from './models.ts';

type Good = Pick<Extract<Evaluated, { ok: true }>, 'inputs' | 'values' | 'warnings'>;

/**
 * Returns why the verdict on a requirement is uncertain: the value is outside the range of its model, or the limit lies
 * within the 90 % band of the value. Null if neither applies.
 */
export function doubtOf(
  calculator: Calculator,
  result: Good,
  { output, limit }: Requirement,
): 'outside' | 'band' | null {
  if (isOutsideData(calculator, result, output)) return 'outside';
  const [low, high] = output.band ? [result.values[output.band.low], result.values[output.band.high]] : [];
  if (typeof low !== 'number' || typeof high !== 'number') return null;
  return limit > low && limit < high ? 'band' : null;
}
