/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const mnIn42CrMo4 = { element: 'Mn', phase: 'austenite', temperatureC: 1200, timeH: 10 };

const carbonAt900 = { element: 'C', phase: 'austenite', temperatureC: 900, timeH: 1, C: 0.8 };

export const examples: readonly Example[] = [
  {
    key: 'iron-ferrite',
    inputs: { element: 'Fe', phase: 'ferrite', dataSet: 'callister', temperatureC: 900 },
    expected: { diffusivityM2S: 1.8e-15 },
    tolerance: 0.11e-15,
    origin: 'printed',
    source: 'callister',
  },
  {
    key: 'carbon-900',
    inputs: { ...carbonAt900, dataSet: 'callister' },
    expected: { diffusivityM2S: 5.9e-12 },
    tolerance: 0.18e-12,
    origin: 'printed',
    source: 'callister',
    shown: true,
  },
  {
    key: 'carbon-1100',
    inputs: { ...carbonAt900, dataSet: 'callister', temperatureC: 1100 },
    expected: { diffusivityM2S: 5.3e-11 },
    tolerance: 0.16e-11,
    origin: 'printed',
    source: 'callister',
  },
  {
    key: 'manganese',
    inputs: mnIn42CrMo4,
    expected: { diffusivityM2S: 7.9003e-15, distanceSqrtUm: 16.865 },
    tolerance: { diffusivityM2S: 0.04e-15, distanceSqrtUm: 0.085 },
    origin: 'derived',
    source: 'won-2001',
  },
  {
    key: 'carbon-fits',
    inputs: { ...carbonAt900, dataSet: 'tibbetts' },
    expected: { diffusivityM2S: 1.6088e-11, agrenM2S: 1.456e-11, slyckeM2S: 1.552e-11 },
    tolerance: 0.008e-11,
    origin: 'derived',
    source: 'tibbetts-1980',
  },
];
