/** Formulas of Ac3 on heating by further authors, in °C from contents in wt %; for low-alloy steels. */
import type { TemperatureFormula } from '../composition/temperature-formula.ts';

/** Ac3 by Hougardy 1984. */
export const ac3Hougardy: TemperatureFormula = {
  constant: 902,
  terms: { C: -255, Mn: -11, Si: 19, Cr: -5, Mo: 13, Ni: -20, V: 55 },
};

/** Ac3 by Trzaska & Dobrzański 2007. */
export const ac3Trzaska: TemperatureFormula = {
  constant: 937.3,
  terms: { '√C': -224.5, Mn: -17, Si: 34, Ni: -14, Mo: 21.6, V: 41.8, Cu: -20 },
};

/** Ac3 by Yurioka, Nippon Steel. */
export const ac3Yurioka: TemperatureFormula = {
  constant: 937.2,
  terms: {
    C: -436.5,
    Si: 56,
    Mn: -19.7,
    Cu: -16.3,
    Ni: -26.6,
    Cr: -4.9,
    Mo: 38.1,
    V: 124.8,
    Ti: 136.3,
    Nb: -19.1,
    Al: 198.4,
    B: 3315,
  },
};

/** Ac3 by Kasatkin 1984. */
export const ac3Kasatkin: TemperatureFormula = {
  constant: 912,
  terms: {
    C: -370,
    Mn: -27.4,
    Si: 27.3,
    Cr: -6.35,
    Ni: -32.7,
    V: 95.2,
    Ti: 190,
    Al: 72,
    Nb: 64.5,
    W: 5.57,
    S: 332,
    P: 276,
    N: 485,
    B: -900,
    C·Mn: 16.2,
    C·Si: 32.3,
    C·Cr: 15.4,
    C·Ni: 48,
    Si·Cr: 4.32,
    Si·Mo: -17.3,
    Si·Ni: -18.6,
    Mn·Ni: 4.8,
    Mo·V: 40.5,
    C·C: 174,
    Mn·Mn: 2.46,
    Si·Si: -6.86,
    Cr·Cr: 0.322,
    Mo·Mo: 9.9,
    Ni·Ni: 1.24,
    V·V: -60.2,
  },
};
