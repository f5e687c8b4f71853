/** Computes the ideal diameter from the inputs of the end-quench curve. */
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';

/** Treatment of boron: ignored, or included by the simplified multiplying factor. */
export type Boron = 'none' | 'simplified';

/**
 * Returns the boron factor if the user includes boron and enough is effective; 1 otherwise. Above the range of
 * effective boron the factor is that of the range.
 */
export function boronFactorOf(steel: Composition, boron: Boron): number {
  if (boron === 'none') return 1;
  const isEffective = factors.boronLevel(factors.effectiveBoronPpm(steel)) !== 'below';
  return isEffective ? factors.boronFactor(percentOf(steel, 'C')) : 1;
}

/** Returns the ideal diameter with boron, mm; null above the carbon range of the table. */
export function idealDiameterMm(steel: Composition, boron: Boron): number | null {
  const inch = factors.idealDiameterInch(steel);
  return inch === null ? null : convert(inch * boronFactorOf(steel, boron), 'inch', 'mm');
}

/** Returns the key of the hardness output at a distance in mm. */
export const outputAt = (distance: number): string => `a255At${String(distance).replace('.', '_')}MmHRC`;
