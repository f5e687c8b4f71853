/**
 * Carbon equivalents: one weighted sum per author, all in wt %. A table of weights instead of written
 * out sums, so that the share of each element and the total come from the same figures.
 */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';

export type Weights = Readonly<Partial<Record<ElementSymbol, number>>>;

const weightOf = (weights: Weights, element: string): number => weights[element as ElementSymbol] ?? 0;

/** CE (IIW) = CEV = C + Mn/6 + (Cr+Mo+V)/5 + (Ni+Cu)/15. IIW Doc. IX-535-67; EN 10025-1. */
export const iiwWeights: Weights = {
  C: 1,
  Mn: 1 / 6,
  Cr: 1 / 5,
  Mo: 1 / 5,
  V: 1 / 5,
  Ni: 1 / 15,
  Cu: 1 / 15,
};

/** CE with silicon = CE (IIW) + Si/6. AWS D1.1, annex on preheat. */
export const awsWeights: Weights = { ...iiwWeights, Si: 1 / 6 };

/** Pcm = C + Si/30 + (Mn+Cu+Cr)/20 + Ni/60 + Mo/15 + V/10 + 5 B. Ito & Bessyo 1968. */
export const pcmWeights: Weights = {
  C: 1,
  Si: 1 / 30,
  Mn: 1 / 20,
  Cu: 1 / 20,
  Cr: 1 / 20,
  Ni: 1 / 60,
  Mo: 1 / 15,
  V: 1 / 10,
  B: 5,
};

/** CET = C + (Mn+Mo)/10 + (Cr+Cu)/20 + Ni/40. Uwer & Höhne 1991; EN 1011-2, Annex C.3. */
export const cetWeights: Weights = { C: 1, Mn: 1 / 10, Mo: 1 / 10, Cr: 1 / 20, Cu: 1 / 20, Ni: 1 / 40 };

const alloyWeightsOfCen: Weights = {
  Si: 1 / 24,
  Mn: 1 / 6,
  Cu: 1 / 15,
  Ni: 1 / 20,
  Cr: 1 / 5,
  Mo: 1 / 5,
  Nb: 1 / 5,
  V: 1 / 5,
  B: 5,
};

/** A(C), 0.5 to 1: how much the alloying counts, by carbon in wt %. Yurioka et al. 1983. */
export function carbonAccommodation(carbon: number): number {
  return 0.75 + 0.25 * Math.tanh(20 * (carbon - 0.12));
}

/** Weights of CEN = C + A(C) [Si/24 + Mn/6 + Cu/15 + Ni/20 + (Cr+Mo+Nb+V)/5 + 5 B]. Yurioka et al. 1983. */
export function cenWeights(carbon: number): Weights {
  const factor = carbonAccommodation(carbon);
  const weights: Record<string, number> = { C: 1 };
  for (const element in alloyWeightsOfCen) weights[element] = factor * weightOf(alloyWeightsOfCen, element);
  return weights;
}

/** Share of each element in the sum, wt %. */
export function weightedShares(composition: Composition, weights: Weights): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const element in weights)
    shares[element] = weightOf(weights, element) * percentOf(composition, element as ElementSymbol);
  return shares;
}

/** The weighted sum, wt %. */
export function carbonEquivalent(composition: Composition, weights: Weights): number {
  let sum = 0;
  for (const element in weights)
    sum += weightOf(weights, element) * percentOf(composition, element as ElementSymbol);
  return sum;
}
