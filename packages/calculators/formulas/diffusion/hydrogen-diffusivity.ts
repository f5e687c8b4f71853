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

type Measurement = readonly [celsius: number, diffusivity: number];

/**
 * Measured diffusivity by temperature in °C of a steel with 0.73 % C, in descending temperature. F. R. Coe, J. Moreton,
 * Met. Sci. J. 3 (1969) 209.
 */
const printed: readonly Measurement[] = [
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
 * Replaces neighbouring values that fall with temperature by their geometric mean (isotonic regression of log D). @param
 * points in descending temperature
 */
function withoutFall(points: readonly Measurement[]): readonly Measurement[] {
  type Pool = { readonly celsius: readonly number[]; readonly logD: number };
  const pools: Pool[] = [];
  for (const [celsius, diffusivity] of points) {
    let pool: Pool = { celsius: [celsius], logD: Math.log(diffusivity) };
    for (let hotter = pools.at(-1); hotter && hotter.logD < pool.logD; hotter = pools.at(-1)) {
      const [n, m] = [hotter.celsius.length, pool.celsius.length];
      pools.pop();
      pool = {
        celsius: [...hotter.celsius, ...pool.celsius],
        logD: (n * hotter.logD + m * pool.logD) / (n + m),
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ celsius, logD }) => celsius.map((each): Measurement => [each, Math.exp(logD)]));
}

const measured = withoutFall(printed);

const changed = printed.flatMap(([celsius, diffusivity], at) => {
  const ratio = (measured[at]?.[1] ?? Number.NaN) / diffusivity;
  return Math.abs(Math.log(ratio)) > 1e-9 ? [{ at, celsius, ratio }] : [];
});

/**
 * Temperatures in °C between which the measured values fall, so that their mean is used; its deviation from them in %;
 * and the neighbouring measurements, between which the mean has an effect.
 */
export const pooledRange = {
  from: changed.at(-1)?.celsius ?? Number.NaN,
  to: changed[0]?.celsius ?? Number.NaN,
  percent: Math.round(100 * (Math.max(...changed.map(({ ratio }) => Math.max(ratio, 1 / ratio))) - 1)),
  above: printed[(changed.at(-1)?.at ?? Number.NaN) + 1]?.[0] ?? Number.NaN,
  below: printed[(changed[0]?.at ?? Number.NaN) - 1]?.[0] ?? Number.NaN,
} as const;

/**
 * Interpolates log D of the measured points linearly in 1/T, in m²/s; it never falls with temperature. Above the hottest
 * point D is constant, below the coldest the line through the last two points continues: both keep computed times from
 * being too short.
 */
export function measuredDiffusivity(kelvin: number): number {
  const x = 1 / Math.min(kelvin, measuredRange.max + 273.15);
  const inverse = (at: number): number => 1 / ((measured[at]?.[0] ?? 0) + 273.15);
  const next = measured.findIndex((_, at) => at > 0 && x <= inverse(at));
  const at = next < 0 ? measured.length - 1 : next;
  const [hot, cold] = [measured[at - 1]?.[1] ?? Number.NaN, measured[at]?.[1] ?? Number.NaN];
  return hot * (cold / hot) ** ((x - inverse(at - 1)) / (inverse(at) - inverse(at - 1)));
}
