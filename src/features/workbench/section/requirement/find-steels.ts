/** Finds grades of the catalogue that meet the requirement of a section in its medium; runs in the calculator thread. */
import jominy from '@ferrite/calculators/alloy-design/jominy-hardenability/index.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { type Grade, grades } from '@ferrite/calculators/core/steels/steels.ts';
import { severityOfFilm } from '@ferrite/calculators/formulas/quenching/medium.ts';
import {
  computeSectionProfile,
  placeDepths,
} from '@ferrite/calculators/formulas/quenching/section-profile.ts';
import {
  type ComputedSection,
  chosenModel,
  computeOrProblem,
  curveMm,
  evaluateQuenched,
  isExtrapolated,
  meanFilm,
  mediumOf,
  numberOf,
  problemsOf,
  type SectionProblem,
} from '../compute-section.ts';
import type { SectionInput, SteelsResult } from '../section.contract.ts';
import { hasCrackRisk, uncountedElements } from '../section-remarks.ts';
import { contentsUsedBy, criticalTemperature } from './known-analysis.ts';
import { proposeTemper } from './propose-temper.ts';
import { compareSteels } from './rank-steels.rules.ts';

/** Steel families that are quenched and tempered as bars and plates. */
const families: readonly string[] = [
  'quench-temper',
  'case-hardening',
  'spring',
  'bearing',
  'nitriding',
  'free-cutting',
  'tool-cold',
  'tool-hot',
  'fine-grain-pipeline',
  'unalloyed-structural',
];

/** Maximum number of grades in a result. */
const maxSteels = 20;

type Found = SteelsResult['steels'][number];
type FoundSteels =
  | { readonly ok: true; readonly result: SteelsResult }
  | Extract<ComputedSection, { ok: false }>;

/**
 * Returns whether the austenitizing temperature is high enough to harden the grade, and the hardness model includes its
 * elements.
 */
const isHardenable = ({ typical }: Grade, input: SectionInput): boolean => {
  if (uncountedElements(typical).length > 0) return false;
  const ac3 = criticalTemperature(typical, 'ac3MeanC');
  return ac3 !== null && ac3 <= input.startC;
};

/** Returns the distance on the Jominy bar that cools like the position, m; null beyond the end of the hardness curve. */
function equivalentOf(input: SectionInput): number | null {
  const section = { shape: input.shape, half: input.sizeMm / 2_000, start: input.startC };
  const steps = 4;
  const { points } = computeSectionProfile(section, mediumOf(input), input.criterion, steps);
  const equivalent = points[placeDepths[input.place] * steps]?.equivalent ?? null;
  return equivalent !== null && 1_000 * equivalent <= curveMm.max ? equivalent : null;
}

/** Returns the hardness and tempering of one steel; null if it does not meet the requirement. */
function steelAt(
  input: SectionInput,
  { equivalent, severity }: { readonly equivalent: number; readonly severity: number },
  { grade, analysis, below }: { grade: string | null; analysis: Composition; below?: SectionInput['below'] },
): Found | null {
  const steel = { ...input, analysis, below };
  const quenched = evaluateQuenched(steel, equivalent);
  const quenchedHRC = numberOf(quenched, chosenModel);
  if (!quenched || quenchedHRC === null) return null;
  const proposal = proposeTemper(steel, quenchedHRC);
  if (!proposal?.temper) return null;
  const { remarks, ...temper } = proposal.temper;
  const codes = remarks.map(({ code }) => code);
  // The model does not include the softening of secondary hardening steels, which would seem to keep any hardness.
  if (grade !== null && codes.includes('far_from_data')) return null;
  return {
    grade,
    analysis: grade === null ? {} : analysis,
    quenchedHRC,
    temper: { ...temper, timeH: proposal.timeH },
    codes: [
      ...(hasCrackRisk(analysis, severity) ? ['crack_risk'] : []),
      ...(isExtrapolated(quenched, chosenModel) ? ['outside_model'] : []),
      ...codes,
    ],
  };
}

/** Returns whether two analyses are the same for the hardness as quenched. */
function isSameSteel(one: Composition, other: Composition): boolean {
  const [a, b] = [contentsUsedBy(jominy, one), contentsUsedBy(jominy, other)];
  return Object.keys(a).every((element) => a[element as 'C'] === b[element as 'C']);
}

/**
 * Finds the grades whose typical analysis meets the requirement of a section in its medium, sorted by
 * `compareSteels`. At most 20; none without a requirement.
 */
export const findSteels = (input: SectionInput): FoundSteels =>
  computeOrProblem(input, () => findPossibleSteels(input));

function findPossibleSteels(input: SectionInput): FoundSteels {
  const problems: readonly SectionProblem[] = problemsOf(input);
  if (problems.length > 0) return { ok: false, problems };
  const known = grades.filter(({ family }) => families.includes(family));
  const hardenable = known.filter((grade) => isHardenable(grade, input));
  const equivalent = equivalentOf(input);
  const severity = severityOfFilm(meanFilm(mediumOf(input)));
  const own = { grade: null, analysis: input.analysis, below: input.below };
  const different = hardenable.filter(({ typical }) => !isSameSteel(typical, input.analysis));
  const others = different.map(({ name, typical }) => ({ grade: name, analysis: typical }));
  const found =
    equivalent === null || !input.requirement
      ? []
      : [own, ...others].flatMap((steel) => steelAt(input, { equivalent, severity }, steel) ?? []);
  return {
    ok: true,
    result: {
      examined: hardenable.length,
      leftOut: known.length - hardenable.length,
      isBeyondCurve: equivalent === null,
      steels: found.toSorted(compareSteels).slice(0, maxSteels),
    },
  };
}
