/** Computes arm spacing, time, diffusion and solidus of a solidification from the inputs of the page. */
import { type Composition, percentOf } from '../../core/elements.ts';
import { memoize } from '../../core/memoize.ts';
import { convert } from '../../core/quantity.ts';
import { findRoot } from '../../formulas/mathematics/find-root.ts';
import * as segregation from '../../formulas/solidification/microsegregation.ts';

export type SegregationCase = {
  readonly steel: Composition;
  readonly element: segregation.SegregatingElement;
  readonly phase: 'auto' | segregation.SolidifyingPhase;
  readonly model: segregation.BackDiffusionModel;
  readonly solidFraction: number;
  readonly partitionFrom: 'table' | 'entered';
  readonly partitionCoefficient: number;
  readonly timeFrom: 'rate' | 'time';
  readonly coolingRateCPerS: number;
  readonly solidificationTimeS: number;
  readonly spacingFrom: 'formula' | 'entered';
  readonly spacingUm: number;
  readonly alphaFrom: 'data' | 'diffusivity' | 'entered';
  readonly diffusivityUm2s: number;
  readonly alpha: number;
};

/** Solid fraction at which solidification counts as complete, since some models have no limit at 1. */
export const lastFraction = 0.99;

/** Carbon content of the liquid in wt % above which austenite solidifies instead of delta ferrite. */
const peritecticLiquid = 0.53;

/**
 * Returns the solid fraction, 0 to 1, at which austenite replaces delta ferrite: where the carbon content of the
 * liquid, which is close to the lever rule, reaches the peritectic.
 */
export function peritecticFraction({ phase, steel }: SegregationCase): number {
  if (phase !== 'auto') return phase === 'delta' ? 1 : 0;
  const fraction = (1 - percentOf(steel, 'C') / peritecticLiquid) / (1 - segregation.segregationData.C.delta);
  return Math.min(1, Math.max(0, fraction));
}

/** Returns the phase that grows at the chosen solid fraction. */
export const phaseOf = (given: SegregationCase): segregation.SolidifyingPhase =>
  given.solidFraction < peritecticFraction(given) ? 'delta' : 'gamma';

/** Returns whether solidification starts with delta ferrite and ends with austenite. */
export function changesPhase(given: SegregationCase): boolean {
  const at = peritecticFraction(given);
  return at > 0 && at < lastFraction;
}

export function partitionOf(
  given: SegregationCase,
  element: segregation.SegregatingElement,
  phase = phaseOf(given),
): number {
  return element === given.element && given.partitionFrom === 'entered'
    ? given.partitionCoefficient
    : segregation.segregationData[element][phase];
}

export type SolidificationPath = {
  readonly solidusC: number;
  readonly liquidusC: number;
  readonly seconds: number;
  readonly rate: number;
  readonly spacingUm: number;
  /** Back-diffusion parameter α of an element, in the phase that grows at the chosen solid fraction or in another phase. */
  readonly alphaOf: (element: segregation.SegregatingElement, phase?: segregation.SolidifyingPhase) => number;
};

export const liquidusOf = ({ steel }: SegregationCase): number => segregation.interfaceTemperature(steel);

/** Returns the solidification path that ends at this temperature of the last liquid. */
function pathTo(given: SegregationCase, solidusC: number): SolidificationPath {
  const liquidusC = liquidusOf(given);
  const range = liquidusC - solidusC;
  const byRate = given.timeFrom === 'rate';
  const seconds = byRate ? range / given.coolingRateCPerS : given.solidificationTimeS;
  const rate = byRate ? given.coolingRateCPerS : range / given.solidificationTimeS;
  const spacingUm =
    given.spacingFrom === 'entered'
      ? given.spacingUm
      : segregation.armSpacing(percentOf(given.steel, 'C'), rate);
  const spacing = convert(spacingUm, 'um', 'm');
  const kelvin = convert(solidusC, 'C', 'K');
  const alphaOf: SolidificationPath['alphaOf'] = (element, phase = phaseOf(given)) => {
    const own = element === given.element;
    if (own && given.alphaFrom === 'entered') return given.alpha;
    const diffusivity =
      own && given.alphaFrom === 'diffusivity'
        ? convert(given.diffusivityUm2s, 'um2/s', 'm2/s')
        : segregation.solidDiffusivity(element, phase, kelvin).value;
    return segregation.armFourierNumber(diffusivity, seconds, spacing);
  };
  return { solidusC, liquidusC, seconds, rate, spacingUm, alphaOf };
}

