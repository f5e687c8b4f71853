/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const li4140 = { C: 0.38, Mn: 0.81, Si: 0.28, Ni: 0.11, Cr: 0.98, Mo: 0.22 };

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };

export const tttCctDiagramExamples: readonly Example[] = [
  {
    key: 'a36',
    inputs: { C: 0.2, Mn: 1.01, Si: 0.1, Ni: 0.02, Cr: 0.02, austenitizingTemperatureC: 900 },
    expected: { v1CPerS: 402 },
    tolerance: 8,
    origin: 'printed',
    source: 'li-1998',
    shown: true,
  },
  {
    key: 'bainite-g8',
    inputs: li4140,
    expected: { bainiteRateCPerS: 26.6 },
    tolerance: 0.27,
    origin: 'derived',
  },
  {
    key: 'bainite-g7',
    inputs: { ...li4140, grainSize: 7 },
    expected: { bainiteRateCPerS: 21.7 },
    tolerance: 0.22,
    origin: 'derived',
  },
  {
    key: 'bainite-printed',
    inputs: li4140,
    expected: { bainiteRateCPerS: 24.8 },
    tolerance: 6.2,
    origin: 'printed',
    source: 'li-1998',
  },
  {
    key: 'v1',
    inputs: { ...li4140, austenitizingTemperatureC: 845 },
    expected: { v1CPerS: 25.5 },
    tolerance: 0.26,
    origin: 'derived',
  },
  {
    key: 'at-650',
    inputs: { ...steel4140, isothermalTemperatureC: 650 },
    expected: { ferriteStartS: 76.6, pearliteStartS: 66.7 },
    tolerance: { ferriteStartS: 0.77, pearliteStartS: 0.67 },
    origin: 'derived',
  },
  {
    key: 'at-450',
    inputs: { ...steel4140, isothermalTemperatureC: 450 },
    expected: { bainiteStartS: 5.39 },
    tolerance: 0.054,
    origin: 'derived',
  },
  {
    key: 'noses',
    inputs: steel4140,
    expected: {
      ferriteNoseC: 611,
      ferriteNoseS: 67.7,
      pearliteNoseC: 581,
      pearliteNoseS: 39.9,
      bainiteNoseC: 465,
      bainiteNoseS: 5.18,
    },
    tolerance: {
      ferriteNoseC: 2,
      ferriteNoseS: 0.68,
      pearliteNoseC: 2,
      pearliteNoseS: 0.4,
      bainiteNoseC: 2,
      bainiteNoseS: 0.052,
    },
    origin: 'derived',
  },
];
