import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { call } from '../../platform/api-client.ts';
import type { Language } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import type { Answer, PostPage, Question } from '../views.ts';
import type { FirstPage } from './first-page.ts';
import { listPath, type Selection } from './selection.ts';

/** The route around the sections; its loader gives `{ forum }`. */
const homeRoute = 'shell/pages/home';

/** One page of questions. What the server rendered comes first; while the next page loads, the last one stays. */
export function useQuestions(selection: Selection) {
  const rendered = useRouteLoaderData<{ readonly forum?: FirstPage } | undefined>(homeRoute)?.forum;
  const path = listPath(selection, useLanguage());
  return useQuery<PostPage>({
    queryKey: [path],
    ...(rendered?.path === path && { initialData: rendered.page }),
    placeholderData: keepPreviousData,
  });
}

export const answersKey = (postId: number, language: Language) => [
  `/api/forum/posts/${postId}/answers?language=${language}`,
];

/** The answers of a question; an answer that is no array counts as none. */
export function useAnswers(postId: number, rendered?: readonly Answer[]) {
  const queryKey = answersKey(postId, useLanguage());
  return useQuery<readonly Answer[]>({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await call<unknown>('GET', queryKey[0] ?? '', undefined, { signal });
      return Array.isArray(answer) ? (answer as Answer[]) : [];
    },
    ...(rendered && { initialData: rendered }),
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

export const questionKey = (id: number, language: Language) => [
  `/api/forum/posts/${id}?language=${language}`,
];

/** One question, as the server rendered it first. */
export function useQuestion(rendered: Question) {
  const language = useLanguage();
  return useQuery<Question>({ queryKey: questionKey(rendered.id, language), initialData: rendered });
}
