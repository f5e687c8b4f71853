/** Sorting of the steels and media that meet a requirement. */
import { quenchBaths, severities } from '@ferrite/calculators/formulas/hardenability/quench-severity.ts';
import { bathTemperatures } from '../form/medium-limits.rules.ts';
import type { SectionInput, SteelsResult } from '../section.contract.ts';

/** Steels that meet the requirement in one medium. */
export type Searched = {
  readonly medium: SectionInput['medium'];
  /** True for the medium of the form. */
  readonly isCurrent: boolean;
  readonly steels: SteelsResult['steels'];
};
export type Choice = SteelsResult['steels'][number] & Pick<Searched, 'medium' | 'isCurrent'>;

/** Maximum number of rows in the table. */
export const maxChoices = 12;

/** Returns the media to search: that of the form, then the baths from mild to severe at its temperature, or their highest one. */
export function mediaToSearch(current: SectionInput['medium']): readonly SectionInput['medium'][] {
  const { temperatureC } = current;
  const baths = quenchBaths
    .filter((bath) => current.by !== 'bath' || current.bath !== bath)
    .toSorted((one, other) => severities[one] - severities[other]);
  const at = (bath: (typeof baths)[number]) => Math.min(temperatureC, bathTemperatures(bath).max);
  return [current, ...baths.map((bath) => ({ by: 'bath' as const, bath, temperatureC: at(bath) }))];
}

type Steel = SteelsResult['steels'][number];

/** Codes of remarks on numbers outside the range or the data of their model. */
export const doubts: readonly string[] = [
  'outside_model',
  'above_ac1',
  'far_from_data',
  'tempering_not_measured',
];
const isDoubtful = ({ codes }: Steel): boolean => codes.some((code) => doubts.includes(code));

const bandOf = ({ temper: { low, high } }: Steel): number => high - low;

/**
 * Compares steels in one medium: first the analysis of the request, then steels within the models by tempering
 * temperature, then the others from the narrowest band on.
 */
export const compareSteels = (one: Steel, other: Steel): number =>
  Number(other.grade === null) - Number(one.grade === null) ||
  Number(isDoubtful(one)) - Number(isDoubtful(other)) ||
  (isDoubtful(one) ? bandOf(one) - bandOf(other) : other.temper.temperatureC - one.temper.temperatureC);

/**
 * Returns at most 12 choices with each steel once: the current steel in another medium, other steels in the current
 * medium, then the rest from the mildest medium on.
 */
export function rankChoices(searched: readonly Searched[]): readonly Choice[] {
  const group = ({ grade, isCurrent }: Choice) => (grade === null ? 0 : isCurrent ? 1 : 2);
  const severity = ({ medium }: Choice) => (medium.by === 'bath' ? severities[medium.bath] : 0);
  const order = (one: Choice, other: Choice): number =>
    group(one) - group(other) ||
    (group(one) === 1 ? 0 : severity(one) - severity(other)) ||
    compareSteels(one, other);
  const all = searched
    .flatMap(({ steels, medium, isCurrent }) => steels.map((steel) => ({ ...steel, medium, isCurrent })))
    .toSorted(order);
  const seen = new Set<string | null>();
  return all.filter(({ grade }) => !seen.has(grade) && seen.add(grade)).slice(0, maxChoices);
}
