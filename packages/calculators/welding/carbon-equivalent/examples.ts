/** Reference cases. */
import type { Example } from '../../core/calculator.ts';
import { s355j2InRange } from '../weld-steel.ts';

const x70 = { C: 0.06, Si: 0.25, Mn: 1.6, Cr: 0.1, Mo: 0.1, V: 0.03, Ni: 0.15, Cu: 0.15, Nb: 0.05, B: 0 };

export const examples: readonly Example[] = [
  {
    key: 's355j2',
    inputs: s355j2InRange,
    expected: { CE_IIW: 0.4123, CE_AWS: 0.4707, Pcm: 0.2485, CET: 0.307, CEN: 0.4076 },
    tolerance: 0.0002,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'x70',
    inputs: x70,
    expected: { CE_IIW: 0.3927, CE_AWS: 0.4343, Pcm: 0.173, CET: 0.2463, CEN: 0.2499, gravilleZone: 'I' },
    tolerance: 0.0002,
    origin: 'derived',
  },
  {
    key: 'a572',
    inputs: { C: 0.15, Mn: 1.2, Cr: 0.1, Mo: 0.05, V: 0.02, Ni: 0.5, Cu: 0.2 },
    expected: { CE_IIW: 0.431 },
    tolerance: 0.001,
    origin: 'known',
  },
  {
    key: 'turning-point',
    inputs: { C: 0.12 },
    expected: { accommodation: 0.75 },
    tolerance: 1e-9,
    origin: 'derived',
  },
];
