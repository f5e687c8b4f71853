/** Inverse of the hardness after tempering, and the probability that a hardness lies within limits. */
import type { Composition } from '../../core/elements.ts';
import { erfc, inverseErf } from '../mathematics/error-function.ts';
import { findRoot } from '../mathematics/find-root.ts';
import type { Estimate } from './fitted-model.ts';
import { temperedHardness } from './tempered-hardness.ts';

/** Steel as quenched, with its tempering time and the temperature range to search. */
export type Softening = {
  readonly steel: Composition;
  /** Hardness as quenched, HRC. */
  readonly quenched: number;
  readonly hours: number;
  /** Lower limit of the temperature range, °C; `to` is the upper limit. */
  readonly from: number;
  readonly to: number;
};

/** Value of the hardness, or a limit of its 90 % band. */
type BandPoint = 'value' | 'low' | 'high';

/** Step in K of the search for an interval with the root; where the curve rises, it rises by less than 0.2 HRC. */
const step = 20;

/**
 * Returns the highest temperature in °C at which the value or a limit of its band is at least `hardness` in HRC: `to`
 * if the hardness is reached there, null if it is reached nowhere.
 */
export function hottestTempering(
  { steel, quenched, hours, from, to }: Softening,
  hardness: number,
  of: BandPoint = 'value',
): number | null {
  const excess = (celsius: number): number =>
    temperedHardness(steel, { celsius, hours }, quenched)[of] - hardness;
  if (excess(to) >= 0) return to;
  for (let high = to; high > from; high -= step) {
    const low = Math.max(from, high - step);
    if (excess(low) >= 0) return findRoot(excess, low, high);
  }
  return null;
}

/** Half-width of the 90 % interval of a normal distribution, in standard deviations: 1.645. */
const ninety = Math.SQRT2 * (inverseErf(0.9) ?? Number.NaN);

/** Returns Φ(z), the cumulative standard normal distribution. */
const cumulative = (deviations: number): number => erfc(-deviations / Math.SQRT2) / 2;

export type HardnessLimits = { readonly atLeast: number | null; readonly atMost: number | null };

/**
 * Returns the probability that the hardness of a tempered steel lies within limits in HRC. Errors follow a normal
 * distribution with the standard deviation (value − low)/1.645, since `low` is the lower limit of a 90 % band; no
 * hardness exceeds `quenched`.
 */
export function probabilityWithin(
  { value, low }: Pick<Estimate, 'value' | 'low'>,
  { atLeast, atMost }: HardnessLimits,
  quenched: number,
): number {
  if (atLeast !== null && quenched < atLeast) return 0;
  const deviation = (value - low) / ninety;
  const above = atMost === null || quenched <= atMost ? 0 : cumulative((value - atMost) / deviation);
  return (atLeast === null ? 1 : cumulative((value - atLeast) / deviation)) - above;
}
