/**
 * Formulas of Ac1 and Ac3 on heating, in °C from contents in wt %: where austenite begins to form and where ferrite is
 * gone. For low-alloy steels. Further formulas of Ac3 are in `further-ac3.ts`. Formulas in °F have `scale: 'F'`.
 */
import type { Composition } from '../../core/elements.ts';
import { celsiusOf, type TemperatureFormula } from '../composition/temperature-formula.ts';

/** Ac1 by Andrews, JISI 203 (1965) 721. */
export const ac1Andrews: TemperatureFormula = {
  constant: 723,
  terms: { Mn: -10.7, Ni: -16.9, Si: 29.1, Cr: 16.9, As: 290, W: 6.38 },
};

/** Ac1 by Hougardy 1984. */
export const ac1Hougardy: TemperatureFormula = {
  constant: 739,
  terms: { C: -22, Mn: -7, Si: 2, Cr: 14, Mo: 13, Ni: -13 },
};

/** Ac1 by Trzaska & Dobrzański 2007. */
export const ac1Trzaska: TemperatureFormula = {
  constant: 739,
  terms: { C: -22.8, Mn: -6.8, Si: 18.2, Cr: 11.7, Ni: -15, Mo: -6.4, V: -5, Cu: -28 },
};

/** Ac1 by Grange 1961, printed in °F. */
export const ac1Grange: TemperatureFormula = {
  scale: 'F',
  constant: 1333,
  terms: { Mn: -25, Si: 40, Cr: 42, Ni: -26 },
};

/** Ac1 by Yurioka, Nippon Steel. */
export const ac1Yurioka: TemperatureFormula = {
  constant: 750.8,
  terms: {
    C: -26.6,
    Si: 17.6,
    Mn: -11.6,
    Cu: -22.9,
    Ni: -23,
    Cr: 24.1,
    Mo: 22.5,
    V: -39.7,
    Ti: -5.7,
    Nb: 232.4,
    Al: -169.4,
    B: -894.7,
  },
};

/**
 * Ac1 by Kasatkin 1984. Reproductions disagree on the sign of nickel. A plus would put a steel with 1.8 % Ni 30 K above
 * every other author, therefore minus is used.
 */
export const ac1Kasatkin: TemperatureFormula = {
  constant: 723,
  terms: {
    Mn: -7.08,
    Si: 37.7,
    Cr: 18.1,
    Mo: 44.2,
    Ni: -8.95,
    V: 50.1,
    Al: 21.7,
    W: 3.18,
    S: 297,
    N: -830,
    C·Si: -11.5,
    Mn·Si: -14,
    Si·Cr: -3.1,
    C·Mo: -57.9,
    Mn·Mo: -15.5,
    C·Ni: -5.28,
    Mn·Ni: -6,
    Si·Ni: 6.77,
    Cr·Ni: -0.8,
    C·V: -27.4,
    Mo·V: 30.8,
    Cr·Cr: -0.84,
    Mo·Mo: -3.46,
    Ni·Ni: -0.46,
    V·V: -28,
  },
};

/** Ac3 by Andrews 1965, carbon below 0.6 %. */
export const ac3Andrews: TemperatureFormula = {
  constant: 910,
  terms: { '√C': -203, Ni: -15.2, Si: 44.7, V: 104, Mo: 31.5, W: 13.1 },
};

/** Ac3 by Andrews 1965 with the further terms for Mn, Cr, Cu, P, Al, As and Ti. */
export const ac3AndrewsExtended: TemperatureFormula = {
  constant: 910,
  terms: { ...ac3Andrews.terms, Mn: -30, Cr: -11, Cu: -20, P: 700, Al: 400, As: 120, Ti: 400 },
};

/** Ac3 by Grange 1961, printed in °F. */
export const ac3Grange: TemperatureFormula = {
  scale: 'F',
  constant: 1570,
  terms: { C: -323, Mn: -25, Si: 80, Cr: -3, Ni: -32 },
};

const ac1Authors = [ac1Andrews, ac1Hougardy, ac1Trzaska, ac1Grange, ac1Yurioka, ac1Kasatkin] as const;

/** Returns the mean of all authors' Ac1 with their lowest and highest value, °C. */
export function ac1Estimate(steel: Composition): {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
} {
  const values = ac1Authors.map((formula) => celsiusOf(formula, steel));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, low: Math.min(...values), high: Math.max(...values) };
}
