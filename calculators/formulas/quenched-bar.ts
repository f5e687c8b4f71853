/**
 * From the ideal bath to a real one (Grossmann, Asimow & Urban 1939): a bar hardens to 50 % martensite at its
 * centre when the centre has cooled half way in the same time. With the severity H = h/(2k) the Biot number
 * of the bar is H·D; lengths in any unit, H in its inverse.
 */
import { findRoot } from './bisection.ts';
import { cylinderTerms, sharesAt } from './transient-conduction.ts';

/** Fourier number of the half-way time in the ideal bath, where the surface is at bath temperature at once. */
export const idealHalfFourier = 0.200524;

/** Fourier number at which the centre of a bar has cooled half way. */
export function halfFourier(biot: number): number {
  const terms = cylinderTerms(biot);
  let late = 0.25;
  while (sharesAt(terms, late).centre > 0.5) late *= 2;
  return findRoot((fourier) => sharesAt(terms, fourier).centre - 0.5, 0.01, late) ?? late;
}

/** Ideal diameter of a steel that hardens a bar of this diameter in a bath of this severity. */
export function requiredIdealDiameter(diameter: number, severity: number): number {
  return diameter * Math.sqrt(halfFourier(severity * diameter) / idealHalfFourier);
}

/** Diameter that a steel of this ideal diameter hardens in a bath of this severity. */
export function criticalDiameter(idealDiameter: number, severity: number): number {
  if (!(idealDiameter > 0)) return 0;
  const found = findRoot(
    (diameter) => requiredIdealDiameter(diameter, severity) - idealDiameter,
    idealDiameter * 1e-4,
    idealDiameter,
  );
  return found ?? 0;
}
