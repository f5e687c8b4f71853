import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiPageQuery } from '../../../platform/browser/api-client.ts';
import type { Endpoint, PathOf } from '../../../platform/server/http/contract.ts';

export const pageSize = 50;

/** Returns `path?name=value&…`; parameters with an empty value are omitted. */
export function withParameters(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Pagination fields of a list response. */
type Paged = { readonly page: number; readonly pageSize: number; readonly total: number };

/** Returns the last page of a list if the answer is of a later one; otherwise null. */
export function lastPageBefore(answer: unknown): number | null {
  const { page, pageSize: size, total } = (answer ?? {}) as Partial<Paged>;
  if (page === undefined || size === undefined || total === undefined) return null;
  const last = Math.max(1, Math.ceil(total / size));
  return page > last ? last : null;
}

/**
 * Fetches one page of a list, the last one if the list has fewer; the previous page stays visible while the next one
 * loads.
 */
export function useList<E extends Endpoint & { readonly method: 'GET' }>(
  path: PathOf<E>,
  parameters: Readonly<Record<string, string | number>>,
) {
  const read = (page: Readonly<Record<string, number>>) => ({
    // The type is correct, because only the query string was added to the path.
    ...apiPageQuery<E>(withParameters(path, { pageSize, ...parameters, ...page }) as PathOf<E>),
    placeholderData: keepPreviousData,
  });
  const asked = useQuery(read({}));
  const last = asked.isPlaceholderData ? null : lastPageBefore(asked.data);
  const clamped = useQuery({ ...read({ page: last ?? 1 }), enabled: last !== null });
  return last === null ? asked : clamped;
}

const ofDashboard = /^\/api\/(admin\/|forum\/reports)/;

/** Returns a function that refetches all data shown in the dashboard. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofDashboard.test(String(queryKey[0])) }),
    [queryClient],
  );
}
