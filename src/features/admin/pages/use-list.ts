import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readPage } from '../../../platform/browser/api-client.ts';
import type { Endpoint, PathOf } from '../../../platform/server/http/contract.ts';

export const pageSize = 50;

/** Returns `path?name=value&…`; parameters with an empty value are omitted. */
export function withParameters(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Fetches one page of a list; the previous page stays visible while the next one loads. */
export function useList<E extends Endpoint & { readonly method: 'GET' }>(
  path: PathOf<E>,
  parameters: Readonly<Record<string, string | number>>,
) {
  return useQuery({
    // The type is correct, because only the query string was added to the path.
    ...readPage<E>(withParameters(path, { pageSize, ...parameters }) as PathOf<E>),
    placeholderData: keepPreviousData,
  });
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
