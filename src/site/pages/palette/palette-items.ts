/** Palette entries found without the server: calculators by name, synonym and abbreviation, and calculators for a grade. */
import { type CalculatorId, categories, registry } from '@ferrite/calculators/registry.ts';
import type { ToolRow } from '../../../features/tools/pages/catalogue/catalogue.ts';
import { rowsForGrade } from '../../../features/tools/pages/catalogue/grade-search.ts';
import { nearMatches, searchTools } from '../../../features/tools/pages/catalogue/search.ts';

/** Calculators as rows of the catalogue. */
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

/** Maximum number of entries per kind. */
const most = 8;

/** Returns matching calculators: names that start with the query first, then in catalogue order. */
export function foundTools(query: string, nameOf: (row: ToolRow) => string): readonly ToolRow[] {
  const wanted = query.trim().toLowerCase();
  const rank = (row: ToolRow) => (nameOf(row).toLowerCase().startsWith(wanted) ? 0 : 1);
  return searchTools(allTools, query)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** Returns favourites, then recently used calculators, for an empty query. */
export function keptTools(
  starred: readonly CalculatorId[],
  recent: readonly CalculatorId[],
): { readonly starred: readonly ToolRow[]; readonly recent: readonly ToolRow[] } {
  return {
    starred: starred.flatMap(toolOf),
    recent: recent.filter((id) => !starred.includes(id)).flatMap(toolOf),
  };
}

/** Returns the calculators with one analysis, for a chosen grade. */
export const toolsForGrade = (query: string): readonly ToolRow[] =>
  searchTools(rowsForGrade(allTools), query);

/** Returns calculators with a similar name or synonym, for a query without matches. */
export const similarTools = (query: string): readonly ToolRow[] => nearMatches(allTools, query);
