/**
 * Jominy equivalent: distance from the end of the Jominy bar with the same cooling as a position of a section, computed
 * by the same solver from the standard austenitizing temperature, and compared by the cooling time from 800 to 500 °C or the rate
 * at 704 °C (1300 °F). Deviation from published equivalents of bar centres (Bhadeshia & Honeycombe: Ø75 mm in the ideal
 * quench 12.5 mm, Ø50 at H 1 12 mm, Ø51 at H 0.3 19 mm; Callister & Rethwisch: Ø50 and Ø75 in moderately agitated water
 * 9.5 and 17 mm): +12, +5, +9, +19 and 0 % by the cooling time; by the rate the distances are 2 to 3 mm longer.
 */
import { type CoolingHistory, passageOf } from './cooling-history.ts';
import { coolEndQuenchBar, standardStart } from './end-quench-bar.ts';

export type Criterion = 'time' | 'rate';

/** Cooling measures of a position; null if it starts below the temperature or does not reach it. */
export type CoolingMeasure = {
  /** Cooling time from 800 to 500 °C, s. */
  readonly coolingTime: number | null;
  /** Cooling rate at 704 °C, K/s. */
  readonly rate: number | null;
};

const [upper, lower, rateAt] = [800, 500, 704];

export function coolingMeasure(history: CoolingHistory, node: number): CoolingMeasure {
  const [from, to] = [passageOf(history, node, upper), passageOf(history, node, lower)];
  return {
    coolingTime: from && to ? to.seconds - from.seconds : null,
    rate: passageOf(history, node, rateAt)?.rate ?? null,
  };
}

/** Distances in m from the quenched end of the Jominy bar with their cooling measures. */
export type EndQuenchScale = readonly (CoolingMeasure & { readonly distance: number })[];

/** Computes the cooling measures along the Jominy bar. */
export function endQuenchScale(): EndQuenchScale {
  const { distances, history } = coolEndQuenchBar(standardStart);
  return Array.from(distances, (distance, node) => ({ distance, ...coolingMeasure(history, node) }));
}

/**
 * Returns the cooling measure, oriented to increase with the distance: the cooling time, or the inverse of the rate.
 */
function slowness({ coolingTime, rate }: CoolingMeasure, by: Criterion): number | null {
  if (by === 'time') return coolingTime;
  return rate !== null && rate > 0 ? 1 / rate : null;
}

/**
 * Returns the distance in m from the quenched end, interpolated over the logarithm of {@link slowness}; 0 for cooling
 * faster than at the end; null for cooling slower than at the far end, or without a measure.
 */
export function equivalentDistance(
  scale: EndQuenchScale,
  place: CoolingMeasure,
  by: Criterion,
): number | null {
  const wanted = slowness(place, by);
  if (wanted === null) return null;
  const at = scale.findIndex((each) => (slowness(each, by) ?? 0) >= wanted);
  const [from, to] = [scale[at - 1], scale[at]];
  if (!to) return null;
  const [fast, slow] = [from ? slowness(from, by) : null, slowness(to, by)];
  if (!from || !fast || !slow) return at === 0 ? 0 : null;
  const share = Math.log(wanted / fast) / Math.log(slow / fast);
  return from.distance + share * (to.distance - from.distance);
}
