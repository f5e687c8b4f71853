/** Queries of the archive, and cache updates after a like. */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { useChange } from '../../../../layout/use-change.ts';
import { apiPageQuery, apiQuery, call, readKey } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useDeferredClick } from '../../../../platform/browser/session/sign-in/use-deferred-click.ts';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { archiveContract, PostPage, WholePost } from '../../archive.contract.ts';

/** Route id of the home page; its loader returns `{ archive }` if the archive is shown. */
const homeRoute = 'site/pages/home';
const postsPath = '/api/materials/posts';

export type RenderedPage = {
  readonly asked: { readonly page: number; readonly search: string };
  readonly posts: PostPage;
};
type Likes = AnswerOf<typeof archiveContract.likes>;

const pagePath = (page: number, search: string) =>
  `${postsPath}?page=${page}${search ? `&search=${encodeURIComponent(search)}` : ''}` as const;
export const postQuery = (id: number) => apiQuery<typeof archiveContract.post>(`${postsPath}/${id}`);
const likesQuery = (memberId: string) =>
  queryOptions({ queryKey: ['/api/materials/likes', memberId] as const, queryFn: readKey<Likes> });
const isPage = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith(`${postsPath}?`);

/** Loads one page of posts. Uses the server-rendered page first and loads it again on each mount. */
export function usePostPage(page: number, search: string) {
  const rendered = useRouteLoaderData<{ readonly archive?: RenderedPage } | undefined>(homeRoute)?.archive;
  const isRendered = rendered?.asked.page === page && rendered.asked.search === search;
  return useQuery({
    ...apiPageQuery<typeof archiveContract.list>(pagePath(page, search)),
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...(isRendered && { initialData: rendered.posts }),
  });
}

export function usePost(id: number, rendered?: WholePost) {
  return useQuery({ ...postQuery(id), ...(rendered && { initialData: rendered }) });
}

export function useRefreshPosts(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(postsPath),
      }),
    [queryClient],
  );
}

/** Returns a function that asks a visitor to log in and then returns to this page. */
export function useLoginPrompt(): (text: string) => void {
  const { t } = useTranslation('archive');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (description) =>
    toast({
      variant: 'destructive',
      title: t('login.title'),
      description,
      action: {
        label: t('login.action'),
        onSelect: () => void navigate(`/login?next=${encodeURIComponent(pathname + search)}`),
      },
    });
}

/** Likes a post or removes the like. The change is shown at once and undone if the server rejects it. */
export function useLike(id: number): { readonly liked: boolean; readonly toggle: () => void } {
  const { t } = useTranslation('archive');
  const { status, profile } = useSession();
  const queryClient = useQueryClient();
  const askLogin = useLoginPrompt();
  const memberId = profile?.id ?? '';
  const { data, isPending } = useQuery({
    ...likesQuery(memberId),
    enabled: status === 'signed-in',
  });
  const liked = status === 'signed-in' && (data?.postIds.includes(id) ?? false);

  const mutation = useChange({
    mutationFn: () => call<typeof archiveContract.like>('POST', `${postsPath}/${id}/like`),
    onMutate: () => {
      show(queryClient, { memberId, id, liked: !liked }, (count) => Math.max(0, count + (liked ? -1 : 1)));
      return () =>
        show(queryClient, { memberId, id, liked }, (count) => Math.max(0, count + (liked ? 1 : -1)));
    },
    onError: (_error, _nothing, takeBack) => takeBack?.(),
    onSuccess: (answer) => show(queryClient, { memberId, id, liked: answer.liked }, () => answer.likeCount),
  });
  // A click adds or removes the like depending on the current state, so it waits until that state is loaded.
  const isKnown = status === 'signed-in' ? !isPending : status !== 'loading';
  const toggle = useDeferredClick(isKnown, () => {
    if (status !== 'signed-in') askLogin(t('login.like'));
    else if (!mutation.isPending) mutation.mutate();
  });
  return { liked, toggle };
}

type Like = { readonly memberId: string; readonly id: number; readonly liked: boolean };

function show(queryClient: QueryClient, { memberId, id, liked }: Like, count: (now: number) => number): void {
  queryClient.setQueryData(likesQuery(memberId).queryKey, (now) => {
    const others = (now?.postIds ?? []).filter((each) => each !== id);
    return { postIds: liked ? [...others, id] : others };
  });
  queryClient.setQueryData(
    postQuery(id).queryKey,
    (now) => now && { ...now, likeCount: count(now.likeCount) },
  );
  queryClient.setQueriesData<PostPage>(
    { predicate: isPage },
    (now) =>
      now && {
        ...now,
        items: now.items.map((item) =>
          item.id === id ? { ...item, likeCount: count(item.likeCount) } : item,
        ),
      },
  );
}
