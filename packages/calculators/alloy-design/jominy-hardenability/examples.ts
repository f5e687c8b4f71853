/** Reference cases of the end-quench curve. */

import type { Example } from '../../core/calculator.ts';
import { outputAt } from './case.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };

const steel8620 = { C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2 };

const at = (pairs: readonly (readonly [number, number])[]) =>
  Object.fromEntries(pairs.map(([mm, hrc]) => [outputAt(mm), hrc]));

export const jominyExamples: readonly Example[] = [
  {
    key: 's4118',
    inputs: { C: 0.22, Mn: 0.8, Si: 0.18, Ni: 0.1, Cr: 0.43, Mo: 0.25, Cu: 0.1, V: 0.05 },
    expected: { idealDiameterMm: 1.95 * 25.4 },
    tolerance: 0.02 * 25.4,
    origin: 'printed',
    source: 'astm-a255',
    shown: true,
  },
  ...(
    [
      ['c20', 0.2, 44, 32],
      ['c40', 0.4, 56, 43],
      ['c50', 0.5, 61, 47],
    ] as const
  ).map(([key, C, full, half]) => ({
    key,
    inputs: { C },
    expected: { endHardnessHRC: full, halfMartensiteHRC: half },
    tolerance: 1,
    origin: 'printed' as const,
    source: 'astm-a255' as const,
  })),
  {
    key: 's4140',
    inputs: steel4140,
    expected: {
      idealDiameterMm: 119.4,
      ...at([
        [7, 55.8],
        [9, 54.8],
        [11, 53.1],
        [13, 51.1],
        [15, 49.4],
        [20, 45.3],
        [25, 42],
        [30, 40],
        [40, 36.8],
        [50, 35],
      ]),
    },
    tolerance: 0.2,
    origin: 'derived',
  },
  {
    key: 's8620',
    inputs: steel8620,
    expected: {
      idealDiameterMm: 47.2,
      ...at([
        [3, 43.6],
        [5, 38.2],
        [7, 32.2],
        [9, 25.1],
        [15, 20.3],
      ]),
    },
    tolerance: 0.2,
    origin: 'derived',
  },
  ...(
    [
      ['just-8', 12.7, 50.9, 47.6],
      ['just-16', 25.4, 42.6, 39.4],
    ] as const
  ).map(([key, distanceMm, first, later]) => ({
    key,
    inputs: { ...steel4140, distanceMm },
    expected: { hardnessJust1969HRC: first, hardnessJustGrainHRC: later },
    tolerance: 0.2,
    origin: 'derived' as const,
  })),
];
