/** Hardness as quenched in HRC from carbon (wt %) and martensite content (%), and the inverse function. */
import { fullMartensite, halfMartensite } from '../hardenability/end-quench-hardness.ts';

/** Computes HRC of martensite, 20 + 60 √C, for carbon below 0.6 %: Burns, Moore & Archer. */
export function burnsHardness(carbon: number): number {
  return 20 + 60 * Math.sqrt(carbon);
}

/** Empirical rules for carbon up to 0.6 %: constant and slope of HRC versus carbon in wt %. */
export const thumbRules = { full: [35, 50], ninety: [30, 50], half: [24, 40] } as const;

export function thumbHardness(rule: keyof typeof thumbRules, carbon: number): number {
  const [constant, slope] = thumbRules[rule];
  return constant + slope * carbon;
}

/**
 * Exponent that fits the line between 50 and 99.9 % martensite to the chart within ±1.5 HRC; an assumption of this
 * product.
 */
const exponent = 2;
const [least, span] = [50, 49.9];

/**
 * Computes HRC at 50 to 99.9 % martensite, between the two polynomials of ASTM A255. Approximates the chart of Hodge &
 * Orehoski (1946), for which no equation was published.
 */
export function hardnessAtMartensite(carbon: number, percent: number): number {
  const [full, half] = [fullMartensite(carbon), halfMartensite(carbon)];
  return half + (full - half) * Math.min(1, (percent - least) / span) ** exponent;
}

/** Returns the martensite content in % with this HRC; null below 50 % and above 99.9 %. */
export function martensiteAtHardness(carbon: number, rockwell: number): number | null {
  const [full, half] = [fullMartensite(carbon), halfMartensite(carbon)];
  // A deviation this small beyond the ends is floating-point rounding, not another structure.
  const share = (rockwell - half) / (full - half);
  if (share < -1e-9 || share > 1 + 1e-9) return null;
  return least + span * Math.max(0, share) ** (1 / exponent);
}
