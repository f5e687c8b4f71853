/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const carbonOnly = (C: number, temperatureC: number, strain: number, strainRate: number) => ({
  C,
  temperatureC,
  strain,
  strainRate,
});

export const examples: readonly Example[] = [
  {
    key: 'misaka',
    inputs: carbonOnly(0.45, 1100, 0.3, 50),
    expected: { misakaMPa: 131.8 },
    tolerance: 0.65,
    origin: 'derived',
  },
  {
    key: 'shida',
    inputs: carbonOnly(0.45, 1100, 0.3, 10),
    expected: { shidaMPa: 109.4 },
    tolerance: 0.54,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'shida-ferrite',
    inputs: carbonOnly(0.1, 750, 0.2, 10),
    expected: { shidaMPa: 182.6, shidaTransitionC: 880.4 },
    tolerance: { shidaMPa: 0.9, shidaTransitionC: 0.1 },
    origin: 'derived',
  },
  {
    key: 'spittel',
    inputs: carbonOnly(0.45, 1100, 0.3, 10),
    expected: { spittelMPa: 114 },
    tolerance: 0.57,
    origin: 'derived',
  },
  {
    key: 'medina',
    inputs: { ...carbonOnly(0.42, 1100, 0.3, 1), Mn: 0.75, Si: 0.25, Mo: 0.22 },
    expected: { medinaActivationKJmol: 282.941, medinaMPa: 89.96 },
    tolerance: { medinaActivationKJmol: 0.01, medinaMPa: 0.45 },
    origin: 'derived',
  },
  {
    key: 'zener',
    inputs: { ...carbonOnly(0.45, 1000, 0.3, 1), activationKJmol: 312 },
    expected: { lnZ: 29.474, logZ: 12.8 },
    tolerance: 0.01,
    origin: 'derived',
  },
];
