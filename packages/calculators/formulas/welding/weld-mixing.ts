/** Mixing of weld metal from filler metal and melted base metal, element by element, wt %. Shares are 0 to 1. */
import type { Point } from '../../core/chart.ts';
import type { Composition, ElementSymbol } from '../../core/elements.ts';
import { sumOf, type WeightedSum } from '../composition/weighted-sum.ts';

/** The two equivalents that define a position in a diagram, wt %. */
export type Equivalents = { readonly creq: WeightedSum; readonly nieq: WeightedSum };

/** Returns the position of a metal in the diagram. */
export const pointOf = ({ creq, nieq }: Equivalents, metal: Composition): Point => [
  sumOf(creq, metal),
  sumOf(nieq, metal),
];

/** Computes (1 - share) · first + share · second for each element. */
export function mix(first: Composition, second: Composition, share: number): Composition {
  const known = new Set([...Object.keys(first), ...Object.keys(second)]) as ReadonlySet<ElementSymbol>;
  return Object.fromEntries(
    [...known].map((element) => [
      element,
      (1 - share) * (first[element] ?? 0) + share * (second[element] ?? 0),
    ]),
  );
}

/** Number of passes, with the dilution of the first pass and of each further pass. */
export type PassDilutions = {
  readonly dilution: number;
  readonly fillDilution: number;
  readonly passes: number;
};

/**
 * Returns the weld metal of each pass: the first pass is diluted with base metal by `dilution`, each further one with
 * the previous pass by `fillDilution`.
 */
export function weldPasses(
  filler: Composition,
  base: Composition,
  { dilution, fillDilution, passes }: PassDilutions,
): readonly Composition[] {
  const welds = [mix(filler, base, dilution)];
  while (welds.length < passes) welds.push(mix(filler, welds.at(-1) ?? filler, fillDilution));
  return welds;
}

/** Returns the share of base metal in the last pass. */
export function effectiveDilution({ dilution, fillDilution, passes }: PassDilutions): number {
  return dilution * fillDilution ** (passes - 1);
}
