/**
 * Vickers hardness of martensite, bainite and ferrite-pearlite by analysis in wt % and cooling rate at
 * 700 °C in °C/h. Maynier, Dollet & Bastien 1978 (Creusot-Loire). C 0.1–0.5, Si < 1, Mn < 2, Ni < 4, Cr < 3, Mo < 1.
 */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

/**
 * Hardness of a structure: one term depends on the analysis, the other is proportional to the logarithm of the cooling
 * rate.
 */
export type RateHardness = { readonly base: CompositionFormula; readonly perDecade: CompositionFormula };

export const martensiteHardness: RateHardness = {
  base: { constant: 127, terms: { C: 949, Si: 27, Mn: 11, Ni: 8, Cr: 16 } },
  perDecade: { constant: 21, terms: {} },
};

export const bainiteHardness: RateHardness = {
  base: { constant: -323, terms: { C: 185, Si: 330, Mn: 153, Ni: 65, Cr: 144, Mo: 191 } },
  perDecade: { constant: 89, terms: { C: 53, Si: -55, Mn: -22, Ni: -10, Cr: -20, Mo: -33 } },
};

export const ferritePearliteHardness: RateHardness = {
  base: { constant: 42, terms: { C: 223, Si: 53, Mn: 30, Ni: 12.6, Cr: 7, Mo: 19 } },
  perDecade: { constant: 10, terms: { Si: -19, Ni: 4, Cr: 8, V: 130 } },
};

/** Computes HV = base + perDecade · log10(rate), rate in °C/h. */
export function vickersAt(structure: RateHardness, steel: Composition, ratePerHour: number): number {
  return (
    formulaValue(structure.base, steel) + formulaValue(structure.perDecade, steel) * Math.log10(ratePerHour)
  );
}
