/** Analysis inputs of calculators for welded steels, with the default steel. */
import type { CompositionInput, Interval, Warning } from '../core/calculator.ts';
import { type Composition, type ElementSymbol, percentOf } from '../core/elements.ts';

/** Elements of the analysis; boron is limited by each calculator. */
export const weldSteelElements = {
  C: { min: 0, max: 2 },
  Si: { min: 0, max: 5 },
  Mn: { min: 0, max: 30 },
  Cr: { min: 0, max: 40 },
  Mo: { min: 0, max: 15 },
  V: { min: 0, max: 10 },
  Ni: { min: 0, max: 40 },
  Cu: { min: 0, max: 10 },
  Nb: { min: 0, max: 5 },
} as const satisfies CompositionInput['elements'];

/** Analysis of S355J2, wt %. */
export const s355j2 = {
  C: 0.16,
  Si: 0.35,
  Mn: 1.45,
  Cr: 0.05,
  Mo: 0.01,
  V: 0.005,
  Ni: 0.04,
  Cu: 0.05,
  Nb: 0.02,
  B: 0,
};

/** Heat of S355J2 within the range of every carbon equivalent and preheat method: their default and worked example. */
export const s355j2InRange = { ...s355j2, Mn: 1.4 };

/** Composition range for CET, EN 1011-2, Annex C.3, wt %. */
export const methodBSteel: Readonly<Partial<Record<ElementSymbol, Interval>>> = {
  C: { min: 0.05, max: 0.32 },
  Si: { max: 0.8 },
  Mn: { min: 0.5, max: 1.9 },
  Cr: { max: 1.5 },
  Cu: { max: 0.7 },
  Mo: { max: 0.75 },
  Nb: { max: 0.06 },
  Ni: { max: 2.5 },
  V: { max: 0.18 },
  B: { max: 0.005 },
};

/** Returns whether a steel has more than 5 % Cr or Ni: no formula for welding low-alloy steel is meaningful for it. */
export const isHighAlloy = ({ Cr = 0, Ni = 0 }: Composition): boolean => Cr > 5 || Ni > 5;

/**
 * Returns a remark for each alloying element above the range of EN 1011-2, Annex C.3, for formulas whose authors state no
 * range of alloying elements. Carbon has ranges of its own. @param code key of the remark in the texts @param outside outputs of these formulas
 */
export const alloyRemarks = (
  code: string,
  steel: Composition,
  outside: readonly string[],
): readonly Warning[] =>
  Object.entries(methodBSteel).flatMap(([key, { max = Infinity }]): readonly Warning[] => {
    const value = percentOf(steel, key as ElementSymbol);
    if (key === 'C' || value <= max) return [];
    const params = { key, value, unit: 'wt%', max };
    return [{ code, level: 'warning', params, outside, source: 'en-1011-2-c3' }];
  });
