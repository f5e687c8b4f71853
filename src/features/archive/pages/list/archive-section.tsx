import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../../layout/failure/load-failed.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import type { PostListing } from '../../archive.contract.ts';
import type { PostDraft } from '../editor/create-dialog.tsx';
import type { EditDraft } from '../editor/edit-dialog.tsx';
import { ReadDialog } from '../read-dialog.tsx';
import { Pagination } from './pagination.tsx';
import { CardSkeleton, type PostAction, PostCard } from './post-card.tsx';
import { PostSearch } from './post-search.tsx';
import { useListAddress } from './use-list-address.ts';
import { useOpenPost } from './use-open-post.ts';
import { usePostPage } from './use-posts.ts';

// Loads the dialog code only for administrators.
const CreateDialog = lazyPart(async () => (await import('../editor/create-dialog.tsx')).CreateDialog);
const EditDialog = lazyPart(async () => (await import('../editor/edit-dialog.tsx')).EditDialog);
const DeleteDialog = lazyPart(async () => (await import('../delete-dialog.tsx')).DeleteDialog);

const grid =
  'grid grid-cols-1 gap-px overflow-hidden rounded-panel border bg-line sm:grid-cols-2 lg:grid-cols-3';

/** Dialog that is open, with the draft to restore, if any. */
type Shown =
  | { readonly action: 'create'; readonly kept: PostDraft | null }
  | { readonly action: PostAction; readonly post: PostListing; readonly kept?: EditDraft };

/** Section of the home page with search, post cards, pagination and dialogs. */
export function ArchiveSection() {
  const { t } = useTranslation('archive');
  const { profile } = useSession();
  const isAdmin = profile?.role === 'Admin';
  const { page, search, setPage, setSearch, showAll } = useListAddress();
  const { data, error, isPending, isFetching, refetch } = usePostPage(page, search);
  const [shown, setShown] = useState<Shown | null>(null);
  const { read, open: openReading, close: closeReading } = useOpenPost();
  const close = () => setShown(null);
  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1;

  return (
    <div className="page flex grow flex-col pt-8 pb-8 sm:pt-10">
      <PageHead path="/archive" title={t('title')} description={t('description')} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="type-h1">{t('title')}</h1>
          <p className="type-body text-ink2">{t('lead')}</p>
        </div>
        <div className="flex grow flex-wrap gap-3 sm:justify-end">
          <PostSearch value={search} onChange={setSearch} />
          {isAdmin && (
            <Button variant="hot" onClick={() => setShown({ action: 'create', kept: null })}>
              <Plus aria-hidden size={16} strokeWidth={1.5} />
              {t('newPost')}
            </Button>
          )}
        </div>
      </header>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
        {data && t('found', { count: data.total })}
      </p>
      <div className="mt-5" aria-busy={isFetching}>
        {isPending && (
          <div className={grid}>
            {Array.from({ length: 6 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never move.
              <CardSkeleton key={at} />
            ))}
          </div>
        )}
        {error && !data && (
          <LoadFailed
            title={t('failed.title')}
            retryLabel={t('failed.retry')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && data.items.length > 0 && (
          <div className={grid}>
            {data.items.map((post, at) => (
              <PostCard
                key={post.id}
                post={post}
                isAdmin={isAdmin}
                early={at < 3}
                onAction={(action, about) =>
                  action === 'read' ? openReading(about) : setShown({ action, post: about })
                }
              />
            ))}
          </div>
        )}
        {data && data.items.length === 0 && (
          <EmptyState
            title={t('empty.title')}
            actions={search && <Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
          >
            {search ? t('empty.nothing', { query: search }) : t('empty.text')}
          </EmptyState>
        )}
        {data && <Pagination page={data.page} pages={pages} onPage={setPage} />}
      </div>
      {read && <ReadDialog post={read} onClose={closeReading} />}
      {isAdmin && shown && (
        <Suspense fallback={null}>
          {shown.action === 'create' && (
            <CreateDialog
              kept={shown.kept}
              onClose={close}
              onCreated={showAll}
              onReopen={(kept) => setShown({ action: 'create', kept })}
            />
          )}
          {shown.action === 'edit' && (
            <EditDialog
              post={shown.post}
              kept={shown.kept ?? null}
              onClose={close}
              onReopen={(kept) => setShown({ ...shown, kept })}
            />
          )}
          {shown.action === 'delete' && <DeleteDialog post={shown.post} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}
