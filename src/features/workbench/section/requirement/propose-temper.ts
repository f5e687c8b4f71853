/** Proposes a tempering that gives the hardness required at a position of a section. */
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import {
  type HardnessLimits,
  hottestTempering,
  probabilityWithin,
  type Softening,
} from '@ferrite/calculators/formulas/measured/tempering-temperature.ts';
import { ac1Estimate } from '@ferrite/calculators/formulas/transformation/critical-temperatures.ts';
import temperedHardness from '@ferrite/calculators/heat-treatment/tempered-hardness/index.ts';
import type { SectionInput, SectionResult } from '../section.contract.ts';
import { sectionLimits, usualTemperH } from '../section.rules.ts';
import { type FoundRemark, temperRemarks } from '../section-remarks.ts';
import { contentsUsedBy, criticalTemperature } from './known-analysis.ts';

type Good = Extract<Evaluated, { ok: true }>;
type LocalProposal = NonNullable<SectionResult['proposal']>;
type LocalTemper = NonNullable<LocalProposal['temper']>;
/** Tempering independent of the language. */
export type FoundTemper = Omit<LocalTemper, 'remarks'> & { readonly remarks: readonly FoundRemark[] };
export type FoundProposal = Omit<LocalProposal, 'temper' | 'assured'> & {
  readonly temper: FoundTemper | null;
  readonly assured: FoundTemper | null;
};

/**
 * Returns the highest temperature that may be proposed, °C: the end of the model, but not above Ac1 of the analysis, nor
 * above Ac1 of the elements that the tempering model includes, of which it warns.
 */
const hottestOf = (analysis: Composition): number =>
  Math.min(
    sectionLimits.temperC.max,
    criticalTemperature(analysis, 'ac1MeanC') ?? Number.POSITIVE_INFINITY,
    ac1Estimate(contentsUsedBy(temperedHardness, analysis)).mean,
  );

const tens = 10;
const floorTen = (celsius: number): number => Math.floor(celsius / tens) * tens;
const ceilTen = (celsius: number): number => Math.ceil(celsius / tens) * tens;

/** Returns a rounded temperature within a window, in steps of 10 K if possible, otherwise 1 K. */
function roundWithin(celsius: number, [from, to]: readonly [number, number]): number {
  const rounded = Math.round(celsius / tens) * tens;
  return rounded >= from && rounded <= to ? rounded : Math.round(celsius);
}

const limitsOf = ({ atLeastHRC, atMostHRC }: NonNullable<SectionInput['requirement']>): HardnessLimits => ({
  atLeast: atLeastHRC,
  atMost: atMostHRC,
});

/** Returns the hardness, band and probability of a tempering; null if the model rejects the analysis. */
function temperAt(
  { steel, quenched, hours }: Softening,
  temperatureC: number,
  limits: HardnessLimits,
): FoundTemper | null {
  const evaluated = evaluate(temperedHardness, {
    ...steel,
    quenchedHRC: quenched,
    temperatureC,
    timeH: hours,
  });
  return evaluated.ok ? foundTemper(evaluated, { temperatureC, quenched, limits }) : null;
}

function foundTemper(
  evaluated: Good,
  at: { readonly temperatureC: number; readonly quenched: number; readonly limits: HardnessLimits },
): FoundTemper {
  const number = (key: string) => Number(evaluated.values[key]);
  const [hrc, low, high] = [number('bestHRC'), number('best90LowHRC'), number('best90HighHRC')];
  return {
    temperatureC: at.temperatureC,
    hrc,
    low,
    high,
    probability: probabilityWithin({ value: hrc, low }, at.limits, at.quenched),
    remarks: temperRemarks(evaluated),
  };
}

/** Returns the temperatures between which the hardness, or its whole band, is within the limits; null if there are none. */
function windowOf(
  softening: Softening,
  { atLeast, atMost }: HardnessLimits,
  of: 'value' | 'band',
): readonly [number, number] | null {
  const to =
    atLeast === null ? softening.to : hottestTempering(softening, atLeast, of === 'band' ? 'low' : 'value');
  // The hardness as quenched is the upper limit of the band, because no steel exceeds it.
  const start =
    atMost === null || softening.quenched <= atMost
      ? null
      : hottestTempering(softening, atMost, of === 'band' ? 'high' : 'value');
  const from = start ?? softening.from;
  return to !== null && from < to ? [from, to] : null;
}

