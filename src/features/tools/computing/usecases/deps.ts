import type { UsesDeps } from '../../uses/usecases/deps.ts';
import type { Computing } from '../computing.ts';

export type ComputeDeps = {
  readonly computing: Computing;
  readonly uses: UsesDeps;
};

/** Calculator and its raw inputs. */
export type Calculation = {
  readonly id: string;
  readonly inputs: unknown;
};
