/**
 * Rockwell hardness of martensite by carbon in wt %, ASTM A255: the polynomials on which its carbon-hardness table is
 * based.
 */

/** Returns the value of a polynomial with coefficients in ascending order. */
export function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let at = coefficients.length - 1; at >= 0; at -= 1) sum = sum * x + (coefficients[at] ?? 0);
  return sum;
}

/** Carbon content in wt % above which the standard uses the value at this content: full and half martensite. */
export const carbonCap = { full: 0.7, half: 0.74 } as const;

/** Coefficients of HRC versus carbon in wt %, in ascending order. */
export const carbonPolynomials = {
  full: [33.087, 50.723, 33.662, -2.7048, -107.02, 43.523],
  half: [21.93, 27.153, 226.89, -717.17, 958.62, -491.25],
} as const;

/** Computes HRC of practically full martensite, the hardness of the quenched end. Above 0.70 % C it is constant. */
export function fullMartensite(carbon: number): number {
  return polynomial(carbonPolynomials.full, Math.min(carbon, carbonCap.full));
}

/** Computes HRC of 50 % martensite. Above 0.74 % C it is constant. */
export function halfMartensite(carbon: number): number {
  return polynomial(carbonPolynomials.half, Math.min(carbon, carbonCap.half));
}
