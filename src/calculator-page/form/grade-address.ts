/** Encodes the grades of compositions in links. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { compositionsOf, gradeKeyOf } from '@ferrite/calculators/core/inputs/address.ts';
import type { FormState, PickedGrade } from './form-entry.ts';

/** Returns `&grade=42crmo4`; empty if no grade was selected from the table. */
export function gradeQuery(calculator: Calculator, state: FormState): string {
  return compositionsOf(calculator)
    .map((input) => {
      const { key } = state.grades[input.key] ?? {};
      return key === undefined ? '' : `&${gradeKeyOf(input)}=${encodeURIComponent(key)}`;
    })
    .join('');
}

type Steels = typeof import('@ferrite/calculators/core/steels/steels.ts');
type Grade = Steels['grades'][number];

/** Returns the form's copy of a grade. */
export const pickedGrade = ({ key, name, aliases, typical, confidence }: Grade): PickedGrade => ({
  key,
  name,
  number: aliases.number?.[0],
  typical,
  confirmed: confidence === 'SEEN',
});

/** Returns the grades of a URL by composition; loads the table only if there are any. */
export async function gradesIn(
  calculator: Calculator,
  query: URLSearchParams,
): Promise<readonly (readonly [input: string, grade: PickedGrade])[]> {
  const named = compositionsOf(calculator).flatMap((input) => {
    const key = query.get(gradeKeyOf(input));
    return key === null ? [] : [[input.key, key] as const];
  });
  if (named.length === 0) return [];
  const { grades } = await import('@ferrite/calculators/core/steels/steels.ts');
  return named.flatMap(([input, key]) => {
    const grade = grades.find((each) => each.key === key);
    return grade ? [[input, pickedGrade(grade)] as const] : [];
  });
}
