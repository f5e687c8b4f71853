/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

export const examples: readonly Example[] = [
  ...(
    [
      [0.1, 38, 26],
      [0.3, 50, 37],
      [0.6, 65, 51],
    ] as const
  ).map(([C, full, half]) => ({
    key: `carbon-${String(C).slice(2)}0`,
    inputs: { C },
    expected: { fullMartensiteHRC: full, halfMartensiteHRC: half },
    tolerance: 1,
    origin: 'printed' as const,
    source: 'astm-a255' as const,
    ...(C === 0.3 ? { shown: true } : {}),
  })),
  { key: 'root', inputs: { C: 0.45 }, expected: { burnsHRC: 60.25 }, tolerance: 0.01, origin: 'derived' },
  {
    key: 'ninety',
    inputs: { C: 0.4, martensitePercent: 90 },
    expected: { hardnessHRC: 51.4 },
    tolerance: 0.2,
    origin: 'derived',
  },
  {
    key: 's8620',
    inputs: { C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2, coolingRateCPerS: 20 },
    expected: { maynierHV: 446.8, maynierHRC: 45.1 },
    tolerance: { maynierHV: 0.5, maynierHRC: 0.1 },
    origin: 'derived',
  },
];
