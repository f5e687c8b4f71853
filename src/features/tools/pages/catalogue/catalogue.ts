/** Rows of the tools table. */
import {
  type Access,
  type CategoryId,
  categories,
  findByName,
  type RegistryEntry,
} from '@ferrite/calculators/registry.ts';
import type { Catalogue } from '../../tools.contract.ts';

export type ToolRow = {
  /** English name of the category, as in the API. */
  readonly category: string;
  readonly name: string;
  readonly categoryId: CategoryId;
  /** Position in the whole catalogue, starting at 1. */
  readonly number: number;
  readonly access: Access;
  /** Registry entry; null for a calculator without a page. */
  readonly entry: RegistryEntry | null;
  readonly available: boolean;
  readonly links: readonly string[];
  readonly titles?: Readonly<Record<string, string>>;
};

/** Converts the response of `GET /api/tools` to numbered rows. Unknown categories are omitted. */
export function toolRows(catalogue: Catalogue): readonly ToolRow[] {
  let number = 0;
  return categories.flatMap(({ id: categoryId, name: category }) =>
    (catalogue[category] ?? []).map((tool) => {
      number += 1;
      const entry = findByName(category, tool.name) ?? null;
      return {
        category,
        name: tool.name,
        categoryId,
        number,
        access: tool.access ?? entry?.access ?? 'premium',
        entry,
        available: entry !== null && tool.available !== false,
        links: tool.links ?? [],
        titles: tool.titles ?? {},
      };
    }),
  );
}
