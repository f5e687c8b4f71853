import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';

/** Fields of one or more analyses: a column for each, and their elements from top to bottom. */
export type Grid = {
  readonly columns: readonly Pick<CompositionInput, 'prefix' | 'elements'>[];
  readonly rows: readonly string[];
};
/** Field with the cursor. */
export type PastePlace = { readonly row: number; readonly column: number };
