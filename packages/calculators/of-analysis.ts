/**
 * Calculators with exactly one heat analysis, which a steel grade can fill. A test compares this list with the
 * definitions.
 */
import type { CalculatorId } from './registry.ts';

export const calculatorsOfAnalysis: readonly CalculatorId[] = [
  'jominy-hardenability',
  'ideal-critical-diameter',
  'transformation-temperatures',
  'ttt-cct-diagram',
  'martensite-hardness',
  'austenite-stability',
  'pitting-resistance',
  'carbonitride-solubility',
  'tempered-hardness',
  'austenite-grain-growth',
  'gas-nitriding',
  'retained-austenite',
  'carbon-potential',
  'melting-point',
  'microsegregation',
  'gas-solubility',
  'hot-flow-stress',
  'carbon-equivalent',
  'preheat-temperature',
  'heat-input-cooling-time',
];
