/** From the inputs of the end-quench curve to the ideal diameter. */
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';

/** Treatment of boron: ignored, or by the simplified multiplying factor. */
export type Boron = 'none' | 'simplified';

/** Boron factor if boron is free and the user includes it. */
export function boronFactorOf(steel: Composition, boron: Boron): number {
  if (boron === 'none') return 1;
  const effective = factors.effectiveBoronPpm(steel);
  const works = effective >= factors.workingBoron.min && effective <= factors.workingBoron.max;
  return works ? factors.boronFactor(percentOf(steel, 'C')) : 1;
}

/** Ideal diameter with boron, mm; null above the carbon range of the table. */
export function idealDiameterMm(steel: Composition, boron: Boron): number | null {
  const inch = factors.idealDiameterInch(steel);
  return inch === null ? null : convert(inch * boronFactorOf(steel, boron), 'inch', 'mm');
}

/** Key of the output at a distance in mm. */
export const outputAt = (distance: number): string => `a255At${String(distance).replace('.', '_')}MmHRC`;
