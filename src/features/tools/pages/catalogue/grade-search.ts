/** Searches steel grades, and creates links that open calculators with their composition. */

import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { elements } from '@ferrite/calculators/core/elements.ts';
import type { GradeHit } from '@ferrite/calculators/core/steels/steels.ts';
import { calculatorsOfAnalysis } from '@ferrite/calculators/of-analysis.ts';
import { pagePath } from '@ferrite/calculators/registry.ts';
import { useEffect, useState } from 'react';
import type { ToolRow } from './catalogue.ts';

/** Minimum length of a query; shorter texts match almost every grade. */
const minQueryLength = 2;
const maxGrades = 5;

/** Finds steel grades by name, number or foreign name. The table is loaded with the first query. */
export function useGrades(query: string): readonly GradeHit[] {
  const [hits, setHits] = useState<readonly GradeHit[]>([]);
  useEffect(() => {
    let isOld = false;
    if (query.trim().length < minQueryLength) {
      setHits([]);
      return;
    }
    import('@ferrite/calculators/core/steels/steels.ts').then(
      ({ searchGrades }) => !isOld && setHits(searchGrades(query, maxGrades)),
      // The search for tools works without the table.
      () => !isOld && setHits([]),
    );
    return () => {
      isOld = true;
    };
  }, [query]);
  return hits;
}

/** Returns the calculators that take a composition. */
export const rowsForGrade = (rows: readonly ToolRow[]): readonly ToolRow[] =>
  rows.filter(({ entry }) => entry !== null && calculatorsOfAnalysis.includes(entry.id));

/** Returns the URL of a calculator with the typical composition of a grade; elements not listed for the grade are 0. */
export function addressWith(
  row: ToolRow,
  grade: { readonly key: string; readonly typical: Composition },
): string {
  if (!row.entry) return '/tools';
  const query = new URLSearchParams(
    elements.map((element) => [element, String(grade.typical[element] ?? 0)]),
  );
  query.set('grade', grade.key);
  return `/calculators/${pagePath(row.entry)}?${query}`;
}
