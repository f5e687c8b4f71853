/** Hardness of low-alloy steels after tempering by analysis in wt %, temperature in °C and time in h. */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

/** Change of 1/T per tenfold time, 1/K: 2.3026 R/ΔH. */
const perDecade = (Math.LN10 * 8.314) / 418400;

/**
 * Returns the tempering parameter in K: the temperature with the same effect in 1 h, ΔH = 418.4 kJ/mol (100 kcal).
 * Maynier et al. 1978.
 */
export function temperingParameter(celsius: number, hours: number): number {
  return 1 / (1 / (celsius + 273.15) - perDecade * Math.log10(hours));
}

/** Returns the hours at a temperature in °C that have this parameter in K. Inverse of {@link temperingParameter}. */
export function equivalentHours(parameter: number, celsius: number): number {
  return 10 ** ((1 / (celsius + 273.15) - 1 / parameter) / perDecade);
}

export type TemperedStructure = {
  readonly base: CompositionFormula;
  readonly perThousandth: CompositionFormula;
};

/**
 * Tempered martensite, 450–700 °C. Maynier et al. 1978. Reproductions disagree on manganese and chromium: `base` has Mn
 * −25 and no Cr, or Mn +15 and Cr +17, the slope Mn −21 or +21. The version nearest to measurements is used.
 */
export const temperedMartensite: TemperedStructure = {
  base: { constant: -74, terms: { C: -434, Si: -368, Mn: -25, Ni: 37, Mo: -335, V: -2235 } },
  perThousandth: { constant: 260, terms: { C: 616, Si: 321, Mn: -21, Ni: -35, Cr: -11, Mo: 352, V: 2345 } },
};

const otherBase: CompositionFormula = {
  constant: -74,
  terms: { C: -434, Si: -368, Mn: 15, Ni: 37, Cr: 17, Mo: -335, V: -2235 },
};
const { constant, terms } = temperedMartensite.perThousandth;

/** Other reproductions of the martensite formula, named by the sign of manganese in the slope. */
export const otherTemperedMartensite: Readonly<Record<'falling' | 'rising', TemperedStructure>> = {
  falling: { base: otherBase, perThousandth: { constant, terms } },
  rising: { base: otherBase, perThousandth: { constant, terms: { ...terms, Mn: 21 } } },
};

/** Tempered bainite, 450–700 °C. Maynier et al. 1978; reproductions disagree on the factors of Mo and V. */
export const temperedBainite: TemperedStructure = {
  base: { constant: 262, terms: { C: 162, Si: -349, Mn: -64, Ni: -6, Cr: -186, Mo: -485, V: -857 } },
  perThousandth: { constant: -149, terms: { C: 43, Si: 336, Mn: 79, Ni: 16, Cr: 196, Mo: 498, V: 1094 } },
};

/** Computes HV = base + (1000/Pc) · slope. */
export function temperedVickers(structure: TemperedStructure, steel: Composition, parameter: number): number {
  return (
    formulaValue(structure.base, steel) + (1000 / parameter) * formulaValue(structure.perThousandth, steel)
  );
}

/** Terms of HB after about 2 h at 500–650 °C from the hardness as quenched in HRC. Spies 1992. */
export const spiesSteelTerms: CompositionFormula = {
  constant: 435.66,
  terms: { C: 75, Si: -0.78, Mn: 14.24, Cr: 14.77, Mo: 128.22, V: -54 },
};

export function spiesBrinell(steel: Composition, quenchedRockwell: number, celsius: number): number {
  return formulaValue(spiesSteelTerms, steel) + 2.84 * quenchedRockwell - 0.55 * celsius;
}

/**
 * Returns the hardness as quenched in HRC that gives a required hardness after tempering; degree of hardening 0 to 1,
 * 490–610 °C. Just 1976.
 */
export function justQuenched(temperedRockwell: number, degree: number, celsius: number): number {
  return 8 + (temperedRockwell - 8) * Math.exp(degree * ((celsius + 273.15) / 917) ** 6);
}

/** Returns the hardness after tempering: the inverse of {@link justQuenched}. */
export function justTempered(quenchedRockwell: number, degree: number, celsius: number): number {
  return 8 + (quenchedRockwell - 8) / Math.exp(degree * ((celsius + 273.15) / 917) ** 6);
}
