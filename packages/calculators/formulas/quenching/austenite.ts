/**
 * Undercooled austenite of low-alloy steel, °C. Specific heat of fcc iron from its Gibbs energy (SGTE data, Dinsdale
 * 1991), conductivity k = 20.14 + 0.009313 T (Miettinen 1997). The heat of transformation is neglected, because a steel
 * that hardens does not transform above Ms. The density is that at room temperature, because dimensions are those of
 * the cold piece.
 */
import type { ThermalProperties } from '../heating/steel-thermal-properties.ts';

const zero = 273.15;
/** Factor from J/(mol·K) to J/(kg·K). */
const perMass = 1 / 0.055845;

/** Coefficients of cp = a + 2bT + 6cT² − 2d/T² for G = … − aT ln T − bT² − cT³ + d/T, J/mol and K. */
const [a, b, c, d] = [23.5143 + 1.15, 0.00439752 - 0.00064, 5.8927e-8, 77359] as const;

const enthalpy = (kelvin: number): number =>
  a * kelvin + b * kelvin ** 2 + 2 * c * kelvin ** 3 + (2 * d) / kelvin;

export const austenite: ThermalProperties = {
  conductivity: (t) => 20.14 + 0.009313 * t,
  conductivityIntegral: (t) => 20.14 * t + (0.009313 / 2) * t * t,
  specificHeat: (t) => {
    const kelvin = t + zero;
    return perMass * (a + 2 * b * kelvin + 6 * c * kelvin ** 2 - (2 * d) / kelvin ** 2);
  },
  heatContent: (t) => perMass * (enthalpy(t + zero) - enthalpy(zero)),
};

/** Density of steel at room temperature, kg/m³. */
export const steelDensity = 7850;
