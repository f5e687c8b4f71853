/** Computes the decarburized layer from the inputs of the page. */
import { convert } from '../../core/quantity.ts';
import { tibbettsDiffusivity } from '../../formulas/diffusion/carbon-diffusivity.ts';
import * as decarb from '../../formulas/diffusion/decarburization.ts';
import { arrhenius } from '../../formulas/diffusion/diffusion-coefficients.ts';

/** Inputs converted to SI units. */
export type DecarburizationCase = {
  readonly temperatureC: number;
  readonly timeH: number;
  readonly coreCarbonPercent: number;
  readonly surfaceCarbonPercent: number;
  readonly criterionFraction: number;
  readonly diffusivityModel: 'tibbetts' | 'callister' | 'own';
  readonly ownDiffusivityM2S: number;
  readonly scaling: 'none' | 'constant' | 'loss';
  readonly scalingConstantM2S: number;
  readonly metalLossMm: number;
  readonly interface: 'iron-carbon' | 'own';
  readonly austeniteCarbonPercent: number;
  readonly depthOfInterestMm: number;
};

/** Eutectoid temperature in °C; below it there is no austenite. */
export const eutectoid = 727;

/** Returns the time in the furnace, s. */
export const secondsOf = ({ timeH }: DecarburizationCase): number => convert(timeH, 'h', 's');

function scalingOf(given: DecarburizationCase): number {
  if (given.scaling === 'none') return 0;
  if (given.scaling === 'constant') return given.scalingConstantM2S;
  return convert(given.metalLossMm, 'mm', 'm') ** 2 / (2 * secondsOf(given));
}

/**
 * Returns the diffusivity of carbon in austenite by the chosen law, m²/s; the same law applies with and without a
 * ferrite layer.
 */
function austeniteDiffusivity(given: DecarburizationCase): number {
  const kelvin = convert(given.temperatureC, 'C', 'K');
  return {
    tibbetts: tibbettsDiffusivity(kelvin, given.coreCarbonPercent / 2),
    callister: arrhenius(2.3e-5, 148000, kelvin),
    own: given.ownDiffusivityM2S,
  }[given.diffusivityModel];
}

/**
 * Returns the data for decarburization in austenite. Below 912 °C the surface carbon is that of the A3 line, the
 * minimum of austenite.
 */
export function austeniticOf(given: DecarburizationCase): decarb.Austenitic {
  const core = given.coreCarbonPercent;
  const line = given.temperatureC < decarb.ferriteEnd ? ferriticOf(given).austeniteSide : 0;
  return {
    core,
    surface: Math.min(core, Math.max(given.surfaceCarbonPercent, line)),
    diffusivity: austeniteDiffusivity(given),
    scaling: scalingOf(given),
  };
}

function ferriticOf(given: DecarburizationCase): decarb.FerriteForming {
  const { temperatureC } = given;
  const kelvin = convert(temperatureC, 'C', 'K');
  const line = given.interface === 'own' ? given.austeniteCarbonPercent : decarb.austeniteLine(temperatureC);
  return {
    core: given.coreCarbonPercent,
    surface: given.surfaceCarbonPercent,
    ferriteSide: decarb.ferriteSolubility(temperatureC),
    // Below Ae1 the core is ferrite with carbide, without austenite that could have a gradient.
    austeniteSide: temperatureC < eutectoid ? Number.POSITIVE_INFINITY : line,
    ferriteDiffusivity: arrhenius(6.2e-7, 80000, kelvin),
    austeniteDiffusivity: austeniteDiffusivity(given),
  };
}

type Layer = { readonly given: decarb.FerriteForming; readonly lambda: number; readonly depth: number };

function layerOf(given: DecarburizationCase): Layer | null {
  if (given.temperatureC >= decarb.ferriteEnd) return null;
  const ferritic = ferriticOf(given);
  const lambda = decarb.ferriteGrowth(ferritic);
  if (lambda === null) return null;
  return {
    given: ferritic,
    lambda,
    depth: 2 * lambda * Math.sqrt(ferritic.ferriteDiffusivity * secondsOf(given)),
  };
}

/** Depths in mm, and the model that was used. */
export type Result = {
  readonly layer: Layer | null;
  readonly fromOriginal: number | null;
  readonly below: number | null;
  readonly loss: number;
};

/** Returns the ferrite layer, or the profile in austenite, for these inputs. */
export function resultOf(given: DecarburizationCase): Result {
  const seconds = secondsOf(given);
  const layer = layerOf(given);
  const loss = decarb.metalLoss(scalingOf(given), seconds);
  if (layer) {
    const depth = decarb.ferriticDepth(layer.given, layer.lambda, given.criterionFraction, seconds);
    // Scale together with a growing ferrite layer has no closed solution.
    return { layer, fromOriginal: depth, below: given.scaling === 'none' ? depth : null, loss };
  }
  if (given.temperatureC < eutectoid) return { layer, fromOriginal: null, below: null, loss };
  const austenitic = austeniticOf(given);
  const depth =
    austenitic.surface >= given.criterionFraction * austenitic.core
      ? loss
      : decarb.austeniticDepth(austenitic, given.criterionFraction, seconds);
  return { layer, fromOriginal: depth, below: depth === null ? null : Math.max(0, depth - loss), loss };
}

/** Returns the carbon content at a depth in m, wt %; null where neither ferrite nor austenite is computed. */
export function carbonAt(given: DecarburizationCase, { layer }: Result, depth: number): number | null {
  const seconds = secondsOf(given);
  if (layer) return decarb.ferriticCarbon(layer.given, layer.lambda, depth, seconds);
  return given.temperatureC < eutectoid ? null : decarb.austeniticCarbon(austeniticOf(given), depth, seconds);
}
