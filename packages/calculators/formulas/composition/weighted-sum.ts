/**
 * Weighted sum of the heat analysis in wt %, with elements grouped by weight as printed by the author of the sum. The
 * value, the contribution of each element, the formula and the inserted numbers are derived from this data.
 */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { plain } from '../../core/texts/worked-text.ts';

/** Elements with the same weight: `over: 6` is a sixth, `times: 5` fivefold; without both the weight is 1. */
export type SumTerm = {
  readonly of: readonly ElementSymbol[];
  readonly over?: number;
  readonly times?: number;
};
export type WeightedSum = readonly SumTerm[];

const weightOf = ({ over = 1, times = 1 }: SumTerm): number => times / over;

export function weightsOf(sum: WeightedSum): Readonly<Record<string, number>> {
  return Object.fromEntries(sum.flatMap((term) => term.of.map((element) => [element, weightOf(term)])));
}

/** Returns the contribution of each element to the sum, wt %. */
export function sharesOf(sum: WeightedSum, steel: Composition): Readonly<Record<string, number>> {
  return Object.fromEntries(
    sum.flatMap((term) => term.of.map((element) => [element, weightOf(term) * percentOf(steel, element)])),
  );
}

/** Returns the value of the sum, wt %. */
export function sumOf(sum: WeightedSum, steel: Composition): number {
  let total = 0;
  for (const term of sum) for (const element of term.of) total += weightOf(term) * percentOf(steel, element);
  return total;
}

/** Returns the sum in TeX; the style `line` writes Mn/6 instead of a fraction. */
export function sumTex(sum: WeightedSum, style: 'fraction' | 'line' = 'fraction'): string {
  return sum
    .map(({ of, over, times }) => {
      const elements = of.map((element) => `\\mathrm{${element}}`).join('+');
      const together = of.length > 1 ? `(${elements})` : elements;
      if (times !== undefined) return `${times}\\,${together}`;
      if (over === undefined) return together;
      return style === 'fraction' ? `\\frac{${elements}}{${over}}` : `${together}/${over}`;
    })
    .join(' + ');
}

/** Returns the sum with the contents of this steel inserted, including absent elements. */
export function formatSubstitutedSum(sum: WeightedSum, steel: Composition): string {
  return sum
    .map(({ of, over, times }) => {
      const percents = of.map((element) => plain(percentOf(steel, element))).join(' + ');
      const together = of.length > 1 ? `(${percents})` : percents;
      return times === undefined
        ? `${together}${over === undefined ? '' : `/${over}`}`
        : `${times} × ${together}`;
    })
    .join(' + ');
}
