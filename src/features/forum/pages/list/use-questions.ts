import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { apiPageQuery, apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { forumContract, Question } from '../../forum.contract.ts';
import type { FirstPage } from './first-page.ts';
import { listPath, type Selection } from './selection.ts';

/** Route of the home page; its loader returns `{ forum }`. */
const homeRoute = 'site/pages/home';

/**
 * Loads one page of questions. Starts with the server-rendered page, and shows the previous page while another one
 * loads.
 */
export function useQuestions(selection: Selection) {
  const rendered = useRouteLoaderData<{ readonly forum?: FirstPage } | undefined>(homeRoute)?.forum;
  const path = listPath(selection, useLanguage());
  return useQuery({
    ...apiPageQuery<typeof forumContract.list>(path),
    ...(rendered?.path === path && { initialData: rendered.page }),
    placeholderData: keepPreviousData,
  });
}

const isForum = /^\/api\/forum\//;

/** Refetches all forum data shown on the page. */
export function refreshForum(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isForum.test(String(queryKey[0])) });
}

export function useRefreshForum(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshForum(client);
}

/** Returns whether the query with this key fetches the question, its answers or its hidden answers. */
const isOfQuestion = (key: string, id: number): boolean =>
  key.startsWith(`/api/forum/posts/${id}?`) || key.startsWith(`/api/forum/posts/${id}/`);

/**
 * Returns a function that refetches the forum after a question was deleted or hidden, but does not request that
 * question.
 */
export function useRefreshAfterRemoval(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    const isGone = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      isOfQuestion(String(queryKey[0]), id);
    await client.cancelQueries({ predicate: isGone });
    // Marks the question's queries as outdated, so that it is fetched again if it is shown later.
    await client.invalidateQueries({ predicate: isGone, refetchType: 'none' });
    await client.invalidateQueries({
      predicate: (query) => isForum.test(String(query.queryKey[0])) && !isGone(query),
    });
  };
}

/** Loads one question; starts with the server-rendered version. */
export function useQuestion(rendered: Question) {
  const language = useLanguage();
  const path = `/api/forum/posts/${rendered.id}?language=${language}` as const;
  return useQuery({ ...apiQuery<typeof forumContract.question>(path), initialData: rendered });
}
