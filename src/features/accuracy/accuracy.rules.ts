/** Calculators that are compared with measurements, and why the others are not. */
import type { CalculatorId } from '@ferrite/calculators/registry.ts';

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
  'weldStrength',
  'asQuenched',
  'quenchedEnd',
  'temperEquivalent',
  'diagramMartensite',
  'diagramBainite',
  'retainedStart',
  'hydrogenDiffusivity',
  'hydrogenTime',
  'carbonDiffusivity',
  'chromiumDiffusivity',
  'hydrogenSolubility',
  'nitrogenSolubility',
  'carbideDissolution',
  'sectionMass',
] as const;
export type MeasuredProperty = (typeof measuredProperties)[number];

/**
 * Reasons why a calculator has no measured error. `noData`: it could be measured, but no open measurements were found.
 * `defined`: its results are defined by convention and cannot be measured on a test piece. `counted`: geometry and
 * arithmetic.
 */
export const unmeasuredReasons = ['noData', 'defined', 'counted'] as const;
export type UnmeasuredReason = (typeof unmeasuredReasons)[number];

/** Calculators without measurements; a test checks that the list is complete. */
export const unmeasuredCalculators: Readonly<Partial<Record<CalculatorId, UnmeasuredReason>>> = {
  'ideal-critical-diameter': 'noData',
  'austenite-stability': 'noData',
  'pitting-resistance': 'defined',
  'carburizing-depth': 'noData',
  'decarburization-depth': 'noData',
  'quenching-immersion-time': 'noData',
  'furnace-heating-time': 'noData',
  'gas-nitriding': 'noData',
  'carbon-potential': 'noData',
  'melting-point': 'noData',
  'ingot-solidification-time': 'noData',
  'ingot-weight': 'counted',
  microsegregation: 'noData',
  'forging-ratio': 'counted',
  'forging-load': 'noData',
  'billet-stock': 'counted',
  'carbon-equivalent': 'defined',
  'preheat-temperature': 'noData',
  'schaeffler-diagram': 'noData',
  'wrc-1992-diagram': 'noData',
  'heat-input-cooling-time': 'noData',
  'grain-size': 'counted',
};
