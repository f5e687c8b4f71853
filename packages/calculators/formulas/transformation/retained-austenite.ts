/**
 * Austenite left after quenching to a temperature below Ms: exp(−α (Ms − T)); shares are 0 to 1, temperatures in °C.
 */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

/** Constant α in 1/K of Koistinen & Marburger 1959, for carbon steels of 0.37 to 1.1 % C. */
export const koistinenMarburgerRate = 0.011;

/** Formula of 1000 α by van Bohemen 2012, from the analysis of the austenite in wt %. */
export const vanBohemenRate: CompositionFormula = {
  constant: 27.2,
  saturation: { factor: -19.8, rate: 1.56 },
  terms: { Mn: -0.14, Si: -0.21, Cr: -0.11, Ni: -0.08, Mo: -0.05 },
};

/** Computes α in 1/K; null if the result is not positive for an extreme analysis. */
export function rateByAnalysis(steel: Composition): number | null {
  const rate = formulaValue(vanBohemenRate, steel) / 1000;
  return rate > 0 ? rate : null;
}

/** Returns the retained fraction at a temperature; 1 above Ms. */
export function retainedShare(rate: number, martensiteStart: number, celsius: number): number {
  return celsius >= martensiteStart ? 1 : Math.exp(-rate * (martensiteStart - celsius));
}

/** Returns the temperature at which this fraction is retained. */
export function temperatureForShare(rate: number, martensiteStart: number, share: number): number {
  return martensiteStart + Math.log(share) / rate;
}
