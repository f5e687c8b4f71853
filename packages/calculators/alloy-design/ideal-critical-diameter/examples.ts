/** Reference cases of the ideal diameter. */
import type { Example } from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';

const millimetres = (inch: number): number => convert(inch, 'inch', 'mm');

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };

const entered = (inch: number, severityPerInch: number) => ({
  idealFrom: 'entered',
  enteredIdealMm: millimetres(inch),
  medium: 'custom',
  severityPerInch,
  barDiameterMm: 50,
});

const bath = { idealFrom: 'analysis', medium: 'oil-good', barDiameterMm: 50 };

export const idealDiameterExamples: readonly Example[] = [
  {
    key: 'tables',
    inputs: { C: 0.4, Mn: 0.8, Cr: 0.43, Mo: 0.25, ...bath },
    expected: { factorC: 0.213, factorMn: 3.667, factorCr: 1.929, factorMo: 1.75 },
    tolerance: 0.001,
    origin: 'printed',
    source: 'astm-a255',
    shown: true,
  },
  {
    key: 's4140',
    inputs: { ...steel4140, ...bath },
    expected: { idealDiameterMm: 119.4, idealDiameterInch: 4.702 },
    tolerance: { idealDiameterMm: 0.6, idealDiameterInch: 0.023 },
    origin: 'derived',
  },
  {
    key: 's4340',
    inputs: { C: 0.4, Si: 0.25, Mn: 0.7, Cr: 0.8, Ni: 1.8, Mo: 0.25, ...bath },
    expected: { idealDiameterMm: 170.5, factorNi: 1.6795 },
    tolerance: { idealDiameterMm: 0.85, factorNi: 0.0005 },
    origin: 'derived',
  },
  {
    key: 'c45',
    inputs: { C: 0.45, Si: 0.25, Mn: 0.65, ...bath },
    expected: { idealDiameterMm: 21.3 },
    tolerance: 0.11,
    origin: 'derived',
  },
  ...(
    [
      ['oil', 2, 0.35, 0.704],
      ['water', 2, 1, 1.292],
      ['brine', 2, 5, 1.815],
      ['large-oil', 4.7, 0.5, 3.22],
      ['large-water', 4.7, 1.5, 4.1],
    ] as const
  ).map(([key, ideal, severity, expected]) => ({
    key,
    inputs: entered(ideal, severity),
    expected: { criticalDiameterInch: expected },
    tolerance: expected / 100,
    origin: 'derived' as const,
  })),
];
