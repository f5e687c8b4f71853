import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { countUsesToKeep } from '../../uses/usecases/count-uses.ts';
import type { UseTerms } from '../../uses/usecases/deps.ts';
import type { ComputeCaller } from '../compute-caller.ts';
import { computeResults } from './compute-results.ts';
import type { Calculation, ComputeDeps } from './deps.ts';

/** Computes results to be saved. Another use on the same day is not recorded again. */
export async function computeToKeep(
  { computing, uses }: ComputeDeps,
  { id, inputs }: Calculation,
  computer: ComputeCaller | null,
  terms?: UseTerms,
): Promise<Evaluated> {
  const compute = () => computeResults(computing, { id, inputs });
  return countUsesToKeep(uses, computer, terms, (countUse) => countUse(id, compute, ({ ok }) => ok));
}
