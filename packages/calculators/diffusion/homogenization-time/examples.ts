/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const ownCase = { element: 'Mn', dataSet: 'own', ownDiffusivityM2S: 1e-14, temperatureC: 1200 };

export const examples: readonly Example[] = [
  {
    key: 'five-percent',
    inputs: { ...ownCase, spacingUm: 200, targetResidual: 0.05 },
    expected: { timeForTargetH: 84.31 },
    tolerance: 0.25,
    origin: 'derived',
    source: 'flemings-1974',
  },
  {
    key: 'relaxation',
    inputs: { ...ownCase, spacingUm: 100, convention: 'half', timeH: 28.145 },
    expected: { relaxationTimeH: 28.14, residual: 0.3679 },
    tolerance: { relaxationTimeH: 0.08, residual: 0.001 },
    origin: 'derived',
    source: 'porter-easterling',
    shown: true,
  },
  {
    key: 'manganese',
    inputs: { element: 'Mn', dataSet: 'wonThomas', temperatureC: 1200, spacingUm: 300, timeH: 10 },
    expected: { diffusivityM2S: 7.9003e-15, residual: 0.8827 },
    tolerance: { diffusivityM2S: 0.079e-15, residual: 0.0088 },
    origin: 'derived',
    source: 'won-2001',
  },
  {
    key: 'carbon',
    inputs: { element: 'C', dataSet: 'callister', temperatureC: 1100, spacingUm: 80, targetResidual: 0.01 },
    expected: { timeForTargetH: 13.84 / 3600 },
    tolerance: 0.138 / 3600,
    origin: 'derived',
    source: 'callister',
  },
];
