/** Computes workpiece, furnace and heating times from the inputs of the page. */
import { memoize } from '../../core/memoize.ts';
import {
  type Fineness,
  type Furnace,
  type HeatedPiece,
  type Heating,
  heatingOf,
  radiationTime,
} from '../../formulas/heating/furnace-heating.ts';
import {
  carbonSteel,
  constantProperties,
  stainlessSteel,
} from '../../formulas/heating/steel-thermal-properties.ts';

export type FurnaceCase = {
  readonly shape: 'bar' | 'plate';
  readonly sizeMm: number;
  readonly sides: 'two' | 'one';
  readonly furnaceTemperatureC: number;
  readonly startTemperatureC: number;
  readonly toleranceK: number;
  readonly surface: 'oxidised' | 'bright' | 'vacuum' | 'entered';
  readonly emissivity: number;
  readonly convectionWm2K: number;
  readonly material: 'carbon' | 'stainless' | 'constant';
  readonly conductivityWmK: number;
  readonly specificHeatJkgK: number;
  readonly loadFactor: number;
  readonly soakRule: 'per-inch' | 'half-plus' | 'entered' | 'none';
  readonly soakMin: number;
};

/** Density in kg/m³, constant over temperature (EN 1993-1-2, 3.2.2). */
const density = 7850;

/** Typical effective emissivities of furnace and surface together. */
const emissivities = { oxidised: 0.8, bright: 0.5, vacuum: 0.3 } as const;

const emissivityOf = ({ surface, emissivity }: FurnaceCase): number =>
  surface === 'entered' ? emissivity : emissivities[surface];

function materialOf(given: FurnaceCase) {
  if (given.material === 'carbon') return carbonSteel;
  if (given.material === 'stainless') return stainlessSteel;
  return constantProperties(given.conductivityWmK, given.specificHeatJkgK);
}

/**
 * Returns the workpiece for the computation. A plate heated from one side equals half of a plate twice as thick heated
 * from both sides.
 */
export function pieceOf(given: FurnaceCase): HeatedPiece {
  const oneSided = given.shape === 'plate' && given.sides === 'one';
  return {
    shape: given.shape,
    half: (given.sizeMm / 1000) * (oneSided ? 1 : 0.5),
    density,
    material: materialOf(given),
    start: given.startTemperatureC,
  };
}

export function furnaceOf(given: FurnaceCase): Furnace {
  return {
    temperature: given.furnaceTemperatureC,
    emissivity: emissivityOf(given),
    convection: given.convectionWm2K,
  };
}

/** Returns the temperature in °C at which the workpiece counts as heated. */
export function targetOf(given: FurnaceCase): number {
  return given.furnaceTemperatureC - given.toleranceK;
}

/** Returns the volume divided by the heated surface, m. */
export function heatedLength(given: FurnaceCase): number {
  const { shape, half } = pieceOf(given);
  return shape === 'bar' ? half / 2 : half;
}

/** Cached heating, because the result and its diagram use the same one. */
const usualHeating = memoize((given: FurnaceCase) => heatingOf(pieceOf(given), furnaceOf(given)));

export function historyOf(given: FurnaceCase, fineness?: Fineness): readonly Heating[] {
  const heating = fineness ? heatingOf(pieceOf(given), furnaceOf(given), fineness) : usualHeating(given);
  return heating(targetOf(given));
}

/**
 * Returns the temperatures until the workpiece is within a fifth of the tolerance (at most 0.5 K) of the furnace; the
 * diagram shows them while soaking.
 */
export function temperaturesUntilSoaked(given: FurnaceCase): readonly Heating[] {
  const near = given.furnaceTemperatureC - Math.min(0.5, given.toleranceK / 5);
  return usualHeating(given)(near);
}

/**
 * Returns the largest difference between surface and centre in K, and its time, from the vertex of the parabola through
 * three steps.
 */
export function largestDifference(history: readonly Heating[]): {
  readonly seconds: number;
  readonly difference: number;
} {
  const all = history.map(({ seconds, surface, centre }) => ({ seconds, difference: surface - centre }));
  const at = all.reduce(
    (most, { difference }, each) => (difference > (all[most]?.difference ?? 0) ? each : most),
    0,
  );
  const [before, top, after] = [all[at - 1], all[at], all[at + 1]];
  if (!top) return { seconds: 0, difference: 0 };
  if (!before || !after) return top;
  const slope = (from: typeof top, to: typeof top): number =>
    (to.difference - from.difference) / (to.seconds - from.seconds);
  const [rising, falling] = [slope(before, top), slope(top, after)];
  const bend = (falling - rising) / (after.seconds - before.seconds);
  const seconds = bend < 0 ? (before.seconds + top.seconds) / 2 - rising / (2 * bend) : top.seconds;
  return { seconds, difference: top.difference - bend * (seconds - top.seconds) ** 2 };
}

/**
 * Returns the heating time in minutes of a workpiece of uniform temperature, heated by radiation alone, with the mean
 * specific heat.
 */
export function lumpedMinutes(given: FurnaceCase): number {
  const { material, start } = pieceOf(given);
  const target = targetOf(given);
  const specificHeat = (material.heatContent(target) - material.heatContent(start)) / (target - start);
  return (
    radiationTime(start, target, furnaceOf(given), { density, specificHeat, length: heatedLength(given) }) /
    60
  );
}

/** Returns the soaking time in minutes by the chosen rule. */
export function soakMinutes({ soakRule, soakMin, sizeMm }: FurnaceCase): number {
  if (soakRule === 'none') return 0;
  if (soakRule === 'entered') return soakMin;
  return soakRule === 'per-inch' ? (60 * sizeMm) / 25 : 20 + sizeMm / 2;
}