/** Returns the temperature for the middle between both limits, or for the single limit. */
function targetOf(
  softening: Softening,
  { atLeast, atMost }: HardnessLimits,
  [from]: readonly [number, number],
): number | null {
  if (atLeast === null) return from;
  const hardness = atMost === null ? atLeast : (atLeast + Math.min(atMost, softening.quenched)) / 2;
  return hottestTempering(softening, hardness) ?? hottestTempering(softening, atLeast);
}

/** Returns the temperature rounded within a window; with a single limit, rounded to the side that meets it. */
function roundedTo(
  target: number,
  window: readonly [number, number],
  { atLeast, atMost }: HardnessLimits,
): number {
  if (atLeast === null) return Math.min(window[1], ceilTen(target));
  return atMost === null ? Math.max(window[0], floorTen(target)) : roundWithin(target, window);
}

/** Returns the temperature at which the whole band is within the limits. */
function assuredOf([from, to]: readonly [number, number], { atLeast, atMost }: HardnessLimits): number {
  if (atLeast === null) return from;
  return atMost === null ? to : (from + to) / 2;
}

function proposedTemperature(softening: Softening, limits: HardnessLimits) {
  const window = windowOf(softening, limits, 'value');
  const target = window && targetOf(softening, limits, window);
  if (!window || target === null) return null;
  const band = windowOf(softening, limits, 'band');
  const temperatureC = roundedTo(target, window, limits);
  const assuredC = band && roundedTo(assuredOf(band, limits), band, limits);
  return {
    exactC: target,
    window: { fromC: window[0], toC: window[1] },
    temper: temperAt(softening, temperatureC, limits),
    assured: assuredC === null || assuredC === temperatureC ? null : temperAt(softening, assuredC, limits),
  };
}

/**
 * Proposes a tempering for the requirement of a section; null without a requirement.
 * @param quenchedHRC hardness as quenched at the position; null if it has no value @param quenchedBelowHRC upper limit
 * of the hardness as quenched in that case, if known
 */
export function proposeTemper(
  input: Pick<SectionInput, 'analysis' | 'temper' | 'requirement'>,
  quenchedHRC: number | null,
  quenchedBelowHRC: number | null = null,
): FoundProposal | null {
  if (!input.requirement) return null;
  const limits = limitsOf(input.requirement);
  const timeH = input.temper?.timeH ?? usualTemperH;
  const hottestC = hottestOf(input.analysis);
  const nothing = { timeH, hottestC, exactC: null, window: null, temper: null, assured: null };
  if (quenchedHRC === null) {
    const isBelow = quenchedBelowHRC !== null && quenchedBelowHRC <= (limits.atLeast ?? 0);
    return { ...nothing, outcome: isBelow ? 'quenched_below' : 'unknown' };
  }
  const quenched = Math.round(10 * quenchedHRC) / 10;
  if (limits.atLeast !== null && quenched < limits.atLeast) return { ...nothing, outcome: 'quenched_below' };
  const softening: Softening = {
    steel: contentsUsedBy(temperedHardness, input.analysis),
    quenched,
    hours: timeH,
    from: sectionLimits.temperC.min,
    to: hottestC,
  };
  if (!temperAt(softening, softening.from, limits)) return { ...nothing, outcome: 'unknown' };
  const found = proposedTemperature(softening, limits);
  if (found) return { ...nothing, ...found, outcome: 'found' };
  const isTooHard = limits.atLeast === null || hottestTempering(softening, limits.atLeast) !== null;
  return { ...nothing, outcome: isTooHard ? 'too_hard' : 'tempered_below' };
}

/** Returns the probability that the current tempering meets the requirement; null without a requirement or a hardness. */
export function probabilityOf(
  requirement: SectionInput['requirement'],
  quenchedHRC: number | null,
  tempered: { readonly hrc: number; readonly low: number } | null,
): number | null {
  if (!requirement || quenchedHRC === null || !tempered) return null;
  return probabilityWithin({ value: tempered.hrc, low: tempered.low }, limitsOf(requirement), quenchedHRC);
}
