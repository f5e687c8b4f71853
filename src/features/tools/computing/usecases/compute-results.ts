import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { refuseEndless } from '../refuse-endless.ts';
import type { Calculation, ComputingDeps } from './deps.ts';

/**
 * Computes one set of inputs. @throws AppError 422 if the computation does not finish, 503 if too many requests are
 * waiting
 */
export const computeResults = (
  { run }: Pick<ComputingDeps, 'run'>,
  { id, inputs }: Calculation,
): Promise<Evaluated> => run<Evaluated>('one', id, inputs).catch(refuseEndless);
