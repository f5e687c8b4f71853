/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const bar120 = { barShape: 'round', barSizeMm: 120 };

export const billetStockExamples: readonly Example[] = [
  {
    key: 'flash',
    inputs: { by: 'part', partMassKg: 50, flashPercent: 15, firstScalePercent: 2.5, ...bar120 },
    expected: { stockMassKg: 58.974 },
    tolerance: 0.05,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'length',
    inputs: { by: 'stock', stockMassKg: 60, ...bar120 },
    expected: { cutLengthMm: 675.82 },
    tolerance: 0.6,
    origin: 'derived',
  },
  {
    key: 'nesting',
    inputs: { by: 'length', cutLengthMm: 340, ...bar120 },
    expected: { pieces: 17, remnantMm: 102 },
    tolerance: 0.5,
    origin: 'derived',
  },
  {
    key: 'density',
    inputs: { by: 'stock', stockMassKg: 60, ...bar120, forgingTemperatureC: 1200, C: 0.42 },
    expected: { hotDensityKgM3: 7450.3 },
    tolerance: 1,
    origin: 'derived',
  },
  {
    key: 'three-heats',
    inputs: { by: 'part', partMassKg: 120, flashPercent: 0, heats: 3, ...bar120 },
    expected: { stockMassKg: 126.85 },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'stainless',
    inputs: { by: 'stock', stockMassKg: 60, ...bar120, densityKgM3: 7900, metal: 'austenitic' },
    expected: { growthPercent: 2.355, hotDensityKgM3: 7367.2 },
    tolerance: { growthPercent: 0.001, hotDensityKgM3: 0.5 },
    origin: 'derived',
    source: 'en-1993-1-2',
  },
];
