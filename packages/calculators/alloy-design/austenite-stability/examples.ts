/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const s304 = { C: 0.05, Si: 0.5, Mn: 1.4, Cr: 18.3, Ni: 8.1, Mo: 0.2, N: 0.05, Cu: 0.3 };

export const examples: readonly Example[] = [
  {
    key: 's304',
    inputs: s304,
    expected: {
      md30AngelC: 19.5,
      md30NoharaC: -9.2,
      sfeSchrammReed: 16.4,
      sfePickering: 33.9,
      sfeBrofmanAnsell: 18.5,
      msEichelmanHullC: -188,
    },
    tolerance: {
      md30AngelC: 0.2,
      md30NoharaC: 0.2,
      sfeSchrammReed: 0.2,
      sfePickering: 0.2,
      sfeBrofmanAnsell: 0.2,
      msEichelmanHullC: 1,
    },
    origin: 'derived',
    shown: true,
  },
  {
    key: 'coarse',
    inputs: { ...s304, grainSize: 5 },
    expected: { md30NoharaC: -4.9 },
    tolerance: 0.2,
    origin: 'derived',
  },
  {
    key: 's304l',
    inputs: { C: 0.02, Si: 0.45, Mn: 1.5, Cr: 18.2, Ni: 8.1, N: 0.06 },
    expected: { md30AngelC: 33.5, md30NoharaC: 13.5, sfeSchrammReed: 14.8, sfeDai: 18 },
    tolerance: 0.2,
    origin: 'derived',
  },
  {
    key: 's310-measured',
    inputs: { Cr: 25, Ni: 20, Mn: 1.2 },
    expected: { sfeSchrammReed: 94 },
    tolerance: 10,
    origin: 'known',
    source: 'schramm-reed-1975',
  },
  {
    key: 's301',
    inputs: { C: 0.1, Si: 0.5, Mn: 1.2, Cr: 17, Ni: 7, N: 0.04 },
    expected: { md30AngelC: 34.6, md30NoharaC: 36.1 },
    tolerance: 0.2,
    origin: 'derived',
  },
];
