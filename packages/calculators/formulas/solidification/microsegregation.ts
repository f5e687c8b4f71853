/**
 * Enrichment of the liquid between dendrite arms. All models of back-diffusion have the form C_L/C0 = [1 − (1 − x k)
 * f]^((k − 1)/(1 − x k)) and differ in x only: 0 is Scheil (none), 1 the lever rule (complete). α = 4 D t/λ² is the
 * Fourier number of half the arm spacing λ. Fractions 0 to 1, contents wt %.
 */
import type { Composition } from '../../core/elements.ts';
import {
  type DiffusionData,
  gasConstant,
  preferredDiffusionData,
} from '../diffusion/diffusion-coefficients.ts';

export const backDiffusionModels = [
  'lever',
  'scheil',
  'brody-flemings',
  'clyne-kurz',
  'ohnaka-plate',
  'ohnaka-columnar',
  'won-thomas',
] as const;
export type BackDiffusionModel = (typeof backDiffusionModels)[number];

/** Computes Ω of Clyne & Kurz, which increases from 0 to ½ with α. */
export function clyneKurzOmega(alpha: number): number {
  if (!(alpha > 0)) return 0;
  return -alpha * Math.expm1(-1 / alpha) - 0.5 * Math.exp(-1 / (2 * alpha));
}

/** Computes x of each back-diffusion model; Brody & Flemings is limited to α = ½, where it equals the lever rule. */
export function backDiffusion(model: BackDiffusionModel, alpha: number): number {
  if (model === 'lever') return 1;
  if (model === 'scheil') return 0;
  if (model === 'brody-flemings') return Math.min(1, 2 * alpha);
  if (model === 'clyne-kurz') return 2 * clyneKurzOmega(alpha);
  if (model === 'ohnaka-plate') return (2 * alpha) / (1 + 2 * alpha);
  if (model === 'ohnaka-columnar') return (4 * alpha) / (1 + 4 * alpha);
  // Won & Thomas count the coarsening of the arms as additional back-diffusion.
  return 2 * clyneKurzOmega(2 * (alpha + 0.1));
}

/** Computes the ratio C_L/C0 at a solid fraction below 1. */
export function liquidRatio(partition: number, x: number, solid: number): number {
  const rest = 1 - x * partition;
  if (Math.abs(rest) < 1e-9) return Math.exp((1 - partition) * solid);
  return (1 - rest * solid) ** ((partition - 1) / rest);
}

/** Computes α = 4 D t/λ² with D in m²/s, t in s, λ in m. */
export function armFourierNumber(diffusivity: number, seconds: number, spacing: number): number {
  return (4 * diffusivity * seconds) / (spacing * spacing);
}

/**
 * Carbon range in wt % in which the two laws of the arm spacing are blended; the authors switch from one to the other
 * at 0.15.
 */
const blended = [0.13, 0.17] as const;

/**
 * Returns the secondary arm spacing in µm from carbon (wt %) and cooling rate (K/s), Won & Thomas 2001. The two laws
 * differ by up to half at 0.15 % C and are blended around it to avoid a step.
 */
export function armSpacing(carbon: number, rate: number): number {
  const [from, to] = blended;
  const share = Math.min(1, Math.max(0, (carbon - from) / (to - from)));
  const low = share < 1 ? (169.1 - 720.9 * carbon) * rate ** -0.4935 : 0;
  const high = share > 0 ? 143.9 * rate ** -0.3616 * carbon ** (0.5501 - 1.996 * carbon) : 0;
  return (1 - share) * low + share * high;
}

export type SolidifyingPhase = 'delta' | 'gamma';

// biome-ignore format: a short list.
export const segregatingElements = [
  'C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Ni', 'Mo', 'Cu', 'V', 'Nb', 'Ti', 'Al',
] as const;
export type SegregatingElement = (typeof segregatingElements)[number];

export type SegregationData = {
  readonly delta: number;
  readonly gamma: number;
  /** Lowering of the liquidus, K per wt %; 0 for niobium, for which no value is known. */
  readonly slope: number;
  /** `false` if the values are from compilations and indicative only. */
  readonly confirmed: boolean;
};

const line = (delta: number, gamma: number, slope: number, confirmed: boolean): SegregationData => ({
  delta,
  gamma,
  slope,
  confirmed,
});

/**
 * Partition coefficients solid/liquid and liquidus slopes (Won & Thomas 2001; unconfirmed values from compilations).
 */
export const segregationData: Readonly<Record<SegregatingElement, SegregationData>> = {
  C: line(0.19, 0.34, 78, true),
  Si: line(0.77, 0.52, 7.6, true),
  Mn: line(0.76, 0.78, 4.9, true),
  P: line(0.23, 0.13, 34.4, false),
  S: line(0.05, 0.035, 38, true),
  Cr: line(0.95, 0.86, 1.3, false),
  Ni: line(0.83, 0.95, 3.1, false),
  Mo: line(0.8, 0.585, 2, false),
  Cu: line(0.53, 0.88, 4.7, false),
  V: line(0.93, 0.63, 2, false),
  Nb: line(0.4, 0.22, 0, false),
  Ti: line(0.38, 0.33, 18, false),
  Al: line(0.6, 0.6, 3.6, false),
};

/** Melting point of pure iron, °C. */
const ironMelts = 1536;

/** Data of carbon in delta and gamma iron. Q printed in cal/mol belongs to R = 1.987 cal/(mol·K). */
const carbonData = { delta: [1.27e-6, 19_450], gamma: [7.61e-6, 32_160] } as const;

const laws = new Map<string, DiffusionData | undefined>();

/** Caches the diffusion law for a solid at 1450 °C, since one calculation uses the law hundreds of times. */
function lawOf(element: SegregatingElement, phase: SolidifyingPhase): DiffusionData | undefined {
  const key = `${element} ${phase}`;
  if (!laws.has(key))
    laws.set(key, preferredDiffusionData(element, phase === 'delta' ? 'ferrite' : 'austenite'));
  return laws.get(key);
}

/** Returns the diffusivity in the solid near its melting point, m²/s; for carbon as used by Won & Thomas. */
export function solidDiffusivity(
  element: SegregatingElement,
  phase: SolidifyingPhase,
  kelvin: number,
): { readonly value: number; readonly confirmed: boolean } {
  if (element === 'C') {
    const [factor, calories] = carbonData[phase];
    const activation = (calories * gasConstant) / 1.987;
    return { value: factor * Math.exp(-activation / (gasConstant * kelvin)), confirmed: true };
  }
  const found = lawOf(element, phase);
  return { value: found?.at(kelvin, 0) ?? Number.NaN, confirmed: found?.indicative !== true };
}

/** Returns the temperature in °C at which a liquid of this composition is in equilibrium with the solid. */
export function interfaceTemperature(liquid: Composition): number {
  return segregatingElements.reduce(
    (sum, element) => sum - segregationData[element].slope * (liquid[element] ?? 0),
    ironMelts,
  );
}
