/** Lists in pages: with page parameters a page and the total, without parameters an array of the newest entries. */
import { z } from 'zod';

/** Maximum number of entries in a list without page parameters. */
export const longestArray = 1_000;
const longestPage = 100;

export type Page<T> = {
  readonly items: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), pageSize: z.number() });

/** Query parameters of a list; further filters are added by `extend`. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(longestPage).optional(),
  search: z.string().trim().max(200).optional(),
});

export type PageQuery = z.infer<typeof pageQuery>;
export type Window = { readonly limit: number; readonly offset: number };

/** Returns whether a query contains no parameters and therefore requests an array instead of a page. */
export function wantsArray(query: PageQuery): boolean {
  return Object.values(query).every((value) => value === undefined);
}

/** Returns the range of rows that a query requests. */
export function windowOf(query: PageQuery, usualSize: number): Window & { page: number; pageSize: number } {
  if (wantsArray(query)) return { limit: longestArray, offset: 0, page: 1, pageSize: longestArray };
  const { page = 1, pageSize = usualSize } = query;
  return { limit: pageSize, offset: (page - 1) * pageSize, page, pageSize };
}
