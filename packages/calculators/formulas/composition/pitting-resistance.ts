/**
 * Pitting resistance of stainless steels and nickel alloys from the heat analysis in wt %: dimensionless indices, and
 * the temperature in °C at which ASTM G48 starts the search for the critical temperature.
 */
import type { Composition } from '../../core/elements.ts';
import type { CompositionFormula } from './composition-formula.ts';

/** PREN = Cr + 3.3 Mo + 16 N, the usual form. ISO 15156-3 uses this form for alloys without tungsten. */
export const pren16: CompositionFormula = { constant: 0, terms: { Cr: 1, Mo: 3.3, N: 16 } };

/** PREW = Cr + 3.3 (Mo + 0.5 W) + 16 N, called F_PREN in ISO 15156-3. */
export const prew: CompositionFormula = { constant: 0, terms: { Cr: 1, Mo: 3.3, W: 1.65, N: 16 } };

/** PREN with the higher weight of nitrogen, Cr + 3.3 Mo + 30 N. */
export const pren30: CompositionFormula = { constant: 0, terms: { Cr: 1, Mo: 3.3, N: 30 } };

/** PREN with manganese, Cr + 3.3 Mo + 30 N − Mn: manganese sulfides start pits. */
export const prenManganese: CompositionFormula = { constant: 0, terms: { Cr: 1, Mo: 3.3, N: 30, Mn: -1 } };

/** MARC = Cr + 3.3 Mo + 20 C + 20 N − 0.5 Mn − 0.25 Ni, after Speidel. */
export const marc: CompositionFormula = {
  constant: 0,
  terms: { Cr: 1, Mo: 3.3, C: 20, N: 20, Mn: -0.5, Ni: -0.25 },
};

/**
 * Starting temperature for pitting in °C, ASTM G48 methods C (nickel alloys) and E (stainless steels): 2.5 Cr + 7.6 Mo
 * + 31.9 N − 41.0.
 */
export const pittingTemperature: CompositionFormula = { constant: -41, terms: { Cr: 2.5, Mo: 7.6, N: 31.9 } };

/**
 * Starting temperature for crevice corrosion in °C, ASTM G48 method F (stainless steels): 3.2 Cr + 7.6 Mo + 10.5 N −
 * 81.0.
 */
export const creviceTemperatureStainless: CompositionFormula = {
  constant: -81,
  terms: { Cr: 3.2, Mo: 7.6, N: 10.5 },
};

/**
 * Starting temperature for crevice corrosion in °C, ASTM G48 method D (nickel alloys): 1.5 Cr + 1.9 Mo + 4.9 Nb + 8.6 W
 * − 36.2.
 */
export const creviceTemperatureNickel: CompositionFormula = {
  constant: -36.2,
  terms: { Cr: 1.5, Mo: 1.9, Nb: 4.9, W: 8.6 },
};

/** Contents in wt % that define a stainless steel: at least this chromium, at most this carbon. EN 10088-1. */
export const stainlessFrom = { chromium: 10.5, carbon: 1.2 } as const;

/** Returns whether a composition in wt % is that of a stainless steel. The indices are meaningless otherwise. */
export const isStainless = ({ Cr = 0, C = 0 }: Composition): boolean =>
  Cr >= stainlessFrom.chromium && C <= stainlessFrom.carbon;

/** Temperature range of the ASTM G48 test, °C. */
export const testRange = { min: 0, max: 85 } as const;

/** Lower bounds of the customary classes by PREN. */
export const classBounds = [
  ['basic', 0],
  ['medium', 20],
  ['high', 30],
  ['super', 40],
] as const;

export type ResistanceClass = (typeof classBounds)[number][0];

/**
 * Returns the resistance class by PREN: below 20 like 304, up to 30 like 316, up to 40 like duplex 2205 and 904L, above
 * that super grades.
 */
export function resistanceClass(pren: number): ResistanceClass {
  return classBounds.findLast(([, from]) => pren >= from)?.[0] ?? 'basic';
}
