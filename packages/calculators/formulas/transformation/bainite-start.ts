/**
 * Formulas of the bainite start Bs in °C, the highest temperature at which bainite forms on cooling, from contents in
 * wt %.
 */
import type { TemperatureFormula } from '../composition/temperature-formula.ts';

/**
 * Bs by Steven & Haynes, JISI 183 (1956) 349; carbon 0.1 to 0.55 %. 50 % bainite forms at Bs − 60, the formation ends
 * at Bs − 120.
 */
export const bsStevenHaynes: TemperatureFormula = {
  constant: 830,
  terms: { C: -270, Mn: -90, Ni: -37, Cr: -70, Mo: -83 },
};

/** Bs by Kirkaldy & Venugopalan 1984. */
export const bsKirkaldy: TemperatureFormula = {
  constant: 656,
  terms: { C: -58, Mn: -35, Si: -75, Ni: -15, Cr: -34, Mo: -41 },
};

/** Bs by Li, Niebuhr, Meekisho & Atteridge 1998. */
export const bsLi: TemperatureFormula = {
  constant: 637,
  terms: { C: -58, Mn: -35, Ni: -15, Cr: -34, Mo: -41 },
};

/** Bs by Kunitake & Okada. */
export const bsKunitake: TemperatureFormula = {
  constant: 732,
  terms: { C: -202, Si: 216, Mn: -85, Ni: -37, Cr: -47, Mo: -39 },
};

/** Bs by Lee 2002. */
export const bsLee: TemperatureFormula = {
  constant: 745,
  terms: { C: -110, Mn: -59, Ni: -39, Cr: -68, Mo: -106, Mn·Ni: 17, Cr·Cr: 6, Mo·Mo: 29 },
};

/** Bs by van Bohemen 2012: the effect of carbon saturates. */
export const bsVanBohemen: TemperatureFormula = {
  constant: 839,
  saturation: { factor: -270, rate: 1.33 },
  terms: { Mn: -86, Si: -23, Cr: -67, Ni: -33, Mo: -75 },
};

/** Bs by Trzaska 2013. */
export const bsTrzaska: TemperatureFormula = {
  constant: 771,
  terms: { C: -231.5, Mn: -69, Si: -23, Cr: -58.5, Ni: -31, Mo: -55, V: -41 },
};

/** Bs by Bodnar & Taylor 1990. */
export const bsBodnar: TemperatureFormula = {
  constant: 719,
  terms: { C: -127, Mn: -50, Ni: -31, Cr: -27, Mo: -61 },
};
