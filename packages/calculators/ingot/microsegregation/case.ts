/** Computes arm spacing, time, diffusion and solidus of a solidification from the inputs of the page. */
import { type Composition, percentOf } from '../../core/elements.ts';
import { memoize } from '../../core/memoize.ts';
import { convert } from '../../core/quantity.ts';
import { findRoot } from '../../formulas/mathematics/bisection.ts';
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

/** Carbon of the liquid, wt %, above which austenite solidifies instead of delta ferrite. */
const peritecticLiquid = 0.53;

/**
 * Solid fraction, 0 to 1, at which austenite replaces delta ferrite: carbon of the liquid, close to the lever rule,
 * reaches the peritectic.
 */
export function peritecticFraction({ phase, steel }: SegregationCase): number {
  if (phase !== 'auto') return phase === 'delta' ? 1 : 0;
  const fraction = (1 - percentOf(steel, 'C') / peritecticLiquid) / (1 - segregation.segregationData.C.delta);
  return Math.min(1, Math.max(0, fraction));
}

/** Growing phase at the chosen solid fraction. */
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

export type Course = {
  readonly solidusC: number;
  readonly liquidusC: number;
  readonly seconds: number;
  readonly rate: number;
  readonly spacingUm: number;
  /** α of an element in the growing phase at the chosen solid fraction, or at another. */
  readonly alphaOf: (element: segregation.SegregatingElement, phase?: segregation.SolidifyingPhase) => number;
};

export const liquidusOf = ({ steel }: SegregationCase): number => segregation.interfaceTemperature(steel);

/** Solidification with this temperature of the last liquid. */
function courseTo(given: SegregationCase, solidusC: number): Course {
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
  const alphaOf: Course['alphaOf'] = (element, phase = phaseOf(given)) => {
    const own = element === given.element;
    if (own && given.alphaFrom === 'entered') return given.alpha;
    const diffusivity =
      own && given.alphaFrom === 'diffusivity'
        ? convert(given.diffusivityUm2s, 'um2/s', 'm2/s')
        : segregation.solidDiffusivity(element, phase, kelvin).value;
    return segregation.fourierOfArms(diffusivity, seconds, spacing);
  };
  return { solidusC, liquidusC, seconds, rate, spacingUm, alphaOf };
}

/** Element of the liquid, model, and solid fraction, 0 to 1. */
type LiquidAsked = {
  readonly element: segregation.SegregatingElement;
  readonly model: segregation.BackDiffusionModel;
  readonly solid: number;
};

/**
 * C_L/C0 of an element. It is rejected by delta ferrite and then by austenite, each with its partition coefficient and
 * back-diffusion: dC_L/df = (1 − k) C_L/(1 − (1 − x k) f). Without a time there is no back-diffusion.
 */
export function enrichment(
  given: SegregationCase,
  course: Course | null,
  { element, model, solid }: LiquidAsked,
): number {
  const change = Math.min(solid, peritecticFraction(given));
  const ratio = (phase: segregation.SolidifyingPhase, at: number): number => {
    const x = segregation.backDiffusion(model, course?.alphaOf(element, phase) ?? 0);
    return segregation.liquidRatio(partitionOf(given, element, phase), x, at);
  };
  const inDelta = change > 0 ? ratio('delta', change) : 1;
  return solid > change ? (inDelta * ratio('gamma', solid)) / ratio('gamma', change) : inDelta;
}

/** C_L of an element, wt %. */
export const liquidPercent = (given: SegregationCase, course: Course, asked: LiquidAsked): number =>
  percentOf(given.steel, asked.element) * enrichment(given, course, asked);

/**
 * Temperature in °C of the interface at a solid fraction. Carbon diffuses fast in the solid, so that Scheil's rule is
 * not used for it.
 */
export function temperatureAt(
  given: SegregationCase,
  course: Course,
  model: segregation.BackDiffusionModel,
  solid: number,
): number {
  const present = segregation.segregatingElements.filter((each) => percentOf(given.steel, each) > 0);
  return segregation.interfaceTemperature(
    Object.fromEntries(
      present.map((each) => {
        const used = each === 'C' && model === 'scheil' ? 'lever' : model;
        return [each, liquidPercent(given, course, { element: each, model: used, solid })];
      }),
    ),
  );
}

/** Maximum freezing range searched, and the step of the search, K. */
const [widest, step] = [1000, 5];

/**
 * Self-consistent solidification: a wide freezing range means a long time, more diffusion and so a narrower range. Far
 * below the liquidus diffusion has stopped, so the narrowest consistent range is searched from the liquidus downwards;
 * null if there is none. The result and its diagrams show the same one.
 */
export const courseOf = memoize((given: SegregationCase): Course | null => {
  const liquidusC = liquidusOf(given);
  const miss = (solidusC: number): number =>
    temperatureAt(given, courseTo(given, solidusC), given.model, lastFraction) - solidusC;
  for (let range = 1e-6; range < widest; range += step) {
    const solidusC = findRoot(miss, liquidusC - range - step, liquidusC - range);
    if (solidusC !== null) return courseTo(given, solidusC);
  }
  return null;
});
