/** Reference cases of the furnace heating time. */
import type { Example } from '../../core/calculator.ts';

const inFurnace = (shape: 'bar' | 'plate', sizeMm: number, furnaceTemperatureC: number) => ({
  shape,
  sizeMm,
  furnaceTemperatureC,
  surface: 'oxidised',
  convectionWm2K: 10,
  toleranceK: 10,
  soakRule: 'none',
});
const properties = (startTemperatureC: number, c: number, k?: number): Example => ({
  key: `properties-${startTemperatureC}`,
  inputs: { ...inFurnace('bar', 100, 860), startTemperatureC },
  expected: { startSpecificHeatJkgK: c, ...(k === undefined ? {} : { startConductivityWmK: k }) },
  tolerance: { startSpecificHeatJkgK: c * 0.003, startConductivityWmK: 0.1 },
  origin: 'known',
  source: 'en-1993-1-2',
});

export const furnaceExamples: readonly Example[] = [
  {
    key: 'bar-100',
    inputs: inFurnace('bar', 100, 860),
    expected: { surfaceTimeMin: 59.3, centreTimeMin: 61.5 },
    tolerance: { surfaceTimeMin: 0.3, centreTimeMin: 0.3 },
    origin: 'derived',
    shown: true,
  },
  {
    key: 'bar-200',
    inputs: inFurnace('bar', 200, 860),
    expected: { surfaceTimeMin: 125.5, centreTimeMin: 134.9 },
    tolerance: 0.6,
    origin: 'derived',
  },
  {
    key: 'plate-200',
    inputs: inFurnace('plate', 200, 1250),
    expected: { surfaceTimeMin: 119.7, centreTimeMin: 140.4 },
    tolerance: 0.6,
    origin: 'derived',
  },
  {
    key: 'lumped',
    inputs: {
      ...inFurnace('bar', 20, 900),
      convectionWm2K: 0,
      toleranceK: 50,
      material: 'constant',
      conductivityWmK: 30,
      specificHeatJkgK: 650,
    },
    expected: { lumpedTimeMin: 6.32, surfaceTimeMin: 6.35, centreTimeMin: 6.42 },
    tolerance: { lumpedTimeMin: 0.01, surfaceTimeMin: 0.02, centreTimeMin: 0.02 },
    origin: 'derived',
  },
  properties(20, 440, 53.3),
  properties(600, 760, 34),
  properties(735, 5000),
];