/** Function of the solid fraction (0 to 1). */
export type FunctionOfSolid = (solid: number) => number;

/**
 * Returns C_L/C0 of an element as a function of the solid fraction. The element is rejected first by delta ferrite and
 * then by austenite, each with its partition coefficient and back-diffusion: dC_L/df = (1 − k) C_L/(1 − (1 − x k) f).
 * Without a time there is no back-diffusion.
 */
export function enrichmentOver(
  given: SegregationCase,
  path: SolidificationPath | null,
  element: segregation.SegregatingElement,
  model: segregation.BackDiffusionModel,
): FunctionOfSolid {
  const change = peritecticFraction(given);
  const ratioIn = (phase: segregation.SolidifyingPhase): FunctionOfSolid => {
    const x = segregation.backDiffusion(model, path?.alphaOf(element, phase) ?? 0);
    const partition = partitionOf(given, element, phase);
    return (solid) => segregation.liquidRatio(partition, x, solid);
  };
  const [inDelta, inGamma] = [ratioIn('delta'), ratioIn('gamma')];
  const atChange = change > 0 ? inDelta(change) / inGamma(change) : 1;
  return (solid) => (solid > change ? atChange * inGamma(solid) : inDelta(solid));
}

/** Returns C_L of an element in wt % as a function of the solid fraction. */
export function liquidOver(
  given: SegregationCase,
  path: SolidificationPath,
  element: segregation.SegregatingElement,
  model: segregation.BackDiffusionModel,
): FunctionOfSolid {
  const percent = percentOf(given.steel, element);
  const ratio = enrichmentOver(given, path, element, model);
  return (solid) => percent * ratio(solid);
}

/**
 * Returns the temperature of the interface in °C as a function of the solid fraction. Scheil's rule is not used for
 * carbon, because it diffuses fast in the solid.
 */
export function temperatureOver(
  given: SegregationCase,
  path: SolidificationPath,
  model: segregation.BackDiffusionModel,
): FunctionOfSolid {
  const present = segregation.segregatingElements.filter((each) => percentOf(given.steel, each) > 0);
  const contents = present.map((each): readonly [segregation.SegregatingElement, FunctionOfSolid] => {
    const used = each === 'C' && model === 'scheil' ? 'lever' : model;
    return [each, liquidOver(given, path, each, used)];
  });
  return (solid) =>
    segregation.interfaceTemperature(
      Object.fromEntries(contents.map(([each, percent]) => [each, percent(solid)])),
    );
}

/** Largest freezing range searched, and the step of the search, K. */
const [widest, step] = [1000, 5];

/**
 * Returns the solidification path whose freezing range agrees with the local solidification time that follows from
 * it: a wide range means a long time, more diffusion and therefore a narrower range. The search runs from the
 * liquidus downwards and returns the narrowest such range; null if there is none. The result and its diagrams use the
 * same path.
 */
export const pathOf = memoize((given: SegregationCase): SolidificationPath | null => {
  const liquidusC = liquidusOf(given);
  const miss = (solidusC: number): number =>
    temperatureOver(given, pathTo(given, solidusC), given.model)(lastFraction) - solidusC;
  let [upper, atUpper] = [liquidusC - 1e-6, miss(liquidusC - 1e-6)];
  for (let range = step; range < widest; range += step) {
    const lower = liquidusC - range;
    const atLower = miss(lower);
    if (atLower * atUpper <= 0) {
      const solidusC = findRoot(miss, lower, upper);
      return solidusC === null ? null : pathTo(given, solidusC);
    }
    [upper, atUpper] = [lower, atLower];
  }
  return null;
});
