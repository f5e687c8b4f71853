/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };

const treatment = (temperatureC: number, timeH: number, quenchedHRC = 56) => ({
  ...steel4140,
  temperatureC,
  timeH,
  quenchedHRC,
});

export const examples: readonly Example[] = [
  {
    key: 'at-600',
    inputs: treatment(600, 1),
    expected: { martensiteHV: 292.2, bainiteHV: 261 },
    tolerance: 1,
    origin: 'derived',
  },
  {
    key: 'at-550',
    inputs: treatment(550, 1),
    expected: { martensiteHV: 336 },
    tolerance: 1,
    origin: 'derived',
  },
  {
    key: 'at-650',
    inputs: treatment(650, 2),
    expected: { martensiteHV: 244.6, parameterK: 934.9 },
    tolerance: { martensiteHV: 1, parameterK: 0.5 },
    origin: 'derived',
  },
  {
    key: 'spies',
    inputs: treatment(600, 2),
    expected: { spiesHB: 346.3 },
    tolerance: 0.5,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'just',
    inputs: treatment(600, 2, 54.3),
    expected: { justHRC: 30 },
    tolerance: 0.2,
    origin: 'derived',
  },
];
