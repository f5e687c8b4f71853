/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

export const examples: readonly Example[] = [
  {
    key: 'g8',
    inputs: { method: 'number', grainSize: 8 },
    expected: { grainsPerMm2: 1984, meanAreaUm2: 504, diameterUm: 22.45, interceptUm: 20 },
    tolerance: { grainsPerMm2: 2, meanAreaUm2: 0.5, diameterUm: 0.02, interceptUm: 0.05 },
    origin: 'known',
    source: 'astm-e112',
  },
  {
    key: 'g0',
    inputs: { method: 'number', grainSize: 0 },
    expected: { grainsPerMm2: 7.75, diameterUm: 359.2, interceptUm: 320 },
    tolerance: { grainsPerMm2: 0.00775, diameterUm: 0.36, interceptUm: 0.32 },
    origin: 'known',
    source: 'astm-e112',
  },
  {
    key: 'g5',
    inputs: { method: 'number', grainSize: 5 },
    expected: { grainsPerMm2: 248, diameterUm: 63.5, interceptUm: 56.6 },
    tolerance: { grainsPerMm2: 0.25, diameterUm: 0.064, interceptUm: 0.057 },
    origin: 'known',
    source: 'astm-e112',
  },
  {
    key: 'g12',
    inputs: { method: 'number', grainSize: 12 },
    expected: { diameterUm: 5.61 },
    tolerance: 0.02,
    origin: 'known',
    source: 'astm-e112',
  },
  {
    key: 'intercept-20',
    inputs: { method: 'intercept', interceptUm: 20 },
    expected: { grainSize: 8 },
    tolerance: 0.01,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'grains-1000',
    inputs: { method: 'per-mm2', grainsPerMm2: 1000 },
    expected: { grainSize: 7.01 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'planimetric',
    inputs: { method: 'planimetric', magnification: 100, fields: [{ count: 52, cutCount: 28 }] },
    expected: { meanCount: 66, grainsPerMm2: 132, grainSize: 4.09 },
    tolerance: { meanCount: 0, grainsPerMm2: 0.01, grainSize: 0.01 },
    origin: 'derived',
  },
  {
    key: 'three-circles',
    inputs: { method: 'line', lineLengthMm: 500, magnification: 200, fields: [{ count: 85 }] },
    expected: { interceptUm: 29.41, grainSize: 6.89 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'five-fields',
    inputs: {
      method: 'line',
      magnification: 100,
      fields: [62, 70, 58, 66, 64].map((count) => ({ count })),
    },
    expected: {
      meanCount: 64,
      standardDeviation: 4.472,
      confidence: 5.55,
      relativeAccuracyPercent: 8.68,
      accuracyCheck: 'passed',
    },
    tolerance: 0.01,
    origin: 'derived',
  },
];
