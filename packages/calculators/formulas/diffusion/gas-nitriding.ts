/**
 * Gas nitriding: nitriding of iron and steel in an ammonia atmosphere. Pressures in atm, nitriding potentials K_N =
 * p(NH3)/p(H2)^1.5 in atm^(-1/2), temperatures in K, lengths in m, contents in wt %.
 */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { findRoot } from '../mathematics/find-root.ts';
import { gasConstant } from './diffusion-coefficients.ts';

/** Mole fractions; they add up to 1. */
export type NitridingGas = { readonly NH3: number; readonly H2: number; readonly N2: number };

/**
 * Returns the gas after a share of the ammonia has dissociated (2 NH3 → N2 + 3 H2); the inlet fractions add up to 1.
 */
export function crackedGas(inlet: NitridingGas, cracked: number): NitridingGas {
  const left = inlet.NH3 * (1 - cracked);
  const hydrogen = inlet.H2 + 1.5 * inlet.NH3 * cracked;
  const nitrogen = inlet.N2 + 0.5 * inlet.NH3 * cracked;
  const sum = left + hydrogen + nitrogen;
  return { NH3: left / sum, H2: hydrogen / sum, N2: nitrogen / sum };
}

/** Returns the gas composition of pure ammonia by the burette reading (share not absorbed by water). */
export function gasFromBurette(reading: number): NitridingGas {
  return { NH3: 1 - reading, H2: 0.75 * reading, N2: 0.25 * reading };
}

/** Returns the dissociated share of the ammonia, from the burette reading of pure ammonia: α = D/(2 − D). */
export function crackedShare(reading: number): number {
  return reading / (2 - reading);
}

/** Returns the nitriding potential; null without hydrogen, where it is unlimited. */
export function nitridingPotential({ NH3, H2 }: NitridingGas, pressure: number): number | null {
  return H2 > 0 ? (NH3 / H2 ** 1.5) * pressure ** -0.5 : null;
}

/** Returns the burette reading of pure ammonia at this nitriding potential. */
export function buretteReading(potential: number, pressure: number): number {
  const excess = (reading: number): number =>
    Math.log(nitridingPotential(gasFromBurette(reading), pressure) ?? Number.POSITIVE_INFINITY) -
    Math.log(potential);
  return findRoot(excess, 1e-9, 1 - 1e-12) ?? Number.NaN;
}

/**
 * Boundaries of the Lehrer diagram for pure iron, 400–592 °C, fitted to an assessment of the system Fe–N with the free
 * energy of ammonia. They follow Lehrer's diagram, but the fit itself is not published.
 */
export const lehrerBoundaries = {
  /** K_N between α (below) and γ′ (Fe4N, above). */
  gammaPrime: (kelvin: number): number => 10 ** (2438.5 / kelvin - 3.725),
  /** K_N between γ′ (below) and ε (above). */
  epsilon: (kelvin: number): number => 10 ** (3039.4 / kelvin - 3.328),
} as const;

/** Temperature in °C above which nitrogen austenite forms. */
export const nitrogenEutectoid = 592;

export type NitridingPhase = 'ferrite' | 'gamma-prime' | 'epsilon';

/** Returns the phase at the surface of pure iron in equilibrium with the atmosphere. */
export function surfacePhase(potential: number, kelvin: number): NitridingPhase {
  if (potential < lehrerBoundaries.gammaPrime(kelvin)) return 'ferrite';
  return potential < lehrerBoundaries.epsilon(kelvin) ? 'gamma-prime' : 'epsilon';
}

/** Returns the diffusivity of nitrogen in ferrite, m²/s. */
export function nitrogenDiffusivity(kelvin: number): number {
  return 6.6e-7 * Math.exp(-77_900 / (gasConstant * kelvin));
}

/** Returns the nitrogen in ferrite in equilibrium with γ′, wt %. */
export function nitrogenSolubility(kelvin: number): number {
  return 12.3 * Math.exp(-34_700 / (gasConstant * kelvin));
}

/**
 * Returns the nitrogen in ferrite at the surface, wt %: proportional to the nitriding potential up to the boundary of
 * γ′; saturated below a compound layer.
 */
export function surfaceNitrogen(potential: number, kelvin: number): number {
  return nitrogenSolubility(kelvin) * Math.min(1, potential / lehrerBoundaries.gammaPrime(kelvin));
}

/** Mass of nitrogen by mass of the element in CrN, AlN, VN, TiN and Mo2N, from the atomic masses. */
export const nitrideRatios = { Cr: 0.2694, Al: 0.5191, V: 0.275, Ti: 0.2926, Mo: 0.073 } as const;

/** Returns the nitrogen content that the dissolved elements bind, wt %. */
export function boundNitrogen(steel: Composition): number {
  return Object.entries(nitrideRatios).reduce(
    (sum, [element, ratio]) => sum + ratio * percentOf(steel, element as ElementSymbol),
    0,
  );
}

/**
 * Returns the depth of internal nitriding, m (Lightfoot & Jack 1973): ξ² = 2 c D t/(r M), with the nitrogen content c
 * at the surface. Limited to the depth of nitrogen in pure iron.
 */
export function nitridedDepth(kelvin: number, seconds: number, surface: number, bound: number): number {
  const reach = ironPenetration(kelvin, seconds);
  if (!(bound > 0)) return reach;
  return Math.min(reach, Math.sqrt((2 * surface * nitrogenDiffusivity(kelvin) * seconds) / bound));
}

/** Returns the penetration depth of nitrogen in pure iron, m: 2√(Dt). */
export function ironPenetration(kelvin: number, seconds: number): number {
  return 2 * Math.sqrt(nitrogenDiffusivity(kelvin) * seconds);
}

/** Measured compound layer: thickness in m after a time in s at a temperature in K. */
export type MeasuredLayer = {
  readonly thickness: number;
  readonly seconds: number;
  readonly kelvin: number;
};

/** Returns the layer thickness in m by x² = k t, from a layer measured at the same temperature and potential. */
export function scaledLayer(measured: MeasuredLayer, seconds: number): number {
  return measured.thickness * Math.sqrt(seconds / measured.seconds);
}

/**
 * Returns the activation energy of layer growth from two measured layers, J/mol; null if both have the same
 * temperature.
 */
export function layerActivation(first: MeasuredLayer, second: MeasuredLayer): number | null {
  if (first.kelvin === second.kelvin) return null;
  const rate = ({ thickness, seconds }: MeasuredLayer): number => thickness ** 2 / seconds;
  return (gasConstant * Math.log(rate(second) / rate(first))) / (1 / first.kelvin - 1 / second.kelvin);
}

/**
 * Returns the layer thickness in m at a temperature from two measured layers, by k = k0 exp(−Q/RT); null for equal
 * temperatures.
 */
export function layerBetween(
  first: MeasuredLayer,
  second: MeasuredLayer,
  kelvin: number,
  seconds: number,
): number | null {
  const activation = layerActivation(first, second);
  if (activation === null) return null;
  const growth = Math.exp(((activation / gasConstant) * (1 / first.kelvin - 1 / kelvin)) / 2);
  return scaledLayer(first, seconds) * growth;
}
