import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../../layout/use-change.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import type { archiveContract, CommentPage, PostComment, WholePost } from '../../archive.contract.ts';

/** Loads the comments of a post: the newest are part of the post, earlier ones are loaded page by page. */
export function useComments({
  id,
  comments,
  commentCount,
}: Pick<WholePost, 'id' | 'comments' | 'commentCount'>) {
  const client = useQueryClient();
  const path = `/api/materials/posts/${id}/comments` as const;
  const queryKey = [path];
  const read = async (page: number): Promise<CommentPage> => {
    const found = await call<typeof archiveContract.comments>('GET', `${path}?page=${page}`);
    return 'items' in found ? found : { items: found, total: found.length, page: 1, pageSize: found.length };
  };
  const { data: pages = [] } = useQuery({
    queryKey,
    initialData: [],
    // After a write, only pages that are already loaded are loaded again.
    queryFn: async () => {
      const known = client.getQueryData<readonly CommentPage[]>(queryKey) ?? [];
      return Promise.all(known.map(({ page }) => read(page)));
    },
  });

  const earlier = useChange({
    mutationFn: async () => {
      const page = await read((pages.at(-1)?.page ?? 1) + 1);
      client.setQueryData<readonly CommentPage[]>(queryKey, (now = []) => [...now, page]);
    },
  });

  const byId = new Map<number, PostComment>();
  for (const each of [...comments, ...pages.flatMap(({ items }) => items)]) byId.set(each.id, each);
  const shown = [...byId.values()].sort((one, other) => one.id - other.id);
  return { comments: shown, left: Math.max(0, commentCount - shown.length), earlier };
}
