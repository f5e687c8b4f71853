/** Computes carbon profiles, depths and the time for a target depth from the inputs of the carburizing page. */
import { memoize } from '../../core/memoize.ts';
import { convert } from '../../core/quantity.ts';
import {
  agrenAusteniteDiffusivity,
  slyckeDiffusivity,
  tibbettsDiffusivity,
} from '../../formulas/diffusion/carbon-diffusivity.ts';
import {
  type CarbonProfile,
  carbonProfiles,
  depthAtCarbon,
  type Stage,
  type SurfaceCondition,
} from '../../formulas/diffusion/carbon-profile.ts';
import * as carburizing from '../../formulas/diffusion/carburizing.ts';
import { arrhenius } from '../../formulas/diffusion/diffusion-coefficients.ts';
import { fullMartensite } from '../../formulas/hardenability/end-quench-hardness.ts';
import { hardnessTables } from '../../formulas/hardness/hardness-conversion.ts';
import { convertHardness } from '../../formulas/hardness/hardness-interpolation.ts';
import { findRoot } from '../../formulas/mathematics/find-root.ts';

/** Diffusivity laws that depend on carbon. */
export const dependent = {
  tibbetts: tibbettsDiffusivity,
  agren: agrenAusteniteDiffusivity,
  slycke: slyckeDiffusivity,
} as const;

/** Inputs converted to SI units. */
export type CarburizingCase = {
  readonly coreCarbonPercent: number;
  readonly boundary: 'surface' | 'transfer';
  readonly boostCarbonPercent: number;
  readonly transferCoefficientMS: number;
  readonly boostTemperatureC: number;
  readonly boostTimeH: number;
  readonly diffuse: 'none' | 'sealed' | 'atmosphere';
  readonly diffuseTemperatureC: number;
  readonly diffuseTimeH: number;
  readonly diffuseCarbonPercent: number;
  readonly diffusivityModel: keyof typeof dependent | 'callister' | 'constant';
  readonly constantDiffusivityM2S: number;
  readonly criterionCarbonPercent: number;
  readonly targetDepthMm: number;
  readonly finalSurfaceCarbonPercent: number;
};

type DiffusivityModel = CarburizingCase['diffusivityModel'];

/**
 * Returns the diffusivity in m²/s at a temperature: a function of carbon, or a number if the model does not depend on
 * carbon.
 */
export function diffusivityAt(
  given: CarburizingCase,
  celsius: number,
  model: DiffusivityModel,
): number | ((carbon: number) => number) {
  const kelvin = convert(celsius, 'C', 'K');
  if (model === 'constant') return given.constantDiffusivityM2S;
  if (model === 'callister') return arrhenius(2.3e-5, 148000, kelvin);
  return (carbon) => dependent[model](kelvin, carbon);
}

const asFunction = (value: number | ((carbon: number) => number)): ((carbon: number) => number) =>
  typeof value === 'number' ? () => value : value;

function surfaceAt(given: CarburizingCase, percent: number): SurfaceCondition {
  return given.boundary === 'surface'
    ? { kind: 'carbon', percent }
    : { kind: 'transfer', potential: percent, coefficient: given.transferCoefficientMS };
}

function boostStage(given: CarburizingCase, model: DiffusivityModel, seconds: number): Stage {
  const diffusivity = asFunction(diffusivityAt(given, given.boostTemperatureC, model));
  return { seconds, surface: surfaceAt(given, given.boostCarbonPercent), diffusivity };
}

const highestOf = (given: CarburizingCase): number =>
  Math.max(
    given.boostCarbonPercent,
    given.coreCarbonPercent,
    given.diffuse === 'atmosphere' ? given.diffuseCarbonPercent : 0,
  );

/** Returns the profiles after the boost and, if the cycle has one, after the diffuse stage. */
export const profilesOf = (
  given: CarburizingCase,
  model: DiffusivityModel = given.diffusivityModel,
): readonly CarbonProfile[] =>
  model === given.diffusivityModel ? usualProfiles(given) : computeProfiles(given, model);

