/** Analysis inputs of calculators for welded steels, with the default steel. */
import type { CompositionInput } from '../core/calculator.ts';

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
