/** Hardness after tempering, fitted to measured tempering curves of through-hardened steels. */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { bandAround, type Estimate, type FittedModel, fittedValue, type Terms } from './fitted-model.ts';
import fitted from './tempered-hardness.json' with { type: 'json' };

/** Steel in wt % with its tempering conditions. */
export type Tempered = { readonly steel: Composition; readonly parameter: number };

/** Constant C of the tempering parameter, with time in h. */
export const timeConstant = 17;

/** Computes T (17 + lg t)/1000 with T in K and t in h. Hollomon and Jaffe 1945 (form). */
export const temperingParameter = (celsius: number, hours: number): number =>
  ((celsius + 273.15) * (timeConstant + Math.log10(hours))) / 1000;

/** Tempering parameter at which half of a softening stage is complete. */
type Stage = number;

/**
 * Width of the softening stages, equal to their spacing: narrower stages would cause waves in the curve that real
 * steels do not have.
 */
const stageWidth = 1.4;

/** Returns the progress of a softening stage as a smooth step from 0 before it to 1 after it; stages overlap. */
const progress = (parameter: number, stage: Stage): number =>
  1 / (1 + Math.exp((stage - parameter) / stageWidth));
const progressTex = (stage: Stage): string => `S_{${stage}}`;

/** TeX of the progress of a stage over the parameter P. */
export const stageTex = `S_a = \\frac{1}{1 + e^{(a - P)/${stageWidth}}}`;

/** Softening stages in which carbon loses its effect. */
const softening: readonly Stage[] = [9, 13, 17];
/** Softening stages that alloying elements delay; these elements have no effect as quenched. */
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
  // The first tenth of a per cent of molybdenum delays softening more than the next.
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

/** Fitted model of the hardness after tempering in HRC; see `tempered-hardness.json`. */
export const temperedHardnessModel: FittedModel = fitted;

/** Maximum hardness of the Rockwell C scale, HRC. */
const hardest = 68;
/** Tempering parameter of the untempered state, below the first softening stage. */
const untempered = 0;
/** Difference of the parameter beyond the measured range that doubles the width of the band. */
const grownWithin = 2;

/** Returns the fitted hardness in HRC without upper or lower limit. */
export const fittedHardness = (given: Tempered): number =>
  fittedValue(temperedHardnessModel, temperedHardnessTerms, given);

/** Returns the hardness as quenched in HRC of a through-hardened steel, by the same fit. */
export const quenchedHardness = (steel: Composition): number =>
  Math.min(hardest, fittedHardness({ steel, parameter: untempered }));

/**
 * Returns the hardness in HRC after tempering at a temperature in °C for a time in h, and its 90 % band. The result
 * never exceeds the hardness as quenched, given in HRC or null if not measured. Fitted to Grange and Baughman 1956,
 * Hollomon and Jaffe 1945 and Penha 2010: through-hardened steels.
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

/** Returns the measured range of tempering temperatures in °C for a time in h. */
export function measuredTemperatures(hours: number): { readonly min?: number; readonly max?: number } {
  const { treated } = temperedHardnessModel;
  if (!treated) return {};
  const celsius = (parameter: number): number =>
    (1000 * parameter) / (timeConstant + Math.log10(hours)) - 273.15;
  return { min: celsius(treated.min), max: celsius(treated.max) };
}

/** Returns the difference of a parameter from the measured range; 0 within the range. */
export function beyondMeasured(parameter: number): number {
  const { min, max } = temperedHardnessModel.treated ?? { min: parameter, max: parameter };
  return Math.max(0, min - parameter, parameter - max);
}
