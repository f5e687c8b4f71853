/** Austenite left after quenching to a temperature below Ms: exp(−α (Ms − T)), shares 0 to 1, temperatures in °C. */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

/** α in 1/K of Koistinen & Marburger 1959, carbon steels of 0.37 to 1.1 % C. */
export const koistinenMarburgerRate = 0.011;

/** 1000 α of van Bohemen 2012 by the analysis of the austenite in wt %. */
export const vanBohemenRate: CompositionFormula = {
  constant: 27.2,
  saturation: { factor: -19.8, rate: 1.56 },
  terms: { Mn: -0.14, Si: -0.21, Cr: -0.11, Ni: -0.08, Mo: -0.05 },
};

/** α in 1/K; null if the analysis is so far outside that it is not positive. */
export function rateByAnalysis(steel: Composition): number | null {
  const rate = formulaValue(vanBohemenRate, steel) / 1000;
  return rate > 0 ? rate : null;
}

/** Retained fraction at a temperature; 1 above Ms. */
export function retainedShare(rate: number, martensiteStart: number, celsius: number): number {
  return celsius >= martensiteStart ? 1 : Math.exp(-rate * (martensiteStart - celsius));
}

/** Temperature with this retained fraction. */
export function temperatureForShare(rate: number, martensiteStart: number, share: number): number {
  return martensiteStart + Math.log(share) / rate;
}