/** Cached profiles, because the result and its diagram use the same ones. */
const usualProfiles = memoize((given: CarburizingCase) => computeProfiles(given, given.diffusivityModel));

function computeProfiles(given: CarburizingCase, model: DiffusivityModel): readonly CarbonProfile[] {
  const stages = [boostStage(given, model, convert(given.boostTimeH, 'h', 's'))];
  if (given.diffuse !== 'none') {
    stages.push({
      seconds: convert(given.diffuseTimeH, 'h', 's'),
      surface: given.diffuse === 'sealed' ? { kind: 'sealed' } : surfaceAt(given, given.diffuseCarbonPercent),
      diffusivity: asFunction(diffusivityAt(given, given.diffuseTemperatureC, model)),
    });
  }
  return carbonProfiles(given.coreCarbonPercent, stages, highestOf(given));
}

/** Returns the depth at which the profile falls to this carbon content, mm; null if the profile never does. */
export function depthMm(profile: CarbonProfile | undefined, carbon: number): number | null {
  const metres = profile ? depthAtCarbon(profile, carbon) : null;
  return metres === null ? null : convert(metres, 'm', 'mm');
}

/** Carbon content of martensite with 550 HV, wt %: from the hardness of the quenched end by ASTM A255, and HV by ASTM E140. */
export const carbonOf550 =
  findRoot(
    (carbon) => fullMartensite(carbon) - (convertHardness(hardnessTables['e140-1'], 'HV', 'HRC', 550) ?? 0),
    0.1,
    0.6,
  ) ?? Number.NaN;

/** Returns the depth of the criterion after carburizing for this time at the boost conditions, without a diffuse stage. */
export function boostDepthMm(given: CarburizingCase, hours: number): number | null {
  const stage = boostStage(given, given.diffusivityModel, convert(hours, 'h', 's'));
  const [profile] = carbonProfiles(given.coreCarbonPercent, [stage], highestOf(given));
  return depthMm(profile, given.criterionCarbonPercent);
}

/**
 * Returns the hours at the boost conditions until the surface reaches the criterion. @param known time in h at which
 * the surface has reached it
 */
export function hoursUntilCriterion(given: CarburizingCase, known: number): number {
  if (given.boundary === 'surface') return 0;
  let [before, after] = [0, known];
  for (let round = 0; round < 8; round += 1) {
    const middle = (before + after) / 2;
    if (boostDepthMm(given, middle) === null) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * Returns the hours at the boost conditions until the criterion reaches the target depth. `boostDepth` is its depth in
 * mm after the boost.
 */
export function timeForTarget(given: CarburizingCase, boostDepth: number | null): number | null {
  const { coreCarbonPercent: core, boostCarbonPercent: boost, targetDepthMm } = given;
  const share = (given.criterionCarbonPercent - core) / (boost - core);
  if (!(share < 1)) return null;
  const diffusivity = diffusivityAt(given, given.boostTemperatureC, given.diffusivityModel);
  if (typeof diffusivity === 'number') {
    const transfer = given.boundary === 'transfer' ? given.transferCoefficientMS : undefined;
    const seconds = carburizing.carburizingTime(
      convert(targetDepthMm, 'mm', 'm'),
      share,
      diffusivity,
      transfer,
    );
    return seconds === null ? null : convert(seconds, 's', 'h');
  }
  // The depth grows with t^½ to t^1: the first step assumes an exponent between, the next steps follow the line through
  // the last two points.
  let hours = given.boostTimeH;
  let before: { readonly hours: number; readonly depth: number } | undefined;
  for (let round = 0; round < 25; round += 1) {
    const depth = round === 0 ? boostDepth : boostDepthMm(given, hours);
    if (depth !== null && Math.abs(depth / targetDepthMm - 1) < 5e-4) return hours;
    if (depth === null || depth <= 0) {
      hours *= 4;
      continue;
    }
    const slope = before ? Math.log(hours / before.hours) / Math.log(depth / before.depth) : 1.6;
    before = { hours, depth };
    hours *= (targetDepthMm / depth) ** Math.min(4, Math.max(0.8, Number.isFinite(slope) ? slope : 1.6));
  }
  return null;
}
