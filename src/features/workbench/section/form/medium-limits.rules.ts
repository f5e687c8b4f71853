/** Temperatures of the baths in °C. */
import type { QuenchBath } from '@ferrite/calculators/formulas/hardenability/quench-severity.ts';
import { sectionLimits } from '../section.rules.ts';

/** `max`: boiling point, or the usual maximum of hot quenching oils. `usual`: up to here the severity is known. */
type BathTemperatures = { readonly max: number; readonly usual: number };

const kinds: Readonly<Record<string, BathTemperatures>> = {
  water: { max: 100, usual: 40 },
  brine: { max: 105, usual: 40 },
  polymer: { max: 100, usual: 50 },
  oil: { max: 230, usual: 80 },
};
const gas: BathTemperatures = { max: sectionLimits.mediumC.max, usual: 100 };

export const bathTemperatures = (bath: QuenchBath): BathTemperatures =>
  kinds[bath.split('-')[0] ?? ''] ?? gas;
