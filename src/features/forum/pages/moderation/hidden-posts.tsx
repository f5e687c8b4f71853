import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { HiddenPage, moderationContract } from '../../moderation/moderation.contract.ts';
import { PostLine } from '../post-line.tsx';
import { useVisibility } from './use-visibility.ts';

/** List of hidden questions and answers for administrators, collapsed at first; shows nothing if the list is empty. */
export function HiddenPosts() {
  const { t } = useTranslation('forum');
  const [open, setOpen] = useState(false);
  const list = useId();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['/api/forum/hidden', 'pages'],
    queryFn: ({ pageParam }) =>
      call<typeof moderationContract.hidden>('GET', `/api/forum/hidden?page=${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
  const total = data?.pages.at(-1)?.total ?? 0;
  if (error)
    return (
      <p role="alert" className="type-small mb-4 text-err">
        {t('hidden.failed')}
      </p>
    );
  if (total === 0) return null;
  return (
    <Panel
      className="mb-6"
      flush
      title={t('hidden.title')}
      actions={
        <span className="flex items-center gap-3">
          <span className="type-small text-ink3">{t('hidden.count', { count: total })}</span>
          <Button size="small" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
            {t(open ? 'hidden.close' : 'hidden.open')}
          </Button>
        </span>
      }
    >
      <div id={list}>
        {open && (
          <ul className="divide-y">
            {data?.pages
              .flatMap(({ items }) => items)
              .map((item) => (
                <HiddenItem key={`${item.postId} ${item.answerId}`} item={item} />
              ))}
          </ul>
        )}
        {open && hasNextPage && (
          <Button
            variant="plain"
            pending={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            className="m-3"
          >
            {t('hidden.more')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function HiddenItem({ item }: { readonly item: HiddenPage['items'][number] }) {
  const { t } = useTranslation('forum');
  const { unhide } = useVisibility();
  const { postId, answerId, userNickname, hiddenAt } = item;
  return (
    <PostLine
      post={item}
      actions={
        <Button
          size="small"
          onClick={() => void unhide(answerId === null ? `posts/${postId}` : `answers/${answerId}`)}
        >
          {t('hidden.again')}
        </Button>
      }
    >
      <span>{userNickname ?? t('card.gone')}</span>
      <span>{t('hidden.at', { moment: shownMoment(hiddenAt) })}</span>
    </PostLine>
  );
}
