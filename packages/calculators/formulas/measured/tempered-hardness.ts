/** Hardness after tempering, fitted to measured tempering curves of through-hardened steels. */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { bandAround, type Estimate, type FittedModel, fittedValue, type Terms } from './fitted-model.ts';
import fitted from './tempered-hardness.json' with { type: 'json' };

/** Steel in wt % and its tempering conditions. */
export type Tempered = { readonly steel: Composition; readonly parameter: number };

/** Constant of the parameter with time in h. */
export const timeConstant = 17;

/** T (17 + lg t)/1000 with T in K and t in h. Hollomon and Jaffe 1945 (form). */
export const temperingParameter = (celsius: number, hours: number): number =>
  ((celsius + 273.15) * (timeConstant + Math.log10(hours))) / 1000;

/** Parameter at which half of a stage of softening is reached. */
type Stage = number;

/** Width of the stages. As wide as they are apart: narrower ones leave waves in the curve that no steel has. */
const stageWidth = 1.4;

/** Smooth step from 0 before a stage of softening to 1 after it; stages overlap. */
const progress = (parameter: number, stage: Stage): number =>
  1 / (1 + Math.exp((stage - parameter) / stageWidth));
const progressTex = (stage: Stage): string => `S_{${stage}}`;

/** Progress of a stage over the parameter P in TeX. */
export const stageTex = `S_a = \\frac{1}{1 + e^{(a - P)/${stageWidth}}}`;

/** Stages in which carbon loses its effect. */
const softening: readonly Stage[] = [9, 13, 17];
/** Stages in which alloying elements delay softening; as quenched they have no effect. */
const holding: readonly Stage[] = [10, 14, 18];

type Effect = {
  readonly name: string;
  readonly tex: string;
  readonly of: (steel: Composition) => number;
};
/** Saturating effect of carbon, used in all terms, so that hardness never decreases with carbon. */
const carbon: Effect = {
  name: 'levelling carbon',
  tex: '\\left(1 - e^{-2.5\\,w_\\mathrm{C}}\\right)',
  of: (steel) => 1 - Math.exp(-2.5 * percentOf(steel, 'C')),
};
const byContent = (element: ElementSymbol): Effect => ({
  name: element,
  tex: `w_\\mathrm{${element}}`,
  of: (steel) => percentOf(steel, element),
});
const alloying: readonly Effect[] = [
  ...(['Si', 'Mn', 'Ni', 'Al', 'Cr', 'V'] as const).map(byContent),
  // The first tenth of a per cent of molybdenum holds more than the next.
  {
    name: '√Mo',
    tex: '\\sqrt{w_\\mathrm{Mo}}',
    of: (steel) => Math.sqrt(percentOf(steel, 'Mo')),
  },
];

/** Terms of the hardness after tempering: carbon, the stages of tempering, and elements in some stages. */
export const temperedHardnessTerms: Terms<Tempered> = Object.fromEntries([
  [carbon.name, { tex: carbon.tex, of: ({ steel }: Tempered) => carbon.of(steel) }],
  ...softening.map((stage) => [
    `${stage}`,
    { tex: progressTex(stage), of: ({ parameter }: Tempered) => progress(parameter, stage) },
  ]),
  ...[
    ...softening.map((stage) => [stage, carbon] as const),
    ...alloying.flatMap((effect) => holding.map((stage) => [stage, effect] as const)),
  ].map(([stage, { name, tex, of }]) => [
    `${stage}·${name}`,
    {
      tex: `${progressTex(stage)}\\,${tex}`,
      of: ({ steel, parameter }: Tempered) => progress(parameter, stage) * of(steel),
    },
  ]),
]);

/** See `tempered-hardness.json`; HRC. */
export const temperedHardnessModel: FittedModel = fitted;

/** Maximum hardness of the Rockwell C scale. */
const hardest = 68;
/** Parameter below the first stage of softening. */
const untempered = 0;
/** Difference of the parameter beyond the measured range that widens the band by its width. */
const grownWithin = 2;

/** Unlimited result of the fit, HRC. */
export const fittedHardness = (given: Tempered): number =>
  fittedValue(temperedHardnessModel, temperedHardnessTerms, given);

/** Hardness as quenched in HRC of a through-hardened steel, by the same fit. */
export const quenchedHardness = (steel: Composition): number =>
  Math.min(hardest, fittedHardness({ steel, parameter: untempered }));

/**
 * Hardness in HRC after tempering at a temperature in °C for a time in h, and its 90 % band; never above the hardness
 * as quenched, given in HRC or null if not measured. Fitted to Grange and Baughman 1956, Hollomon and Jaffe 1945 and
 * Penha 2010: through-hardened steels.
 */
export function temperedHardness(
  steel: Composition,
  tempering: { readonly celsius: number; readonly hours: number },
  quenched: number | null,
): Estimate {
  const parameter = temperingParameter(tempering.celsius, tempering.hours);
  const highest = Math.min(quenched ?? quenchedHardness(steel), hardest);
  const value = Math.min(fittedHardness({ steel, parameter }), highest);
  const found = bandAround(temperedHardnessModel, value, steel, 1 + beyondMeasured(parameter) / grownWithin);
  return { ...found, high: Math.min(found.high, quenched ?? hardest) };
}

/** Measured range of tempering temperatures in °C for a time in h. */
export function measuredTemperatures(hours: number): { readonly min?: number; readonly max?: number } {
  const { treated } = temperedHardnessModel;
  if (!treated) return {};
  const celsius = (parameter: number): number =>
    (1000 * parameter) / (timeConstant + Math.log10(hours)) - 273.15;
  return { min: celsius(treated.min), max: celsius(treated.max) };
}

/** Distance of a parameter from the measured range; 0 within it. */
export function beyondMeasured(parameter: number): number {
  const { min, max } = temperedHardnessModel.treated ?? { min: parameter, max: parameter };
  return Math.max(0, min - parameter, parameter - max);
}
