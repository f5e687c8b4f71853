/**
 * Stability of the austenite of a stainless steel, by the analysis in wt %: Md30 and Ms in °C, stacking-fault energy at
 * room temperature in mJ/m². Austenitic Cr-Ni steels, Cr 10–26 and Ni 6–25.
 */
import { type Composition, percentOf } from '../../core/elements.ts';
import type { CompositionFormula } from '../composition/composition-formula.ts';

/** Md30: temperature at which half the austenite transforms at a true strain of 0.30. Angel 1954. */
export const md30Angel: CompositionFormula = {
  constant: 413,
  terms: { C: -462, N: -462, Si: -9.2, Mn: -8.1, Cr: -13.7, Ni: -9.5, Mo: -18.5 },
};

/** Md30 by Nohara, Ono & Ohashi 1977, for grain size 8; see {@link noharaGrainTerm}. */
export const md30Nohara: CompositionFormula = {
  constant: 551,
  terms: { C: -462, N: -462, Si: -9.2, Mn: -8.1, Cr: -13.7, Ni: -29, Cu: -29, Mo: -18.5, Nb: -68 },
};

/** Returns the correction in K of Nohara's Md30 for another grain size (ASTM number). */
export function noharaGrainTerm(grainSize: number): number {
  return -1.42 * (grainSize - 8);
}

/** Md30 by Sjöberg; coefficients quoted, not compared with the original. */
export const md30Sjoberg: CompositionFormula = {
  constant: 608,
  terms: { C: -515, N: -821, Si: -7.8, Mn: -12, Cr: -13, Ni: -34, Mo: -6.5 },
};

/** Ms on cooling by Eichelman & Hull 1953, converted from °F. */
export const msEichelmanHull: CompositionFormula = {
  constant: 1302,
  terms: { Cr: -42, Ni: -61, Mn: -33, Si: -28, C: -1667, N: -1667 },
};

/** Stacking-fault energy by Schramm & Reed 1975. */
export const sfeSchrammReed: CompositionFormula = {
  constant: -53,
  terms: { Ni: 6.2, Cr: 0.7, Mn: 3.2, Mo: 9.3 },
};

/** Stacking-fault energy by Pickering 1984. */
export const sfePickering: CompositionFormula = {
  constant: 25.7,
  terms: { Ni: 2, C: 410, Cr: -0.9, N: -77, Si: -13, Mn: -1.2 },
};

/** Stacking-fault energy by Brofman & Ansell 1978. */
export const sfeBrofmanAnsell: CompositionFormula = { constant: 16.7, terms: { Ni: 2.1, Cr: -0.9, C: 26 } };

/** Stacking-fault energy by Rhodes & Thompson 1977; quoted, not compared with the original. */
export const sfeRhodesThompson: CompositionFormula = {
  constant: 1.2,
  terms: { Ni: 1.4, Cr: 0.6, Mn: 17.7, Si: -44.7 },
};

/** Computes the stacking-fault energy by Dai et al. 2002; quoted, not compared with the original. */
export function sfeDai(steel: Composition): number {
  const [c, n, ni, mn, cr, mo, si] = [
    percentOf(steel, 'C'),
    percentOf(steel, 'N'),
    percentOf(steel, 'Ni'),
    percentOf(steel, 'Mn'),
    percentOf(steel, 'Cr'),
    percentOf(steel, 'Mo'),
    percentOf(steel, 'Si'),
  ];
  const interstitial = c + 1.2 * n;
  const substitutional =
    38 + 1.59 * ni - 1.34 * mn + 0.06 * mn * mn - 1.75 * cr + 0.01 * cr * cr + 15.21 * mo - 5.59 * si;
  const mixed = 26.27 * interstitial * Math.sqrt(cr + mn + mo) + 0.61 * Math.sqrt(ni * (cr + mn));
  return substitutional - 60.69 * Math.sqrt(interstitial) + mixed;
}

/** Upper bounds in mJ/m² of the stacking-fault energy for each deformation mechanism of austenite; indicative. */
export const mechanismBounds = [
  ['martensite', Number.NEGATIVE_INFINITY],
  ['twinning', 20],
  ['mixed', 40],
  ['glide', 45],
] as const;
export type Mechanism = (typeof mechanismBounds)[number][0];

export function mechanismAt(energy: number): Mechanism {
  return mechanismBounds.findLast(([, from]) => energy >= from)?.[0] ?? 'martensite';
}
