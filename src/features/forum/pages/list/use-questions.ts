import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { read, readPage } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { forumContract, Question } from '../../forum.contract.ts';
import { listPath, type Selection } from '../writing/selection.ts';
import type { FirstPage } from './first-page.ts';

/** Route of the home page; its loader returns `{ forum }`. */
const homeRoute = 'site/pages/home';

/** Loads one page of questions. Starts with the server-rendered page and keeps the previous page while loading. */
export function useQuestions(selection: Selection) {
  const rendered = useRouteLoaderData<{ readonly forum?: FirstPage } | undefined>(homeRoute)?.forum;
  const path = listPath(selection, useLanguage());
  return useQuery({
    ...readPage<typeof forumContract.list>(path),
    ...(rendered?.path === path && { initialData: rendered.page }),
    placeholderData: keepPreviousData,
  });
}

const isForum = /^\/api\/forum\//;

/** Refetches all forum data on the screen. */
export function refreshForum(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isForum.test(String(queryKey[0])) });
}

export function useRefreshForum(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshForum(client);
}

/** Returns whether a query key belongs to this question: the question, its answers or its hidden answers. */
const isOfQuestion = (key: string, id: number): boolean =>
  key.startsWith(`/api/forum/posts/${id}?`) || key.startsWith(`/api/forum/posts/${id}/`);

/** Refetches the forum after a question is deleted or hidden, without requesting that question again. */
export function useRefreshAfterRemoval(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    const isGone = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      isOfQuestion(String(queryKey[0]), id);
    await client.cancelQueries({ predicate: isGone });
    // Marks the queries as stale, so that the question reloads when it is unhidden later.
    await client.invalidateQueries({ predicate: isGone, refetchType: 'none' });
    await client.invalidateQueries({
      predicate: (query) => isForum.test(String(query.queryKey[0])) && !isGone(query),
    });
  };
}

/** Loads one question; starts with the server-rendered one. */
export function useQuestion(rendered: Question) {
  const language = useLanguage();
  const path = `/api/forum/posts/${rendered.id}?language=${language}` as const;
  return useQuery({ ...read<typeof forumContract.question>(path), initialData: rendered });
}
