/**
 * Formulas of the martensite start Ms in °C, where martensite begins to form on cooling, from contents in wt %
 * dissolved in the austenite.
 */
import type { TemperatureFormula } from '../composition/temperature-formula.ts';

/** Ms by Andrews 1965, linear. */
export const msAndrews: TemperatureFormula = {
  constant: 539,
  terms: { C: -423, Mn: -30.4, Ni: -17.7, Cr: -12.1, Mo: -7.5 },
};

/** Ms by Andrews 1965 with products of carbon. */
export const msAndrewsProduct: TemperatureFormula = {
  constant: 512,
  terms: { C: -453, Ni: -16.9, Cr: 15, Mo: -9.5, C·C: 217, C·Mn: -71.5, C·Cr: -67.6 },
};

/** Ms by Kung & Rayment 1982: Andrews with cobalt and silicon. */
export const msKungRayment: TemperatureFormula = {
  constant: 539,
  terms: { ...msAndrews.terms, Co: 10, Si: -7.5 },
};

/** Ms by Steven & Haynes, JISI 183 (1956) 349; carbon 0.1 to 0.55 %. */
export const msStevenHaynes: TemperatureFormula = {
  constant: 561,
  terms: { C: -474, Mn: -33, Ni: -17, Cr: -17, Mo: -21 },
};

/** Ms by Payson & Savage 1944, printed in °F. */
export const msPaysonSavage: TemperatureFormula = {
  scale: 'F',
  constant: 930,
  terms: { C: -570, Mn: -60, Cr: -50, Ni: -30, Si: -20, Mo: -20, W: -20 },
};

/**
 * Ms by Rowland & Lyle 1946, printed in °F; some reproductions add −20 W. Measured steels with tungsten agree better
 * without it.
 */
export const msRowlandLyle: TemperatureFormula = {
  scale: 'F',
  constant: 930,
  terms: { C: -600, Mn: -60, Cr: -50, Ni: -30, Si: -20, Mo: -20 },
};
export const msRowlandLyleTungsten: TemperatureFormula = {
  ...msRowlandLyle,
  terms: { ...msRowlandLyle.terms, W: -20 },
};

/** Ms by Grange & Stewart 1946, printed in °F. */
export const msGrangeStewart: TemperatureFormula = {
  scale: 'F',
  constant: 1000,
  terms: { C: -650, Mn: -70, Cr: -70, Ni: -35, Mo: -50 },
};

/** Ms by Nehrenberg 1946, printed in °F. */
export const msNehrenberg: TemperatureFormula = {
  scale: 'F',
  constant: 930,
  terms: { C: -540, Mn: -60, Cr: -40, Ni: -30, Si: -20, Mo: -20 },
};

/** Ms by Kunitake; reproductions print Cr −19.8 or −14.8. Measured low-alloy steels agree better with −19.8. */
export const msKunitake: TemperatureFormula = {
  constant: 560.5,
  terms: { C: -407.3, Mn: -37.8, Si: -7.3, Cr: -19.8, Mo: -4.5, Ni: -19.5, Cu: -20.5 },
};
export const msKunitakeLessChromium: TemperatureFormula = {
  ...msKunitake,
  terms: { ...msKunitake.terms, Cr: -14.8 },
};

/** Ms by Capdevila, Caballero & García de Andrés 2002, printed in K. */
export const msCapdevila: TemperatureFormula = {
  scale: 'K',
  constant: 764.2,
  terms: { C: -302.6, Mn: -30.6, Ni: -16.6, Cr: -8.9, Mo: 2.4, Cu: -11.3, Co: 8.58, W: 7.4, Si: -14.5 },
};

/**
 * Ms by van Bohemen, Mater. Sci. Technol. 28 (2012) 487. The effect of carbon saturates, which makes the formula valid
 * to high carbon contents.
 */
export const msVanBohemen: TemperatureFormula = {
  constant: 565,
  saturation: { factor: -600, rate: 0.96 },
  terms: { Mn: -31, Si: -13, Cr: -10, Ni: -18, Mo: -12 },
};

/** Ms by Trzaska. */
export const msTrzaska: TemperatureFormula = {
  constant: 541,
  terms: { C: -401, Mn: -36, Si: -10.5, Cr: -14, Ni: -18, Mo: -17 },
};

/** Ms by Ingber & Kunert 2022, for high-carbon steels. */
export const msIngber: TemperatureFormula = {
  constant: 530.2,
  saturation: { factor: -75, rate: 0.96 },
  terms: { C: -290.3, Mn: -35.5, Si: -6.8, Ni: -17.2, Cr: -20.8, Mo: -10.4, Al: 7.1, Co: 4.8 },
};

/** Ms by Yurioka, Nippon Steel. */
export const msYurioka: TemperatureFormula = {
  constant: 521,
  terms: { C: -353, Si: -22, Mn: -24.3, Cu: -7.7, Ni: -17.3, Cr: -17.7, Mo: -25.8 },
};

/**
 * Undercooling below Ms in K at which 10, 50, 90 and practically 100 % martensite have formed. Steven & Haynes 1956.
 */
export const stevenHaynesSteps = { m10: 10, m50: 47, m90: 103, mf: 215 } as const;

/**
 * Undercooling below Ms in K at which 99 % martensite has formed by Koistinen & Marburger's law (fraction left
 * exp(−0.011 (Ms − T))).
 */
export const koistinenMarburger99 = Math.log(100) / 0.011;
