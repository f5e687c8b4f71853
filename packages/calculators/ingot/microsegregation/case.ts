/** From the page's inputs to the course of a solidification: arm spacing, time, diffusion and solidus. */
import { type Composition, percentOf } from '../../core/elements.ts';
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

/** Solid fraction at which solidification counts as complete: some models have no limit at 1. */
export const lastFraction = 0.99;

/** Carbon in the liquid, wt %, above which austenite solidifies instead of delta ferrite. */
const peritecticLiquid = 0.53;

/** Carbon in the liquid by the lever rule, which it follows closely. */
function carbonInLiquid({ steel }: SegregationCase, solid: number): number {
  return percentOf(steel, 'C') * segregation.liquidRatio(segregation.segregationData.C.delta, 1, solid);
}

/** The phase that grows at the chosen solid fraction. */
export function phaseOf(given: SegregationCase): segregation.SolidifyingPhase {
  if (given.phase !== 'auto') return given.phase;
  return carbonInLiquid(given, given.solidFraction) < peritecticLiquid ? 'delta' : 'gamma';
}

/** true when delta ferrite begins and austenite ends the solidification. */
export function changesPhase(given: SegregationCase): boolean {
  return (
    percentOf(given.steel, 'C') < peritecticLiquid && carbonInLiquid(given, lastFraction) >= peritecticLiquid
  );
}

export function partitionOf(given: SegregationCase, element: segregation.SegregatingElement): number {
  return element === given.element && given.partitionFrom === 'entered'
    ? given.partitionCoefficient
    : segregation.segregationData[element][phaseOf(given)];
}

export type Course = {
  readonly solidusC: number;
  readonly liquidusC: number;
  readonly seconds: number;
  readonly rate: number;
  readonly spacingUm: number;
  /** α of an element. */
  readonly alphaOf: (element: segregation.SegregatingElement) => number;
};

export const liquidusOf = ({ steel }: SegregationCase): number => segregation.interfaceTemperature(steel);

/** The course when the last liquid freezes at this temperature. */
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
  const alphaOf = (element: segregation.SegregatingElement): number => {
    const own = element === given.element;
    if (own && given.alphaFrom === 'entered') return given.alpha;
    const diffusivity =
      own && given.alphaFrom === 'diffusivity'
        ? convert(given.diffusivityUm2s, 'um2/s', 'm2/s')
        : segregation.solidDiffusivity(element, phaseOf(given), kelvin).value;
    return segregation.fourierOfArms(diffusivity, seconds, spacing);
  };
  return { solidusC, liquidusC, seconds, rate, spacingUm, alphaOf };
}

/** Which element of the liquid is asked for, by which model, and beside how much solid, 0 to 1. */
type LiquidAsked = {
  readonly element: segregation.SegregatingElement;
  readonly model: segregation.BackDiffusionModel;
  readonly solid: number;
};

/** C_L of an element, wt %. */
export function liquidPercent(
  given: SegregationCase,
  course: Course,
  { element, model, solid }: LiquidAsked,
): number {
  const x = segregation.backDiffusion(model, course.alphaOf(element));
  return percentOf(given.steel, element) * segregation.liquidRatio(partitionOf(given, element), x, solid);
}

/** °C of the interface at a solid fraction. Carbon equalises in the solid: Scheil's rule is not used for it here. */
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

/** Widest freezing range looked for, and the steps in which it is looked for, K. */
const [widest, step] = [1000, 5];

/**
 * The course whose end temperature agrees with itself: a wide freezing range means a long time, more
 * diffusion and so a narrower range. Far below the liquidus diffusion has all but stopped and the two part
 * again, so the narrowest range that agrees is sought from the liquidus down. null when none does.
 */
export function courseOf(given: SegregationCase): Course | null {
  const liquidusC = liquidusOf(given);
  const miss = (solidusC: number): number =>
    temperatureAt(given, courseTo(given, solidusC), given.model, lastFraction) - solidusC;
  for (let range = 1e-6; range < widest; range += step) {
    const solidusC = findRoot(miss, liquidusC - range - step, liquidusC - range);
    if (solidusC !== null) return courseTo(given, solidusC);
  }
  return null;
}
