/** Reads and writes the list parameters in the URL: page, category, search, language and page size. */
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import { isLanguage, type Language } from '../../../../platform/shared/i18n/i18n.ts';
import { cardsPerPage, categoryIds, type PageSize, pageSizes } from '../../forum.rules.ts';

export type Selection = {
  readonly page: number;
  readonly category?: CategoryId | undefined;
  readonly search?: string | undefined;
  /** Language of the questions to list. */
  readonly written?: Language | undefined;
  /** Page size; if undefined, the stored one or the default is used. */
  readonly size?: PageSize | undefined;
};

const searchLength = 100;
const largestPage = 1_000_000;

/** Parses the query of the URL; invalid parameters are dropped. */
export function readSelection(query: URLSearchParams): Selection {
  const page = Number(query.get('page') ?? 1);
  const search = (query.get('q') ?? '').slice(0, searchLength);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
    category: categoryIds.find((id) => id === query.get('category')),
    search: search.trim() === '' ? undefined : search,
    written: isLanguage(query.get('written')) ? (query.get('written') as Language) : undefined,
    size: pageSizes.find((size) => String(size) === query.get('size')),
  };
}

/** Returns the query of the URL for a selection; empty for the first page without filters. */
export function writeSelection({ page, category, search, written, size }: Selection): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (category) query.set('category', category);
  if (written) query.set('written', written);
  if (size) query.set('size', String(size));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function listPath({ page, category, search, written, size }: Selection, language: Language) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(size ?? cardsPerPage) });
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (written) query.set('written', written);
  query.set('language', language);
  return `/api/forum/posts?${query}` as const;
}

/** Returns the page numbers to show: first, last and neighbours, with null for a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(near)].sort((one, other) => one - other);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? number;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
