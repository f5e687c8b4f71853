/** Carbon activity of furnace gases (1 for graphite) and carbon potential in wt %: T in K, partial pressures in atm. */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';
import { findRoot } from '../mathematics/find-root.ts';

/** Returns the carbon activity by the reaction 2 CO = C + CO2. */
export function activityFromDioxide(kelvin: number, monoxide: number, dioxide: number): number {
  return (10 ** (8817 / kelvin - 9.071) * monoxide * monoxide) / dioxide;
}

/** Returns the carbon activity by the reaction CO + H2 = C + H2O. */
export function activityFromWater(kelvin: number, monoxide: number, hydrogen: number, water: number): number {
  return (10 ** (7100 / kelvin - 7.496) * monoxide * hydrogen) / water;
}

const oxygenConstant = (kelvin: number): number => 10 ** (5927 / kelvin + 4.545);

/** Returns the carbon activity by the reaction CO = C + ½ O2. */
export function activityFromOxygen(kelvin: number, monoxide: number, oxygen: number): number {
  return monoxide / (oxygenConstant(kelvin) * Math.sqrt(oxygen));
}

/** Returns the partial pressure of oxygen in atm at this carbon activity. */
export function oxygenAt(kelvin: number, monoxide: number, activity: number): number {
  return (monoxide / (oxygenConstant(kelvin) * activity)) ** 2;
}

/**
 * Returns the pressure of water vapour in atm at a dew point in °C; by convention over liquid water also below 0 °C.
 */
export function waterPressure(dewPoint: number): number {
  return (6.1121 * Math.exp((17.502 * dewPoint) / (240.97 + dewPoint))) / 1013.25;
}

/** Returns the partial pressure of oxygen in atm from the voltage of a zirconia probe in mV against air. */
export function oxygenFromProbe(kelvin: number, millivolts: number): number {
  return 0.2095 * 10 ** (-millivolts / (0.0496 * kelvin));
}

const logActivity = (kelvin: number, carbon: number): number =>
  2300 / kelvin - 2.21 + 0.15 * carbon + Math.log10(carbon);

/** Returns the carbon content of plain austenite at this activity; null for a negligible content. Gunnarson. */
export function carbonAtActivity(kelvin: number, activity: number): number | null {
  if (!(activity > 0)) return null;
  return findRoot((carbon) => logActivity(kelvin, carbon) - Math.log10(activity), 1e-12, 30);
}

/** log10 of the ratio of carbon potential to carbon content of the alloy steel. Gunnarson 1967. */
export const alloyLogarithm: CompositionFormula = {
  constant: 0,
  terms: { Si: 0.055, Ni: 0.014, Mn: -0.013, Cr: -0.04, Mo: -0.013 },
};

export function alloyFactor(steel: Composition): number {
  return 10 ** formulaValue(alloyLogarithm, steel);
}
