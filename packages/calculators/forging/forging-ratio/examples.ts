/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

export const forgingRatioExamples: readonly Example[] = [
  {
    key: 'round-600',
    inputs: {
      method: 'sections',
      startShape: 'round',
      startMm: 600,
      endShape: 'round',
      endMm: 300,
      upset: 'none',
    },
    expected: { overallRatio: 4, reductionPercent: 75 },
    tolerance: 1e-6,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'upset',
    inputs: { method: 'steps', steps: [{ upsetRatio: 2.5 }] },
    expected: { upsetRatio: 2.5, strain: 0.9163 },
    tolerance: 0.0001,
    origin: 'derived',
  },
  {
    key: 'jis',
    inputs: { method: 'steps', steps: [{ upsetRatio: 2, drawingRatio: 3 }] },
    expected: { areaShare: 0.6667, everythingRatio: 6, drawingSum: 3, drawingRatio: 3 },
    tolerance: 0.001,
    origin: 'derived',
  },
  {
    key: 'reduction',
    inputs: { method: 'reduction', reductionPercent: 75 },
    expected: { drawingRatio: 4 },
    tolerance: 1e-6,
    origin: 'derived',
  },
  {
    key: 'bloom',
    inputs: {
      method: 'sections',
      startShape: 'rectangle',
      startMm: 400,
      startSideMm: 300,
      endShape: 'round',
      endMm: 220,
      upset: 'none',
    },
    expected: { drawingRatio: 3.157 },
    tolerance: 0.003,
    origin: 'derived',
  },
];
