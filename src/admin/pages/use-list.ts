import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerOf, Endpoint, PathOf } from '../../platform/contract.ts';
import type { Page } from '../../platform/paging.ts';

export const pageSize = 50;

/** `path?name=value&…` without what is empty. */
export function withParameters(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Some lists answer an array when no page is asked for. Of those without a contract the row is named. */
type Listed<E> = E extends Endpoint ? Extract<AnswerOf<E>, { readonly items: unknown }> : Page<E>;
type ListPath<E> = E extends Endpoint ? PathOf<E> : string;

/** One page of a list; while the next one is fetched the former stays. */
export function useList<E>(path: ListPath<E>, parameters: Readonly<Record<string, string | number>>) {
  return useQuery<Listed<E>>({
    queryKey: [withParameters(path, { pageSize, ...parameters })],
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
