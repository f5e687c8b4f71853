/**
 * Grain size number and related sizes. Lengths in mm, counts per mm² at 1×. ASTM E112-13, equations and Table 4; ISO
 * 643:2019 for the ISO number. A higher G means finer grains.
 */

/** Grains per mm² at G = 0: 15.500031 · 2⁻¹, from one grain per square inch at 100× for G = 1. */
const grainsAtZero = 7.750016;

/** Computes the number of grains per mm², N_A = 7.750016 · 2^G. */
export function grainsPerMm2(grainSize: number): number {
  return grainsAtZero * 2 ** grainSize;
}

/** Computes the number of grains per square inch at 100×, N_AE = 2^(G - 1). */
export function grainsPerInch2(grainSize: number): number {
  return 2 ** (grainSize - 1);
}

/** Computes G = 3.321928 log10 N_A - 2.954. */
export function sizeFromGrains(perMm2: number): number {
  return 3.321928 * Math.log10(perMm2) - 2.954;
}

/** Computes G = 1 + 3.321928 log10 N_AE. */
export function sizeFromGrainsPerInch2(perInch2: number): number {
  return 1 + 3.321928 * Math.log10(perInch2);
}

/** Computes G = -6.643856 log10 l - 3.288, with the mean lineal intercept l in mm. */
export function sizeFromIntercept(interceptMm: number): number {
  return -6.643856 * Math.log10(interceptMm) - 3.288;
}

/** Returns the mean lineal intercept l in mm, the inverse of {@link sizeFromIntercept}. */
export function interceptOf(grainSize: number): number {
  return 10 ** (-(grainSize + 3.288) / 6.643856);
}

/** Computes the mean diameter in mm, N_A^(-1/2): the side of a square of the mean area. */
export function diameterOf(perMm2: number): number {
  return perMm2 ** -0.5;
}

/** Computes the ISO 643 number G = log2 m - 3, with m grains per mm². */
export function isoNumber(perMm2: number): number {
  return Math.log2(perMm2) - 3;
}

export type TestArea = 'circle' | 'rectangle';

/**
 * Returns the grain count of one field: the grains inside and half of those cut by the edge; a rectangle adds 1 for its
 * corners.
 */
export function planimetricCount(inside: number, cut: number, area: TestArea): number {
  return inside + cut / 2 + (area === 'rectangle' ? 1 : 0);
}

/**
 * Returns the Jeffries multiplier f = M²/A, which converts the grains in an image area of A mm² at magnification M to
 * grains per mm².
 */
export function jeffriesMultiplier(magnification: number, areaMm2: number): number {
  return magnification ** 2 / areaMm2;
}

/**
 * Computes the mean intercept l in mm = L/(M N), with the line length L on the image in mm and its number of intercepts
 * N.
 */
export function meanIntercept(lineMm: number, magnification: number, intercepts: number): number {
  return lineMm / (magnification * intercepts);
}
