/** The catalogue as the table shows it. */
import {
  type Access,
  type CategoryId,
  categories,
  findByName,
  type RegistryEntry,
} from '@ferrite/calculators/registry.ts';
import type { Catalogue } from '../../tools.contract.ts';

export type ToolRow = {
  /** English names, as calls name them. */
  readonly category: string;
  readonly name: string;
  readonly categoryId: CategoryId;
  /** Position in the whole catalogue, from 1. */
  readonly number: number;
  readonly access: Access;
  /** What we know of it; null for a name without a page. */
  readonly entry: RegistryEntry | null;
  readonly available: boolean;
  readonly links: readonly string[];
  /** Titles of the posts among the links. */
  readonly titles?: Readonly<Record<string, string>>;
};

/** The answer of `GET /api/tools` as rows, numbered through. Tools of a category we do not know are left out. */
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
