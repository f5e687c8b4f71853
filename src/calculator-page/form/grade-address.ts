/** The grade of each composition in a link: whoever opens it sees which steel was meant, and its limits. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { compositionsOf, gradeKeyOf } from '@ferrite/calculators/core/inputs/address.ts';
import type { FormState, PickedGrade } from './form-entry.ts';

/** `&grade=42crmo4`, empty where no grade was picked from the table. */
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

/** What the form keeps of a grade in the table. */
export const pickedGrade = ({ key, name, aliases, typical, confidence }: Grade): PickedGrade => ({
  key,
  name,
  number: aliases.number?.[0],
  typical,
  confirmed: confidence === 'SEEN',
});

/** The grades that an address names, by composition; the table is fetched only where there are some. */
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
