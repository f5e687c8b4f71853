/** What the palette finds by itself: calculators by name, word and abbreviation, and those that a grade opens. */
import { type CalculatorId, categories, registry } from '@ferrite/calculators/registry.ts';
import type { ToolRow } from '../../../tools/pages/catalogue/catalogue.ts';
import { rowsForGrade } from '../../../tools/pages/catalogue/grade-search.ts';
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
  searchTools(rowsForGrade(allTools), query);

/** Calculators with a name or a word spelled like the query, for a query that finds none. */
export const similarTools = (query: string): readonly ToolRow[] => nearMatches(allTools, query);
