/** Calculators compared with measurements, and reasons for the others. */
import type { CalculatorId } from '@ferrite/calculators/registry.ts';

/** Measured properties. */
export const measuredProperties = [
  'martensiteStart',
  'bainiteStart',
  'temperedHRC',
  'temperedHV',
  'temperedHB',
  'barsHV',
  'strength',
  'grainDiameter',
  'flowStress',
  'flowPeak',
] as const;
export type MeasuredProperty = (typeof measuredProperties)[number];

/**
 * Why a calculator has no measured error. `notYet`: open measurements are at hand, the comparison is not made. `noData`: it
 * could be measured, but no open measurements were found. `defined`: its results are numbers by agreement, nothing that a test
 * piece shows by itself. `counted`: geometry and arithmetic.
 */
export const reasons = ['notYet', 'noData', 'defined', 'counted'] as const;
export type Reason = (typeof reasons)[number];

/** Calculators without measurements; a test checks that the list is complete. */
export const unmeasured: Readonly<Partial<Record<CalculatorId, Reason>>> = {
  'jominy-hardenability': 'noData',
  'ideal-critical-diameter': 'noData',
  'ttt-cct-diagram': 'noData',
  'martensite-hardness': 'noData',
  'austenite-stability': 'noData',
  'pitting-resistance': 'defined',
  'carbonitride-solubility': 'noData',
  'diffusion-coefficient': 'noData',
  'carburizing-depth': 'noData',
  'decarburization-depth': 'noData',
  'homogenization-time': 'noData',
  'hydrogen-removal': 'notYet',
  'quenching-immersion-time': 'noData',
  'temper-parameter': 'defined',
  'furnace-heating-time': 'noData',
  'gas-nitriding': 'noData',
  'retained-austenite': 'noData',
  'carbon-potential': 'noData',
  'melting-point': 'noData',
  'ingot-solidification-time': 'noData',
  'ingot-weight': 'counted',
  microsegregation: 'noData',
  'gas-solubility': 'noData',
  'forging-ratio': 'counted',
  'forging-load': 'noData',
  'billet-stock': 'counted',
  'carbon-equivalent': 'defined',
  'preheat-temperature': 'noData',
  'schaeffler-diagram': 'noData',
  'wrc-1992-diagram': 'noData',
  'heat-input-cooling-time': 'noData',
  'metal-weight': 'counted',
  'grain-size': 'counted',
};
