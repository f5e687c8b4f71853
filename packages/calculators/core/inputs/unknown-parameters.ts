import type { Calculator } from '../calculator.ts';
import { units } from '../quantity.ts';
import { compositionsOf, gradeKeyOf, isContent, unitsKey } from './address.ts';
import { fieldsOf } from './fields.ts';
import { belowKey, chartKey, requirementKey, sweepKey } from './link-marks.ts';
import { readRequirement } from './requirement.ts';

/** URL parameters of a page that are not part of the calculation: language, version of the formulas, view. */
const pageKeys: readonly string[] = ['lang', 'v', 'view'];
/** URL parameters that mail programs and other sites append to links. */
const appended = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;

export type UnknownParametersOptions = {
  /** Returns whether a steel grade exists; grades are not checked without it. */
  readonly isGrade?: (key: string) => boolean;
};

/**
 * Returns the parameters of a link that are unknown to the calculator, as written in the link, e.g. `thicknesMm=40` or
 * a requirement on a missing result. A repeated key counts as unknown, because only one value can apply. Values of
 * inputs are checked when they are parsed.
 */
export function unknownParameters(
  calculator: Calculator,
  query: URLSearchParams,
  { isGrade = () => true }: UnknownParametersOptions = {},
): readonly string[] {
  const gradeKeys = compositionsOf(calculator).map(gradeKeyOf);
  const inputKeys = fieldsOf(calculator).map(({ key }) => key);
  const isUnderstood = (key: string, value: string): boolean => {
    if (value === '' && !inputKeys.includes(key)) return true;
    if (key === requirementKey) return readRequirement(calculator, query) !== null;
    if (key === belowKey) return value.split(',').every((each) => isContent(calculator, each));
    if (key === chartKey)
      return value === sweepKey || (calculator.charts ?? []).some((chart) => chart.key === value);
    if (key === unitsKey) return value.split(',').every((each) => units.some((unit) => unit === each));
    if (gradeKeys.includes(key)) return isGrade(value);
    return inputKeys.includes(key);
  };
  const seen = new Set<string>();
  return [...query].flatMap(([key, value]) => {
    if (pageKeys.includes(key) || appended.test(key)) return [];
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated || !isUnderstood(key, value) ? [`${key}=${value}`] : [];
  });
}
