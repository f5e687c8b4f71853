/** Finds the calculators that have a related link to a post. */
import { type CalculatorId, findByName } from '@ferrite/calculators/registry.ts';
import type { ToolsStore } from '../tools.store.ts';
import { relatedLink } from './related-link.rules.ts';

/** Returns the calculators by post id, in the order of the links. */
export async function calculatorsOfPosts({
  listLinks,
}: Pick<ToolsStore, 'listLinks'>): Promise<ReadonlyMap<string, readonly CalculatorId[]>> {
  const found = new Map<string, readonly CalculatorId[]>();
  for (const { category, toolName, url } of await listLinks()) {
    const link = relatedLink(url);
    const entry = findByName(category, toolName);
    if (link?.kind !== 'post' || !entry) continue;
    found.set(link.label, [...(found.get(link.label) ?? []), entry.id]);
  }
  return found;
}
