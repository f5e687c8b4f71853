import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { read, readPage } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/i18n/language-context.ts';
import type { forumContract, Question } from '../../forum.contract.ts';
import { listPath, type Selection } from '../writing/selection.ts';
import type { FirstPage } from './first-page.ts';

/** The route around the sections; its loader gives `{ forum }`. */
const homeRoute = 'site/pages/home';

/** One page of questions. What the server rendered comes first; while the next page loads, the last one stays. */
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

/** Reads everything of the forum anew that is on the screen. */
export function refreshForum(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isForum.test(String(queryKey[0])) });
}

export function useRefreshForum(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshForum(client);
}

/** Whether a key belongs to the screen of one question: itself, its answers, what is hidden of them. */
const isOfQuestion = (key: string, id: number): boolean =>
  key.startsWith(`/api/forum/posts/${id}?`) || key.startsWith(`/api/forum/posts/${id}/`);

/** Reads the forum anew once a question is gone or out of sight; of what is gone nothing is asked any more. */
export function useForgetQuestion(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    const isGone = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      isOfQuestion(String(queryKey[0]), id);
    await client.cancelQueries({ predicate: isGone });
    // Shown again later, it is read again.
    await client.invalidateQueries({ predicate: isGone, refetchType: 'none' });
    await client.invalidateQueries({
      predicate: (query) => isForum.test(String(query.queryKey[0])) && !isGone(query),
    });
  };
}

/** One question, as the server rendered it first. */
export function useQuestion(rendered: Question) {
  const language = useLanguage();
  const path = `/api/forum/posts/${rendered.id}?language=${language}` as const;
  return useQuery({ ...read<typeof forumContract.question>(path), initialData: rendered });
}
