import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { call } from '../../platform/api-client.ts';
import { localPath } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { shownMoment } from '../../ui/shown-values.ts';
import type { hiddenListAnswer } from '../schemas.ts';
import { useVisibility } from './use-visibility.ts';

type HiddenList = z.infer<typeof hiddenListAnswer>;

/** What administrators took out of sight, folded up; nothing is shown when there is nothing. */
export function HiddenPosts() {
  const { t } = useTranslation('forum');
  const [open, setOpen] = useState(false);
  const list = useId();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['/api/forum/hidden', 'pages'],
    queryFn: ({ pageParam }) => call<HiddenList>('GET', `/api/forum/hidden?page=${pageParam}`),
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

function HiddenItem({ item }: { readonly item: HiddenList['items'][number] }) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const { showAgain } = useVisibility();
  const { postId, answerId, slug, title, excerpt, userNickname, hiddenAt } = item;
  const address = `/forum/${encodeURIComponent(slug)}${answerId === null ? '' : `#answer-${answerId}`}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="type-body font-[560]">
          <Link to={localPath(language, address)} className="hover:underline">
            {answerId === null ? title : t('queue.answer', { title })}
          </Link>
        </p>
        <p className="type-small wrap-anywhere text-ink2">{excerpt}</p>
        <p className="type-small mt-1 flex flex-wrap gap-x-3 text-ink3">
          <span>{userNickname ?? t('card.gone')}</span>
          <span>{t('hidden.at', { moment: shownMoment(hiddenAt) })}</span>
        </p>
      </div>
      <Button
        size="small"
        onClick={() => void showAgain(answerId === null ? `posts/${postId}` : `answers/${answerId}`)}
      >
        {t('hidden.again')}
      </Button>
    </li>
  );
}
