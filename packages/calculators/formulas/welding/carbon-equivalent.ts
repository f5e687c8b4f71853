/** Carbon equivalents: one weighted sum per author, all in wt %. */
import type { Composition } from '../../core/elements.ts';
import { plain } from '../../core/texts/worked-text.ts';
import {
  formatSubstitutedSum,
  sharesOf,
  sumOf,
  sumTex,
  type WeightedSum,
} from '../composition/weighted-sum.ts';

/** CE (IIW) = CEV = C + Mn/6 + (Cr+Mo+V)/5 + (Ni+Cu)/15. IIW Doc. IX-535-67; EN 10025-1. */
export const iiw: WeightedSum = [
  { of: ['C'] },
  { of: ['Mn'], over: 6 },
  { of: ['Cr', 'Mo', 'V'], over: 5 },
  { of: ['Ni', 'Cu'], over: 15 },
];

/** CE with silicon = C + (Mn+Si)/6 + (Cr+Mo+V)/5 + (Ni+Cu)/15. AWS D1.1, annex on preheat. */
export const aws: WeightedSum = iiw.map((term) =>
  term.of.includes('Mn') ? { ...term, of: [...term.of, 'Si'] } : term,
);

/** Pcm = C + Si/30 + (Mn+Cu+Cr)/20 + Ni/60 + Mo/15 + V/10 + 5 B. Ito & Bessyo 1968. */
export const pcm: WeightedSum = [
  { of: ['C'] },
  { of: ['Si'], over: 30 },
  { of: ['Mn', 'Cu', 'Cr'], over: 20 },
  { of: ['Ni'], over: 60 },
  { of: ['Mo'], over: 15 },
  { of: ['V'], over: 10 },
  { of: ['B'], times: 5 },
];

/** CET = C + (Mn+Mo)/10 + (Cr+Cu)/20 + Ni/40. Uwer & Höhne 1991; EN 1011-2, Annex C.3. */
export const cet: WeightedSum = [
  { of: ['C'] },
  { of: ['Mn', 'Mo'], over: 10 },
  { of: ['Cr', 'Cu'], over: 20 },
  { of: ['Ni'], over: 40 },
];

/** Sum in brackets of CEN = C + A(C) [Si/24 + Mn/6 + Cu/15 + Ni/20 + (Cr+Mo+Nb+V)/5 + 5 B]. Yurioka et al. 1983. */
export const cenAlloying: WeightedSum = [
  { of: ['Si'], over: 24 },
  { of: ['Mn'], over: 6 },
  { of: ['Cu'], over: 15 },
  { of: ['Ni'], over: 20 },
  { of: ['Cr', 'Mo', 'Nb', 'V'], over: 5 },
  { of: ['B'], times: 5 },
];

/**
 * Constants of A(C) = constant + factor tanh[rate (C − turn)], 0.5 to 1, the weight of the alloying elements. Yurioka
 * et al. 1983.
 */
const accommodation = { constant: 0.75, factor: 0.25, rate: 20, turn: 0.12 } as const;

/** Computes A(C) from the carbon content in wt %. */
export function carbonAccommodation(carbon: number): number {
  const { constant, factor, rate, turn } = accommodation;
  return constant + factor * Math.tanh(rate * (carbon - turn));
}

/** Formats A(C) in TeX and with the carbon content of this steel. */
export function accommodationText(carbon: number): { readonly tex: string; readonly inserted: string } {
  const { constant, factor, rate, turn } = accommodation;
  return {
    tex: `${constant} + ${factor} \\tanh[${rate}(\\mathrm{C} - ${turn})]`,
    inserted: `${constant} + ${factor} tanh[${rate} (${plain(carbon)} − ${turn})]`,
  };
}

/** Computes CEN, wt %. */
export function cen(steel: Composition): number {
  const carbon = steel.C ?? 0;
  return carbon + carbonAccommodation(carbon) * sumOf(cenAlloying, steel);
}

/** Returns the contribution of each element to CEN, wt %. */
export function cenShares(steel: Composition): Readonly<Record<string, number>> {
  const carbon = steel.C ?? 0;
  const factor = carbonAccommodation(carbon);
  const shares: Record<string, number> = { C: carbon };
  for (const [element, share] of Object.entries(sharesOf(cenAlloying, steel)))
    shares[element] = factor * share;
  return shares;
}

/** Formats CEN in TeX; without fractions if it is part of a line. */
export function cenTex(style: 'fraction' | 'line'): string {
  const alloying = sumTex(cenAlloying, style);
  return style === 'fraction'
    ? `\\mathrm{C} + A(\\mathrm{C})\\left[${alloying}\\right]`
    : `\\mathrm{C} + A(\\mathrm{C})\\,[${alloying}]`;
}

/** Formats CEN with the contents of this steel. */
export function cenInserted(steel: Composition): string {
  const carbon = steel.C ?? 0;
  return `${plain(carbon)} + ${carbonAccommodation(carbon).toFixed(3)} [${formatSubstitutedSum(cenAlloying, steel)}]`;
}
