/** Computes cooling, Jominy equivalents and hardness of a quenched section; runs in the calculator thread. */
import jominy from '@ferrite/calculators/alloy-design/jominy-hardenability/index.ts';
import type { Calculator, FormulaLine } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { isOutsideRange, leadingLines } from '@ferrite/calculators/core/models.ts';
import { severities } from '@ferrite/calculators/formulas/hardenability/quench-severity.ts';
import {
  filmAt,
  filmOfSeverity,
  type Medium,
  severityOfFilm,
} from '@ferrite/calculators/formulas/quenching/medium.ts';
import { filmOfProbe } from '@ferrite/calculators/formulas/quenching/probe.ts';
import {
  computeSectionProfile,
  type Place,
  type ProfilePoint,
  placeDepths,
} from '@ferrite/calculators/formulas/quenching/section-profile.ts';
import temperedHardness from '@ferrite/calculators/heat-treatment/tempered-hardness/index.ts';
import { boronModel } from '../heats/boron.rules.ts';
import { contentsUsedBy } from './requirement/known-analysis.ts';
import { type FoundProposal, probabilityOf, proposeTemper } from './requirement/propose-temper.ts';
import { scaleEndHRC } from './scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';
import { sectionPlaces } from './section.rules.ts';
import { type Found, type FoundRemark, remarksOf } from './section-remarks.ts';

/** Input that a model cannot use, e.g. `analysis.C`. */
export type SectionProblem = { readonly field: string; readonly code: string };
/** Result of a section independent of the language. */
export type SectionValues = Omit<SectionResult, 'models' | 'remarks' | 'proposal'> & {
  readonly models: readonly (Omit<SectionResult['models'][number], 'label'> & { readonly output: string })[];
  readonly remarks: readonly FoundRemark[];
  readonly proposal: FoundProposal | null;
  /** Formulas of the hardness at the selected position, with inserted numbers. */
  readonly working: readonly FormulaLine[];
};
export type ComputedSection =
  | { readonly ok: true; readonly result: SectionValues }
  | { readonly ok: false; readonly problems: readonly SectionProblem[] };

type Good = Extract<Evaluated, { ok: true }>;

/** Model used for the hardness as quenched. */
export const chosenModel = 'hardnessA255HRC';
/** Number of formula lines of the chosen model; lines of other models follow. */
const linesOfA255 = 3;
/** Range of distances that the models of the end-quench curve accept, mm. */
export const curveMm = { min: 1.5, max: 50 } as const;

/** Number of depth steps of the profile. */
const steps = 40;

/** Returns the medium, and the deviation of its coefficients from the probe curve, K. */
export function mediumOf({ medium }: SectionInput): Medium & { readonly deviation?: number } {
  const constant = (film: number) => [{ celsius: 0, film }];
  const { temperatureC: temperature } = medium;
  switch (medium.by) {
    case 'bath':
      return { temperature, film: constant(filmOfSeverity(severities[medium.bath])) };
    case 'severity':
      return { temperature, film: constant(filmOfSeverity(medium.severity)) };
    case 'film':
      return { temperature, film: constant(medium.filmWm2K) };
    case 'probe':
      return { temperature, ...filmOfProbe(medium.curve, temperature) };
    case 'table':
      return {
        temperature,
        film: medium.points.map(({ surfaceC, filmWm2K }) => ({ celsius: surfaceC, film: filmWm2K })),
      };
  }
}

/** Returns the mean film coefficient between 800 and 500 °C of the surface, W/(m²·K). */
export function meanFilm({ film }: Medium): number {
  const temperatures = Array.from({ length: 31 }, (_, at) => 500 + 10 * at);
  return temperatures.reduce((sum, celsius) => sum + filmAt(film, celsius).film, 0) / temperatures.length;
}

type Evaluation = {
  readonly point: ProfilePoint;
  readonly quenched: Good | null;
  readonly tempered: Good | null;
};

export function numberOf(evaluated: Good | null, key: string): number | null {
  const value = evaluated?.values[key];
  return typeof value === 'number' ? value : null;
}

/** Returns the hardness as quenched by each model. @param equivalent distance from the quenched end, m */
export function evaluateQuenched(
  { analysis, below, grainSize }: Pick<SectionInput, 'analysis' | 'below' | 'grainSize'>,
  equivalent: number,
): Good | null {
  const distanceMm = Math.min(curveMm.max, Math.max(curveMm.min, 1_000 * equivalent));
  const boron = boronModel({ analysis, below });
  return goodOf(evaluate(jominy, { ...contentsUsedBy(jominy, analysis), boron, grainSize, distanceMm }));
}

function evaluatePoint(input: SectionInput, point: ProfilePoint): Evaluation {
  const { equivalent } = point;
  if (equivalent === null) return { point, quenched: null, tempered: null };
  const quenched = evaluateQuenched(input, equivalent);
  const hardness = numberOf(quenched, chosenModel);
  if (!input.temper || hardness === null) return { point, quenched, tempered: null };
  const quenchedHRC = Math.round(10 * hardness) / 10;
  return {
    point,
    quenched,
    tempered: goodOf(
      evaluate(temperedHardness, {
        ...contentsUsedBy(temperedHardness, input.analysis),
        quenchedHRC,
        ...input.temper,
      }),
    ),
  };
}

const goodOf = (evaluated: Evaluated): Good | null => (evaluated.ok ? evaluated : null);

/** Returns whether the hardness has no value because it is below the Rockwell C scale. */
const isBelowScale = (quenched: Good | null): boolean =>
  quenched?.warnings.some(
    ({ code, explains }) => code === 'below_rockwell' && explains?.includes(chosenModel),
  ) === true;

