/**
 * Decarburization of a half-space: in austenite with and without scale, and with a growing ferrite layer. SI units,
 * carbon in wt %. Depths are measured from the original surface where scale forms.
 */

import { erf, erfc, erfcx, inverseErfc } from '../mathematics/error-function.ts';
import { findRoot } from '../mathematics/find-root.ts';

export type Austenitic = {
  readonly core: number;
  readonly surface: number;
  /** Diffusion coefficient of carbon, m²/s. */
  readonly diffusivity: number;
  /** Metal recession constant kc in m²/s, loss = √(2 kc t); 0 without scale. */
  readonly scaling: number;
};

/** Returns the thickness of metal lost to scale, √(2 kc t), m. */
export function metalLoss(scaling: number, seconds: number): number {
  return Math.sqrt(2 * scaling * seconds);
}

/**
 * Computes the carbon content C = C0 - (C0 - Cs) erfc(x/2√(Dt)) / erfc √(kc/2D), x from the original surface. N. Birks,
 * W. Jackson, JISI 208 (1970) 81; without scale the solution of Van Orstrand & Dewey 1915. Null inside the scale.
 */
export function austeniticCarbon(given: Austenitic, depth: number, seconds: number): number | null {
  const { core, surface, diffusivity, scaling } = given;
  const u = depth / (2 * Math.sqrt(diffusivity * seconds));
  const edge = Math.sqrt(scaling / (2 * diffusivity));
  if (u < edge - 1e-12) return null;
  // Both values of erfc may be tiny; their quotient is not.
  return core - (core - surface) * Math.exp(edge * edge - u * u) * (erfcx(u) / erfcx(edge));
}

/**
 * Returns the depth from the original surface at which C = fraction · C0; null if scale grows much faster than carbon
 * diffuses.
 */
export function austeniticDepth(given: Austenitic, fraction: number, seconds: number): number | null {
  const { core, surface, diffusivity, scaling } = given;
  const missing = ((1 - fraction) * core) / (core - surface);
  const u = inverseErfc(missing * erfc(Math.sqrt(scaling / (2 * diffusivity))));
  return u === null ? null : 2 * u * Math.sqrt(diffusivity * seconds);
}

export type FerriteForming = {
  readonly core: number;
  readonly surface: number;
  /** Carbon content of ferrite at the boundary; `austeniteSide` is that of austenite or of the two-phase core. */
  readonly ferriteSide: number;
  readonly austeniteSide: number;
  readonly ferriteDiffusivity: number;
  readonly austeniteDiffusivity: number;
};

/** Returns whether the austenite has a carbon gradient: only if the core contains more carbon than the A3 line. */
const hasGradient = ({ core, austeniteSide }: FerriteForming): boolean => core > austeniteSide;

/**
 * Returns λ of the ferrite layer 2 λ √(D_α t), from the carbon balance at the boundary of the layer; null if no layer
 * forms. A two-phase core has no gradient: the layer consumes its mean carbon.
 */
export function ferriteGrowth(given: FerriteForming): number | null {
  const { core, surface, ferriteSide, austeniteSide, ferriteDiffusivity, austeniteDiffusivity } = given;
  if (surface >= ferriteSide || ferriteSide > austeniteSide || core <= ferriteSide) return null;
  const ratio = Math.sqrt(ferriteDiffusivity / austeniteDiffusivity);
  const jump = (hasGradient(given) ? austeniteSide : core) - ferriteSide;
  const balance = (lambda: number): number => {
    const out = ((ferriteSide - surface) * Math.exp(-lambda * lambda)) / erf(lambda);
    const into = hasGradient(given) ? (core - austeniteSide) / ratio / erfcx(lambda * ratio) : 0;
    return jump * lambda * Math.sqrt(Math.PI) - out + into;
  };
  return findRoot(balance, 1e-6, 0.9);
}

/** Returns the carbon content at a depth, with a ferrite layer that grows with λ. */
export function ferriticCarbon(
  given: FerriteForming,
  lambda: number,
  depth: number,
  seconds: number,
): number {
  const { core, surface, ferriteSide, austeniteSide, ferriteDiffusivity, austeniteDiffusivity } = given;
  const u = depth / (2 * Math.sqrt(ferriteDiffusivity * seconds));
  if (u <= lambda) return surface + ((ferriteSide - surface) * erf(u)) / erf(lambda);
  if (!hasGradient(given)) return core;
  const [edge, v] = [
    lambda * Math.sqrt(ferriteDiffusivity / austeniteDiffusivity),
    depth / (2 * Math.sqrt(austeniteDiffusivity * seconds)),
  ];
  return core - (core - austeniteSide) * Math.exp(edge * edge - v * v) * (erfcx(v) / erfcx(edge));
}

/** Returns the depth at which C = fraction · C0, at least the thickness of the ferrite layer. */
export function ferriticDepth(
  given: FerriteForming,
  lambda: number,
  fraction: number,
  seconds: number,
): number {
  const { core, austeniteSide, ferriteDiffusivity, austeniteDiffusivity } = given;
  const layer = 2 * lambda * Math.sqrt(ferriteDiffusivity * seconds);
  if (!hasGradient(given) || fraction * core <= austeniteSide) return layer;
  const edge = lambda * Math.sqrt(ferriteDiffusivity / austeniteDiffusivity);
  const v = inverseErfc((((1 - fraction) * core) / (core - austeniteSide)) * erfc(edge));
  return v === null ? layer : Math.max(layer, 2 * v * Math.sqrt(austeniteDiffusivity * seconds));
}

/**
 * Returns the carbon content of austenite on the A3 line of iron-carbon, [(910 - T)/203]² from 727 °C on. Near its end
 * the parabola would fall below the ferrite line; from there to 912 °C both are equal.
 */
export function austeniteLine(celsius: number): number {
  return Math.max((Math.max(0, 910 - celsius) / 203) ** 2, ferriteSolubility(celsius));
}

/** Temperature in °C above which iron is austenite at any carbon content; both phase lines end here. */
export const ferriteEnd = 912;

/**
 * Returns the solubility of carbon in ferrite: a straight line to 912 °C in equilibrium with austenite; below 727 °C an
 * approximate line from 500 °C.
 */
export function ferriteSolubility(celsius: number): number {
  if (celsius >= 727) return (0.0218 * Math.max(0, ferriteEnd - celsius)) / (ferriteEnd - 727);
  return Math.max(0.001, (0.0218 * (celsius - 500)) / 227);
}
