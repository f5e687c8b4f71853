/**
 * Entries of the command palette that are found without the server: calculators by name, synonym and abbreviation,
 * calculators for a steel grade, and the member's own work by name.
 */
import { type CalculatorId, categories, registry } from '@ferrite/calculators/registry.ts';
import type { ToolRow } from '../../../features/tools/pages/catalogue/catalogue.ts';
import { rowsForGrade } from '../../../features/tools/pages/catalogue/grade-search.ts';
import { nearMatches, searchTools } from '../../../features/tools/pages/catalogue/search.ts';

/** All calculators in the form of catalogue rows. */
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

/** Maximum number of entries of each kind. */
const most = 8;

/**
 * Returns calculators that match the query: first those whose name starts with it, then the others in catalogue order.
 */
export function foundTools(query: string, nameOf: (row: ToolRow) => string): readonly ToolRow[] {
  const wanted = query.trim().toLowerCase();
  const rank = (row: ToolRow) => (nameOf(row).toLowerCase().startsWith(wanted) ? 0 : 1);
  return searchTools(allTools, query)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most);
}

/** Returns the entries shown for an empty query: favourites, then recently used calculators. */
export function keptTools(
  starred: readonly CalculatorId[],
  recent: readonly CalculatorId[],
): { readonly starred: readonly ToolRow[]; readonly recent: readonly ToolRow[] } {
  return {
    starred: starred.flatMap(toolOf),
    recent: recent.filter((id) => !starred.includes(id)).flatMap(toolOf),
  };
}

/** Returns the calculators that take the analysis of one steel, for a chosen grade. */
export const toolsForGrade = (query: string): readonly ToolRow[] =>
  searchTools(rowsForGrade(allTools), query);

/** Returns calculators whose name or synonym is similar to a query without matches. */
export const similarTools = (query: string): readonly ToolRow[] => nearMatches(allTools, query);

/** Maximum number of own entries of each kind. */
const maxOwn = 5;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns own entries that contain all words of the query; those whose name starts with it come first. */
export function matchingWork<Work extends { readonly label: string; readonly aside: string }>(
  all: readonly Work[],
  query: string,
): readonly Work[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const rank = ({ label }: Work) => (plain(label).startsWith(words[0] ?? '') ? 0 : 1);
  return all
    .filter(({ label, aside }) => words.every((word) => plain(`${label} ${aside}`).includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, maxOwn);
}

/** Number of options by which Page Up and Page Down move. */
const pageSize = 8;

/** Returns the option to which a key moves, from the last to the first and back; null for other keys. */
export function nextOption(key: string, current: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowDown') return current >= last ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1;
  if (key === 'PageDown') return Math.min(last, current + pageSize);
  return key === 'PageUp' ? Math.max(0, current - pageSize) : null;
}