/**
 * Returns the upper limit of the hardness as quenched where it has no value; null where it has one, or no limit is
 * known, e.g. because the model does not include the carbon content.
 */
function quenchedBelow(input: SectionInput, { point, quenched }: Evaluation): number | null {
  if (numberOf(quenched, chosenModel) !== null) return null;
  const last = point.equivalent === null ? evaluateQuenched(input, curveMm.max / 1_000) : quenched;
  return numberOf(last, chosenModel) ?? (isBelowScale(last) ? scaleEndHRC : null);
}

const millimetres = (metres: number): number => Math.round(metres * 1e6) / 1_000;

function profilePoint({ point, quenched, tempered }: Evaluation): SectionResult['profile'][number] {
  const [hrc, low, high] = (['bestHRC', 'best90LowHRC', 'best90HighHRC'] as const).map((key) =>
    numberOf(tempered, key),
  );
  return {
    depthMm: millimetres(point.depth),
    coolingTimeS: point.coolingTime,
    rateKPerS: point.rate,
    equivalentMm: point.equivalent === null ? null : millimetres(point.equivalent),
    quenchedHRC: numberOf(quenched, chosenModel),
    tempered:
      typeof hrc === 'number' && typeof low === 'number' && typeof high === 'number'
        ? { hrc, low, high }
        : null,
  };
}

/** Returns the problems of both hardness models with the analysis, by field of the request. */
export function problemsOf(input: SectionInput): readonly SectionProblem[] {
  const tried = [
    evaluate(jominy, { ...contentsUsedBy(jominy, input.analysis), distanceMm: 10 }),
    ...(input.temper
      ? [evaluate(temperedHardness, { ...contentsUsedBy(temperedHardness, input.analysis), ...input.temper })]
      : []),
  ];
  const found = tried.flatMap((each) => (each.ok ? [] : each.problems));
  const fields = new Map(
    found.map(({ key, code }) => [key in input.analysis || key === 'C' ? `analysis.${key}` : key, code]),
  );
  const { medium } = input;
  if (medium.by === 'probe' && (medium.curve.at(-1)?.celsius ?? 0) <= medium.temperatureC)
    fields.set('medium.curve', 'below_minimum');
  if (input.startC < input.medium.temperatureC + 50) fields.set('medium.temperatureC', 'above_maximum');
  return [...fields].map(([field, code]) => ({ field, code }));
}

const mediumFields = {
  bath: 'medium.temperatureC',
  severity: 'medium.severity',
  film: 'medium.filmWm2K',
  table: 'medium.points',
  probe: 'medium.curve',
} as const;

/** Runs a computation; a cooling without a numerical solution is a problem of the medium. */
export function computeOrProblem<T>({ medium }: SectionInput, compute: () => T) {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const problem: SectionProblem = { field: mediumFields[medium.by], code: 'not_computable' };
    return { ok: false as const, problems: [problem] };
  }
}

/** Computes a section. Every number outside its range has a remark. */
export const computeSection = (input: SectionInput): ComputedSection =>
  computeOrProblem(input, () => computePossible(input));

function computePossible(input: SectionInput): ComputedSection {
  const problems = problemsOf(input);
  if (problems.length > 0) return { ok: false, problems };
  const medium = mediumOf(input);
  const section = { shape: input.shape, half: input.sizeMm / 2_000, start: input.startC };
  const profile = computeSectionProfile(section, medium, input.criterion, steps);
  const evaluated = profile.points.map((point) => evaluatePoint(input, point));
  const at = (place: Place): Evaluation =>
    evaluated[placeDepths[place] * steps] ?? (evaluated[0] as Evaluation);
  const film = meanFilm(medium);
  const chosen = at(input.place);
  const { deviation = 0 } = medium;
  const atPlace = profilePoint(chosen);
  const belowHRC = quenchedBelow(input, chosen);
  const found: Found = {
    ...{ input, deviation, criterion: profile.criterion, belowHRC, severity: severityOfFilm(film) },
    ...{ chosen, centre: at('centre') },
  };
  return {
    ok: true,
    result: {
      criterion: profile.criterion,
      filmWm2K: film,
      severity: severityOfFilm(film),
      places: sectionPlaces.map((place) => ({
        place,
        ...profilePoint(at(place)),
        quenchedBelowHRC: quenchedBelow(input, at(place)),
      })),
      profile: evaluated.map(profilePoint),
      curves: sectionPlaces.map((place) => ({
        place,
        points: profile.curves[place].map(([seconds, celsius]) => [seconds, celsius] as [number, number]),
      })),
      models: modelsOf(chosen),
      remarks: remarksOf(found),
      probability: probabilityOf(input.requirement, atPlace.quenchedHRC, atPlace.tempered),
      proposal: proposeTemper(input, atPlace.quenchedHRC, belowHRC),
      working: [
        ...workingOf(jominy, chosen.quenched).slice(0, linesOfA255),
        ...workingOf(temperedHardness, chosen.tempered),
      ],
    },
  };
}

/** Returns whether a model gives no value, or is used outside its range. */
export const isExtrapolated = (quenched: Good, output: string): boolean => isOutsideRange(output, quenched);

function modelsOf({ quenched }: Evaluation): SectionValues['models'] {
  if (!quenched) return [];
  return (jominy.models ?? []).map(({ output }) => ({
    output,
    hrc: numberOf(quenched, output),
    inRange: !isExtrapolated(quenched, output),
    chosen: output === chosenModel,
  }));
}

const workingOf = (calculator: Calculator, evaluated: Good | null): readonly FormulaLine[] =>
  evaluated
    ? leadingLines(calculator, evaluated, calculator.explain(evaluated.inputs, evaluated.values))
    : [];
