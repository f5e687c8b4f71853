/**
 * Decomposition of austenite in low-alloy steel (Li, Niebuhr, Meekisho & Atteridge 1998): the analysis is in wt %,
 * temperatures in °C, times in s, grain size G (ASTM). t = F S(X) / [2^(nG) (Ts − T)^m exp(−Q/RT)].
 */
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';

const activation = 27500;
const gasConstant = 1.987;

/** Returns x for a uniform step t from 0 to 1. The points concentrate at both ends, where the integrand is infinite. */
const spread = (t: number): number => t ** 5 / (t ** 5 + (1 - t) ** 5);
const steps = 1000;

/** Tabulates X and S(X) = ∫ dx / [x^(0.4(1−x)) (1−x)^(0.4x)] on the grid of {@link spread}. */
const { fractions, integrals } = (() => {
  const [reached, sums] = [new Float64Array(steps + 1), new Float64Array(steps + 1)];
  let sum = 0;
  for (let at = 0; at < steps; at += 1) {
    const middle = (at + 0.5) / steps;
    const [x, rest] = [spread(middle), spread(1 - middle)];
    const slope = (5 * (middle * (1 - middle)) ** 4) / (middle ** 5 + (1 - middle) ** 5) ** 2;
    sum += slope / steps / (x ** (0.4 * rest) * rest ** (0.4 * x));
    reached[at + 1] = spread((at + 1) / steps);
    sums[at + 1] = sum;
  }
  return { fractions: reached, integrals: sums };
})();

/** Interpolates one column of the table at a value of the other. */
function lookUp(value: number, from: Float64Array, to: Float64Array): number {
  let low = 0;
  let high = steps;
  if (value >= (from[high] as number)) return to[high] as number;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((from[middle] as number) <= value) low = middle;
    else high = middle;
  }
  const [start, before] = [from[low] as number, to[low] as number];
  return before + ((value - start) / ((from[high] as number) - start)) * ((to[high] as number) - before);
}

/** Returns S of a transformed fraction from 0 to 1. */
export const kineticIntegral = (fraction: number): number => lookUp(fraction, fractions, integrals);

/** Returns the fraction at which S has this value; 1 beyond the end of the table. */
export const fractionAt = (integral: number): number => lookUp(integral, integrals, fractions);

export type Phase = 'ferrite' | 'pearlite' | 'bainite';
export const phases = ['ferrite', 'pearlite', 'bainite'] as const;

/** ln F of each phase: its delay by the analysis. Li et al. 1998. */
export const delays: Readonly<Record<Phase, CompositionFormula>> = {
  ferrite: { constant: 1, terms: { C: 6.31, Mn: 1.78, Si: 0.31, Ni: 1.12, Cr: 2.7, Mo: 4.06 } },
  pearlite: { constant: -4.25, terms: { C: 4.12, Mn: 4.36, Si: 0.44, Ni: 1.71, Cr: 3.33, '√Mo': 5.19 } },
  bainite: { constant: -10.23, terms: { C: 10.18, Mn: 0.85, Ni: 0.55, Cr: 0.9, Mo: 0.36 } },
};

/** Returns the factor F by which the analysis delays the formation of a phase. */
export const delayFactor = (phase: Phase, steel: Composition): number =>
  Math.exp(formulaValue(delays[phase], steel));

/** Exponents of the grain size and of the undercooling. */
export const grainExponent = { ferrite: 0.41, pearlite: 0.32, bainite: 0.29 } as const;
export const undercoolingExponent = { ferrite: 3, pearlite: 3, bainite: 2 } as const;

/** Temperature range of a phase: its maximum temperature and the minimum drawn, °C. */
type PhaseSpan = { readonly start: number; readonly end: number };

/** Phase of a steel: maximum temperature, minimum drawn, and the rate of S in 1/s, which is 0 from the maximum on. */
export type Reaction = PhaseSpan & {
  readonly phase: Phase;
  readonly rate: (celsius: number) => number;
};

export function reactionOf(
  phase: Phase,
  steel: Composition,
  grainSize: number,
  { start, end }: PhaseSpan,
): Reaction {
  const scale = 2 ** (grainExponent[phase] * grainSize) / delayFactor(phase, steel);
  const exponent = undercoolingExponent[phase];
  const rate = (celsius: number): number =>
    celsius >= start
      ? 0
      : scale * (start - celsius) ** exponent * Math.exp(-activation / (gasConstant * (celsius + 273.15)));
  return { phase, start, end, rate };
}

/** Returns the time in s until this fraction has formed at constant temperature; null if the phase does not form. */
export function isothermalTime({ end, rate }: Reaction, fraction: number, celsius: number): number | null {
  if (celsius < end) return null;
  const perSecond = rate(celsius);
  return perSecond > 0 ? kineticIntegral(fraction) / perSecond : null;
}

/** Returns the nose (fastest point) of a curve; null if the phase has no temperature range. */
export function noseOf(
  reaction: Reaction,
  fraction: number,
): { readonly celsius: number; readonly seconds: number } | null {
  let best: { readonly celsius: number; readonly seconds: number } | null = null;
  for (let celsius = Math.floor(reaction.start); celsius >= reaction.end; celsius -= 1) {
    const seconds = isothermalTime(reaction, fraction, celsius);
    if (seconds !== null && (best === null || seconds < best.seconds)) best = { celsius, seconds };
  }
  return best;
}

/**
 * Returns the integral of the rate from the start of the phase down to each whole degree, K/s. Divided by S(X), the
 * integral is the cooling rate that gives the fraction X.
 */
export function cumulatedRate(
  { start, rate }: Reaction,
  lowest: number,
): readonly (readonly [celsius: number, sum: number])[] {
  const points: [number, number][] = [];
  let sum = 0;
  for (let celsius = start; celsius > lowest; celsius -= 1) {
    const width = Math.min(1, celsius - lowest);
    sum += rate(celsius - width / 2) * width;
    points.push([celsius - width, sum]);
  }
  return points;
}

/** Returns the constant cooling rate in K/s that gives this fraction on cooling to 0 °C (additivity rule). */
export function criticalRate(reaction: Reaction, fraction: number): number {
  return (cumulatedRate(reaction, 0).at(-1)?.[1] ?? 0) / kineticIntegral(fraction);
}
