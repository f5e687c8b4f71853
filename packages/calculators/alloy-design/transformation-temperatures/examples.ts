/** Reference cases of the transformation temperatures. */
import type { Example } from '../../core/calculator.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };

const steel52100 = { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 };

export const transformationExamples: readonly Example[] = [
  {
    key: 's4140',
    inputs: steel4140,
    expected: {
      ac1AndrewsC: 737.2,
      ac1HougardyC: 740.6,
      ac1TrzaskaC: 738.5,
      ac1KasatkinC: 739.4,
      ac1YuriokaC: 762.1,
      ac3AndrewsC: 799.1,
      ac3AndrewsExtendedC: 763.1,
      ac3HougardyC: 793.2,
      ac3TrzaskaC: 793.7,
      ac3KasatkinC: 786.1,
      ac3YuriokaC: 762.8,
      ac3GrangeC: 780.4,
      bsStevenHaynesC: 562.4,
      bsLiC: 543.5,
      bsVanBohemenC: 570.1,
      msAndrewsC: 331,
      msAndrewsProductC: 327.9,
      msKungRaymentC: 329.1,
      msStevenHaynesC: 323,
      msPaysonSavageC: 312.5,
      msCapdevilaC: 332.4,
      msVanBohemenC: 332.2,
      msTrzaskaC: 330.7,
    },
    tolerance: 0.2,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'ingber',
    inputs: { C: 1.5, Mn: 0.5, Si: 0.8 },
    expected: { msIngberC: 14 },
    tolerance: 1,
    origin: 'printed',
    source: 'ingber-2022',
  },
  {
    key: 'c45',
    inputs: { C: 0.45, Si: 0.25, Mn: 0.65 },
    expected: { msAndrewsC: 328.9, msStevenHaynesC: 326.2, msVanBohemenC: 331.1 },
    tolerance: 0.2,
    origin: 'derived',
  },
  {
    key: 's52100',
    inputs: steel52100,
    expected: { msAndrewsC: 87.2, msVanBohemenC: 165.6, msIngberC: 148.3 },
    tolerance: 0.2,
    origin: 'derived',
  },
  // ASM, approximate critical temperatures: 4140 on slow heating. Not compared with the printed table.
  {
    key: 'measured',
    inputs: steel4140,
    expected: { ac1MeanC: 732, ac3MeanC: 804 },
    tolerance: 25,
    origin: 'known',
  },
];
