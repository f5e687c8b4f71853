/**
 * Homogenization of cosine-shaped segregation, first Fourier mode (Flemings 1974; Porter & Easterling). Lengths in m,
 * times in s, D in m²/s; `wavelength` is the distance between adjacent maxima.
 */

/** Returns the residual share of the initial difference Cmax - Cmin: exp(-4π² D t/λ²). */
export function residualSegregation(wavelength: number, diffusivity: number, seconds: number): number {
  return Math.exp(-seconds / relaxationTime(wavelength, diffusivity));
}

/** Returns the time in which the difference falls to 1/e: τ = λ²/(4π² D), equal to l²/(π² D) with l = λ/2. */
export function relaxationTime(wavelength: number, diffusivity: number): number {
  return wavelength ** 2 / (4 * Math.PI ** 2 * diffusivity);
}

/** Returns the time until this share of the initial difference remains: τ ln(1/δ). */
export function homogenizationTime(wavelength: number, diffusivity: number, residual: number): number {
  return relaxationTime(wavelength, diffusivity) * Math.log(1 / residual);
}

/** Returns the transverse spacing after forging with the ratio S: λ/√S for round bars, λ/S for bands. */
export function forgedSpacing(wavelength: number, ratio: number, way: 'drawn' | 'flattened'): number {
  return wavelength / (way === 'drawn' ? Math.sqrt(ratio) : ratio);
}
