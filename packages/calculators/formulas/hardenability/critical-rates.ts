/**
 * Critical cooling rates at 700 °C, Maynier, Dollet & Bastien 1978 (Creusot-Loire), as printed by Li et al. 1998:
 * log10 of the rate in °C/h by analysis in wt % and austenitizing parameter in °C. C 0.1–0.5, Si < 1, Mn < 2, Ni < 4, Cr < 3, Mo < 1.
 */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

type RateFormula = CompositionFormula & { readonly perDegree: number };

/**
 * Critical rates v1 (martensite), v2 (bainite without ferrite and pearlite) and v3 (ferrite and pearlite), each by
 * phase fraction in %.
 */
export const criticalRates = {
  v1: { constant: 9.81, terms: { C: -4.62, Mn: -1.05, Ni: -0.54, Cr: -0.5, Mo: -0.66 }, perDegree: 0.00183 },
  v1_90: {
    constant: 8.76,
    terms: { C: -4.04, Mn: -0.96, Ni: -0.49, Cr: -0.58, Mo: -0.97 },
    perDegree: 0.001,
  },
  v1_50: {
    constant: 8.5,
    terms: { C: -4.12, Mn: -0.86, Ni: -0.57, Cr: -0.41, Mo: -0.94 },
    perDegree: 0.0012,
  },
  v2: { constant: 10.17, terms: { C: -3.8, Mn: -1.07, Ni: -0.7, Cr: -0.57, Mo: -1.58 }, perDegree: 0.0032 },
  v2_90: {
    constant: 10.55,
    terms: { C: -3.65, Mn: -1.08, Ni: -0.77, Cr: -0.61, Mo: -1.49 },
    perDegree: 0.004,
  },
  v2_50: {
    constant: 8.74,
    terms: { C: -2.23, Mn: -0.86, Ni: -0.56, Cr: -0.59, Mo: -1.6 },
    perDegree: 0.0032,
  },
  v3_90: {
    constant: 7.51,
    terms: { C: -1.38, Mn: -0.35, Ni: -0.93, Cr: -0.11, Mo: -2.31 },
    perDegree: 0.0033,
  },
  v3: {
    constant: 6.36,
    terms: { C: -0.43, Mn: -0.49, Ni: -0.78, Cr: -0.27, Mo: -0.38, '√Mo': -2 },
    perDegree: 0.0019,
  },
} as const satisfies Readonly<Record<string, RateFormula>>;
export type CriticalRate = keyof typeof criticalRates;

/** Returns the austenitizing parameter in °C: the temperature with the same effect in 1 h, with ΔH = 460 kJ/mol. */
export function austenitizingParameter(celsius: number, hours: number): number {
  const perKelvin = (Math.LN10 * 8.314) / 460000;
  return 1 / (1 / (celsius + 273.15) - perKelvin * Math.log10(hours)) - 273.15;
}

/** Returns the critical cooling rate in °C/h. */
export function criticalRatePerHour(which: CriticalRate, steel: Composition, parameter: number): number {
  const formula = criticalRates[which];
  return 10 ** (formulaValue(formula, steel) - formula.perDegree * parameter);
}
