import type { Problem } from '../calculator.ts';
import { convert, type Unit } from '../quantity.ts';

/** Returns the problem with its limits in the unit in which the value is shown. */
export function problemInUnit(problem: Problem, shown: Unit): Problem {
  const { unit, min, max } = problem.params;
  if (unit === shown || typeof min !== 'number' || typeof max !== 'number' || typeof unit !== 'string')
    return problem;
  const own = unit as Unit;
  const converted = { unit: shown, min: convert(min, own, shown), max: convert(max, own, shown) };
  return { ...problem, params: { ...problem.params, ...converted } };
}
