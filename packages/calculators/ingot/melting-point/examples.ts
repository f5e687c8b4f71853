/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

export const steel42CrMo4 = {
  C: 0.42,
  Si: 0.25,
  Mn: 0.75,
  P: 0.012,
  S: 0.008,
  Cr: 1.05,
  Mo: 0.22,
  Ni: 0.1,
  Cu: 0.12,
  Al: 0.025,
};

const pouring = { practice: 'uphill', pouringTemperatureC: 1560 };

const s355 = { C: 0.16, Si: 0.35, Mn: 1.45, P: 0.012, S: 0.005, Al: 0.035 };

const c10 = { C: 0.08, Si: 0.2, Mn: 0.45, P: 0.01, S: 0.01 };

export const meltingPointExamples: readonly Example[] = [
  {
    key: 's42crmo4',
    inputs: { ...steel42CrMo4, ...pouring },
    expected: {
      liquidusMyazakiC: 1494.62,
      liquidusThomasC: 1490.71,
      liquidusHiraiC: 1491.33,
      liquidusSteeluniversityC: 1495.99,
      solidusHiraiC: 1423.26,
      solidusHandbookC: 1418.45,
      solidusTakeuchiC: null,
    },
    tolerance: 0.1,
    origin: 'derived',
    shown: true,
  },
  {
    key: 's355',
    inputs: s355,
    expected: {
      liquidusMyazakiC: 1513.03,
      liquidusThomasC: 1512.39,
      liquidusHiraiC: 1515.13,
      liquidusSteeluniversityC: 1513.93,
      solidusHiraiC: 1468.71,
      solidusHandbookC: 1451,
      solidusTakeuchiC: 1452.83,
    },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'c10',
    inputs: c10,
    expected: {
      liquidusMyazakiC: 1525.31,
      liquidusThomasC: 1525.56,
      liquidusHiraiC: 1527.73,
      liquidusSteeluniversityC: 1525.8,
      solidusHiraiC: 1480.73,
      solidusHandbookC: 1495.95,
      solidusTakeuchiC: 1494.17,
    },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'iron',
    inputs: {},
    expected: { liquidusMyazakiC: 1536, liquidusThomasC: 1537, liquidusHiraiC: 1538 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'peritectic-liquid',
    inputs: { C: 0.53 },
    expected: { liquidusMyazakiC: 1495 },
    tolerance: 3,
    origin: 'known',
  },
];
