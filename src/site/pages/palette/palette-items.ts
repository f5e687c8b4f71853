/** What the palette finds by itself: calculators by name, word and abbreviation, and those that a grade opens. */
import type { Composition } from '../../../../calculators/core/elements.ts';
import { elements } from '../../../../calculators/core/elements.ts';
import { calculatorsOfAnalysis } from '../../../../calculators/of-analysis.ts';
import { type CalculatorId, categories, pagePath, registry } from '../../../../calculators/registry.ts';
import type { ToolRow } from '../../../tools/pages/catalogue/catalogue.ts';
import { nearMatches, searchTools } from '../../../tools/pages/catalogue/search.ts';

/** Every calculator as the catalogue has it; what stands behind a name is asked for when it is opened. */
export const allTools: readonly ToolRow[] = registry.map((entry, at) => ({
  category: categories.find(({ id }) => id === entry.category)?.name ?? '',
  name: entry.name,
  categoryId: entry.category,
  number: at + 1,
  access: entry.access,
  entry,
  available: true,
  links: [],
}));

const toolOf = (id: CalculatorId): readonly ToolRow[] => allTools.filter(({ entry }) => entry?.id === id);

/** Most of one kind that are listed while others are found as well. */
const most = 8;

/** Names that begin with the query come first, then the catalogue's order. */
export function foundTools(query: string, nameOf: (row: ToolRow) => string): readonly ToolRow[] {
  const wanted = query.trim().toLowerCase();
  const rank = (row: ToolRow) => (nameOf(row).toLowerCase().startsWith(wanted) ? 0 : 1);
  return searchTools(allTools, query)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** Before anything is typed: favourites, then what was used last. */
export function keptTools(
  starred: readonly CalculatorId[],
  recent: readonly CalculatorId[],
): { readonly starred: readonly ToolRow[]; readonly recent: readonly ToolRow[] } {
  return {
    starred: starred.flatMap(toolOf),
    recent: recent.filter((id) => !starred.includes(id)).flatMap(toolOf),
  };
}

/** The calculators that compute with one analysis, for a grade that was chosen. */
export const toolsForGrade = (query: string): readonly ToolRow[] =>
  searchTools(
    allTools.filter(({ entry }) => entry !== null && calculatorsOfAnalysis.includes(entry.id)),
    query,
  );

/** Where a calculator opens with the typical analysis of a grade; what the grade has none of is 0. */
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

/** The name of a calculator that is spelled most like the query; undefined where none comes near. */
export function nearestName(query: string, nameOf: (row: ToolRow) => string): string | undefined {
  const [nearest] = query.trim() === '' ? [] : nearMatches(allTools, query);
  return nearest && nameOf(nearest);
}
