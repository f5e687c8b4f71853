/**
 * Conversion from the ideal quench to a real bath (Grossmann, Asimow & Urban 1939): the centre of a bar hardens to 50 %
 * martensite when its temperature falls half-way to the bath in the same time. With the severity H = h/(2k) the Biot
 * number of the bar is H·D; lengths in any unit, H in its inverse.
 */
import { findRoot } from '../mathematics/find-root.ts';

/** Fourier number of the half-way time in the ideal quench, where the surface is at bath temperature immediately. */
export const idealHalfFourier = 0.200524;

/** Chebyshev coefficients over [0, 1] in Bi/(Bi + 2), fitted to the series of the long cylinder. */
// biome-ignore format: a short list.
const coefficients = [
  1.01385146, 0.00266496517, -0.0143310661, -0.00289113443, 0.00050665267, 0.000234693844,
  -0.0000353437582, -0.00000701751214, 0.0000100760355, -0.00000205496984,
] as const;

/** Returns the value of a Chebyshev series by Clenshaw's algorithm at `x` from −1 to 1. */
function chebyshev(x: number): number {
  let [before, current] = [0, 0];
  for (let at = coefficients.length - 1; at > 0; at--)
    [before, current] = [current, (coefficients[at] ?? 0) + 2 * x * current - before];
  return coefficients[0] + x * current - before;
}

/**
 * Returns the Fourier number at which the centre of a bar has cooled half-way: the sum of its two limits, ln 2/(2 Bi)
 * for a bar of uniform temperature and 0.2005 for the ideal quench, corrected by a polynomial. Within 3e-6 of the
 * series solution at every Biot number (see the test).
 */
export function halfFourier(biot: number): number {
  const ends = idealHalfFourier + Math.LN2 / (2 * biot);
  return ends * chebyshev((2 * biot) / (biot + 2) - 1);
}

/** Returns the ideal diameter of a steel that hardens through in a bar of this diameter in a bath of this severity. */
export function requiredIdealDiameter(diameter: number, severity: number): number {
  return diameter * Math.sqrt(halfFourier(severity * diameter) / idealHalfFourier);
}

/** Returns the diameter that hardens through for a steel of this ideal diameter in a bath of this severity. */
export function criticalDiameter(idealDiameter: number, severity: number): number {
  if (!(idealDiameter > 0)) return 0;
  const found = findRoot(
    (diameter) => requiredIdealDiameter(diameter, severity) - idealDiameter,
    idealDiameter * 1e-4,
    idealDiameter,
  );
  return found ?? 0;
}
