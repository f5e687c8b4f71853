import type { Calculator, CompositionInput } from '@ferrite/calculators/core/calculator.ts';

/** Returns the composition that a heat fills: the only one, or the base metal of a joint. */
export const firstComposition = ({ inputs }: Calculator): CompositionInput | undefined =>
  inputs.find((input): input is CompositionInput => input.kind === 'composition');
