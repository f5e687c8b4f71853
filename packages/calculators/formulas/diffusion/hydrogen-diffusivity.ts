/**
 * Diffusion coefficient of hydrogen in steel, m²/s: a trapping model, and the measurements of one steel. Temperatures
 * in K.
 */
import { gasConstant } from './diffusion-coefficients.ts';

/** Computes D_eff = D_L / (1 + N_T/N_L exp(E_b/RT)), E_b the binding energy in J/mol. R. A. Oriani 1970. */
export function trappedDiffusivity(
  lattice: number,
  kelvin: number,
  bindingEnergy: number,
  trapRatio: number,
): number {
  return lattice / (1 + trapRatio * Math.exp(bindingEnergy / (gasConstant * kelvin)));
}

/**
 * Measured diffusivity by temperature in °C of a steel with 0.73 % C, in descending temperature. F. R. Coe, J. Moreton,
 * Met. Sci. J. 3 (1969) 209.
 */
const measured: readonly (readonly [celsius: number, diffusivity: number])[] = [
  [650, 9.9e-9],
  [395, 7.5e-9],
  [350, 5.1e-9],
  [310, 5.1e-9],
  [250, 6.2e-9],
  [210, 6.2e-9],
  [155, 4.9e-9],
  [60, 2e-11],
  [44, 5.2e-12],
];

export const measuredRange = { min: 44, max: 650 } as const;

/**
 * Interpolates the measured points, log D over 1/T, m²/s. Extrapolation never makes a time too short: above the hottest
 * point it uses the value there, below the coldest the line through the last two.
 */
export function measuredDiffusivity(kelvin: number): number {
  const x = 1 / Math.min(kelvin, measuredRange.max + 273.15);
  const inverse = (at: number): number => 1 / ((measured[at]?.[0] ?? 0) + 273.15);
  const next = measured.findIndex((_, at) => at > 0 && x <= inverse(at));
  const at = next < 0 ? measured.length - 1 : next;
  const [hot, cold] = [measured[at - 1]?.[1] ?? Number.NaN, measured[at]?.[1] ?? Number.NaN];
  return hot * (cold / hot) ** ((x - inverse(at - 1)) / (inverse(at) - inverse(at - 1)));
}
