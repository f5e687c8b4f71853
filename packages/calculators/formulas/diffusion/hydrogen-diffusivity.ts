/** Diffusion coefficient of hydrogen in steel, m²/s: trapping, and one measured steel. Temperatures in K. */
import { gasConstant } from './diffusion-coefficients.ts';

/** D_eff = D_L / (1 + N_T/N_L exp(E_b/RT)), E_b the binding energy in J/mol. R. A. Oriani 1970. */
export function trappedDiffusivity(
  lattice: number,
  kelvin: number,
  bindingEnergy: number,
  trapRatio: number,
): number {
  return lattice / (1 + trapRatio * Math.exp(bindingEnergy / (gasConstant * kelvin)));
}

/**
 * °C and m²/s of a steel with 0.73 % C, in descending temperature. F. R. Coe, J. Moreton, Met. Sci. J. 3 (1969) 209.
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

/** Interpolates the measured points, log D over 1/T; null outside. */
export function measuredDiffusivity(kelvin: number): number | null {
  const x = 1 / kelvin;
  for (let at = 0; at + 1 < measured.length; at += 1) {
    const [hot, cold] = [measured[at], measured[at + 1]];
    if (!hot || !cold) continue;
    const [from, to] = [1 / (hot[0] + 273.15), 1 / (cold[0] + 273.15)];
    if (x < from - 1e-12 || x > to + 1e-12) continue;
    return hot[1] * (cold[1] / hot[1]) ** ((x - from) / (to - from));
  }
  return null;
}
