/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const barOf100 = {
  shape: 'round',
  diameterMm: 100,
  austenitizingTemperatureC: 870,
  medium: 'water-agitated',
  bathTemperatureC: 25,
  criterion: 'centre',
  centreTargetC: 200,
};

export const quenchingImmersionTimeExamples: readonly Example[] = [
  {
    key: 'round-water',
    inputs: barOf100,
    expected: { immersionTimeMin: 3.75, averageTemperatureC: 123, surfaceTemperatureC: 60 },
    tolerance: { immersionTimeMin: 0.075, averageTemperatureC: 3, surfaceTemperatureC: 3 },
    origin: 'derived',
    shown: true,
  },
  {
    key: 'round-oil',
    inputs: { ...barOf100, diameterMm: 50, medium: 'oil-good', bathTemperatureC: 60 },
    expected: { immersionTimeMin: 2.44, averageTemperatureC: 174.5 },
    tolerance: { immersionTimeMin: 0.05, averageTemperatureC: 3 },
    origin: 'derived',
  },
  {
    key: 'block-water',
    inputs: { ...barOf100, shape: 'rectangular', thicknessMm: 100, widthMm: 200 },
    expected: { immersionTimeMin: 6.78, averageTemperatureC: 113 },
    tolerance: { immersionTimeMin: 0.14, averageTemperatureC: 3 },
    origin: 'derived',
  },
  {
    key: 'large-average',
    inputs: {
      ...barOf100,
      diameterMm: 300,
      austenitizingTemperatureC: 880,
      criterion: 'average',
      averageTargetC: 150,
    },
    expected: { immersionTimeMin: 22.5, centreTemperatureC: 286, averageTemperatureC: 150 },
    tolerance: { immersionTimeMin: 0.45, centreTemperatureC: 3, averageTemperatureC: 0.01 },
    origin: 'derived',
  },
  {
    key: 'small-oil',
    inputs: {
      ...barOf100,
      diameterMm: 25,
      austenitizingTemperatureC: 850,
      medium: 'oil-moderate',
      bathTemperatureC: 60,
    },
    expected: { immersionTimeMin: 1.4, averageTemperatureC: 189 },
    tolerance: { immersionTimeMin: 0.028, averageTemperatureC: 3 },
    origin: 'derived',
  },
];
