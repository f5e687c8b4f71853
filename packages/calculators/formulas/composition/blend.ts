/**
 * Weighted mean of several authors' formulas. The weight of a formula falls smoothly to zero at the edge of its
 * range, so the mean has no step there. Several formulas by one author together count as one.
 */

import type { Ranges } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';

/** One formula's result; `weight` is 1 inside the formula's range and 0 outside, see {@link fadingWeight}. */
export type WeightedResult = { readonly value: number; readonly weight: number; readonly author: string };

/** Weighted mean of the results with their spread. Results with a low weight contribute little to the spread. */
export type Blend = {
  readonly mean: number;
  readonly spread: number;
  /** Lower limit of the spread; `high` is the upper limit. */
  readonly low: number;
  readonly high: number;
};

/**
 * Returns a weight: 1 up to `whole`, then decreasing smoothly to 0 at `gone` and beyond. `gone` may be above or below
 * `whole`.
 */
export function fadingWeight(value: number, whole: number, gone: number): number {
  const left = (gone - value) / (gone - whole);
  return left >= 1 ? 1 : Math.max(0, left) ** 2;
}

/**
 * Returns the weight of a formula by its carbon range, wt %: 1 from 0.05 above the lower limit to 0.2 below the upper
 * limit.
 */
export function carbonWeight(
  carbon: number,
  { min, max }: { readonly min?: number; readonly max?: number },
): number {
  const low = min === undefined ? 1 : fadingWeight(carbon, min + 0.05, min);
  return low * (max === undefined ? 1 : fadingWeight(carbon, max - 0.2, max));
}

/** Returns the weight of a formula by its ranges of contents in wt %: 1 up to 80 % of each upper limit. */
export const contentWeight = (steel: Composition, ranges: Ranges): number =>
  Object.entries(ranges).reduce(
    (weight, [element, { max }]) =>
      max === undefined
        ? weight
        : weight * fadingWeight(percentOf(steel, element as ElementSymbol), 0.8 * max, max),
    1,
  );

/** Returns the weighted mean and the spread, or null when every weight is zero. */
export function blend(results: readonly WeightedResult[]): Blend | null {
  const sharing = (author: string): number => results.filter((each) => each.author === author).length;
  const weighed = results.map((each) => ({ ...each, share: each.weight / sharing(each.author) }));
  const total = weighed.reduce((sum, each) => sum + each.share, 0);
  if (!(total > 0)) return null;
  const mean = weighed.reduce((sum, { value, share }) => sum + value * share, 0) / total;
  const apart = weighed.map(({ value, weight }) => weight * (value - mean));
  const [low, high] = [mean + Math.min(...apart), mean + Math.max(...apart)];
  return { mean, spread: high - low, low, high };
}
