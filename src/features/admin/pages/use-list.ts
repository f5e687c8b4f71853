import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readPage } from '../../../platform/browser/api-client.ts';
import type { Endpoint, PathOf } from '../../../platform/server/http/contract.ts';

export const pageSize = 50;

/** Returns `path?name=value&…` without empty values. */
export function withParameters(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** One page of a list; while the next one is fetched the former stays. */
export function useList<E extends Endpoint & { readonly method: 'GET' }>(
  path: PathOf<E>,
  parameters: Readonly<Record<string, string | number>>,
) {
  return useQuery({
    // Still an address of the same list.
    ...readPage<E>(withParameters(path, { pageSize, ...parameters }) as PathOf<E>),
    placeholderData: keepPreviousData,
  });
}

const ofDashboard = /^\/api\/(admin\/|forum\/reports)/;

/** Reads again whatever the dashboard shows. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofDashboard.test(String(queryKey[0])) }),
    [queryClient],
  );
}
