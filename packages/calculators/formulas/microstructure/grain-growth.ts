/** Growth of austenite grains at constant temperature: diameters in µm, time in s, temperature in K. */
import { type Composition, percentOf } from '../../core/elements.ts';

const gasConstant = 8.314;

/** Returns the activation energy in J/mol by the analysis in wt %. Lee & Lee 2008, low-alloy steels. */
export function leeActivation(steel: Composition): number {
  const of = (element: 'C' | 'Ni' | 'Cr' | 'Mo'): number => percentOf(steel, element);
  return 89098 + 3581 * of('C') + 1211 * of('Ni') + 1443 * of('Cr') + 4031 * of('Mo');
}

/**
 * Computes d = 76671 exp(−Q/RT) t^0.211; the initial grain size is neglected. Lee & Lee 2008, about 850–1200 °C, 10 s
 * to 4 h.
 */
export function leeDiameter(steel: Composition, kelvin: number, seconds: number): number {
  return 76671 * Math.exp(-leeActivation(steel) / (gasConstant * kelvin)) * seconds ** 0.211;
}

/** Exponent m, factor A in µm^m/s and activation energy Q in J/mol of d^m = d0^m + A t exp(−Q/RT). */
export const powerLaws = {
  sellars: { exponent: 10, factor: 3.87e32, activation: 400000 },
  hodgson: { exponent: 7, factor: 1.45e27, activation: 400000 },
  hodgsonTitanium: { exponent: 10, factor: 2.6e28, activation: 437000 },
  hodgsonNiobium: { exponent: 4.5, factor: 4.1e23, activation: 435000 },
} as const;
export type PowerLaw = keyof typeof powerLaws;

/** Returns the diameter after the hold. Computed with logarithms, because d^10 is very large. */
export function powerLawDiameter(law: PowerLaw, first: number, kelvin: number, seconds: number): number {
  const { exponent, factor, activation } = powerLaws[law];
  const before = exponent * Math.log(first);
  const grown = Math.log(factor) + Math.log(seconds) - activation / (gasConstant * kelvin);
  const larger = Math.max(before, grown);
  return Math.exp((larger + Math.log(Math.exp(before - larger) + Math.exp(grown - larger))) / exponent);
}
