import { Rss } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LoadFailed } from '../../../../layout/failure/load-failed.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Post } from '../../forum.contract.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { useQuestionDialog } from '../writing/use-question-dialog.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ForumSearch } from './forum-search.tsx';
import { ListOptions } from './list-options.tsx';
import { rememberPageSize } from './page-size.ts';
import { Pagination } from './pagination.tsx';
import { QuestionCard, QuestionSkeletons } from './question-card.tsx';
import { NoQuestions } from './question-states.tsx';
import type { Selection } from './selection.ts';
import { useQuestions, useRefreshAfterRemoval } from './use-questions.ts';
import { useSelection } from './use-selection.ts';

// The dialogs for writing and moderation are loaded only when they are opened.
const QuestionDialog = lazyPart(async () => (await import('../writing/question-dialog.tsx')).QuestionDialog);
const ReportQueue = lazyPart(async () => (await import('../moderation/report-queue.tsx')).ReportQueue);
const HiddenPosts = lazyPart(async () => (await import('../moderation/hidden-posts.tsx')).HiddenPosts);

/** Forum section of the home page: search, categories, languages, and pages of questions. */
export function ForumSection() {
  const { t } = useTranslation('forum');
  const navigate = useNavigate();
  const { selection, forum, address, choose } = useSelection();
  const questions = useQuestions(selection);
  const person = useForumMember();
  const { dialog, ask, edit, close, reopen } = useQuestionDialog();
  const { data } = questions;
  const askButton = (
    <Button variant="hot" onClick={ask}>
      {t('ask')}
    </Button>
  );

  return (
    <div className="page flex grow flex-col pt-8 pb-4 sm:pt-10">
      <PageHead path="/forum" title={t('title')} description={t('description')} />
      <link rel="alternate" type="application/rss+xml" href="/forum/feed.xml" title={t('feed')} />
      <ForumHead>
        <ForumSearch value={selection.search ?? ''} onSearch={(search) => choose({ search })} />
        {askButton}
      </ForumHead>
      <div className="mt-6 grid items-start gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_232px]">
        <aside className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
          <CategoryFilter
            value={selection.category}
            counts={selection.written ? undefined : data?.counts}
            to={(category) => address({ category })}
          />
          <FeedLink />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1" aria-busy={questions.isPlaceholderData}>
          {person.isAdmin && (
            <Suspense fallback={null}>
              <ReportQueue />
              <HiddenPosts />
            </Suspense>
          )}
          <ListStatus questions={questions} isFiltered={hasFilter(selection)} />
          <ListOptions
            written={selection.written}
            size={selection.size}
            onWritten={(written) => choose({ written })}
            onSize={(size) => {
              rememberPageSize(size);
              choose({ size });
            }}
          />
          <Questions questions={questions} onEdit={edit} />
          {data?.items.length === 0 && (
            <NoQuestions
              selection={selection}
              allPath={forum}
              askButton={person.status === 'signed-in' ? askButton : null}
            />
          )}
          {data && (
            <Pagination
              page={data.page}
              pages={Math.max(1, Math.ceil(data.total / selection.size))}
              to={(page) => address({ page })}
            />
          )}
        </div>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <QuestionDialog
            key={dialog.post?.id ?? 'new'}
            post={dialog.post}
            savedDraft={dialog.savedDraft}
            isPrefilled={dialog.isPrefilled}
            onClose={close}
            // Resets page, search and category, so that the new question is visible at the top.
            onAsked={() => void navigate(forum)}
            pictures={dialog.pictures}
            onReopen={(draft, pictures) => reopen(dialog.post, draft, pictures)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Returns whether the list is filtered. */
const hasFilter = ({ search, category, written }: Selection) => Boolean(search ?? category ?? written);

function ForumHead({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('forum');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="type-body text-ink2">{t('lead')}</p>
      </div>
      <div className="flex grow flex-wrap gap-3 sm:justify-end">{children}</div>
    </header>
  );
}

function FeedLink() {
  const { t } = useTranslation('forum');
  return (
    <a
      href="/forum/feed.xml"
      className="type-small mt-4 inline-flex min-h-9 items-center gap-2 text-ink2 recolour hover:text-ink max-lg:hidden"
    >
      <Rss aria-hidden size={16} strokeWidth={1.5} />
      {t('feed')}
    </a>
  );
}

type LoadedQuestions = ReturnType<typeof useQuestions>;

/** Announces to screen readers that the questions are being loaded, and how many a filter has found. */
function ListStatus({
  questions: { data, isPending },
  isFiltered,
}: {
  readonly questions: LoadedQuestions;
  readonly isFiltered: boolean;
}) {
  const { t } = useTranslation('forum');
  return (
    <p role="status" className="sr-only">
      {isPending && t('loading')}
      {data && isFiltered && t(data.more ? 'foundMore' : 'found', { count: data.total })}
    </p>
  );
}

/** Cards of the questions, or that they are being loaded or could not be. */
function Questions({
  questions: { data, isPending, error, refetch, isFetching },
  onEdit,
}: {
  readonly questions: LoadedQuestions;
  readonly onEdit: (post: Post) => void;
}) {
  const { t } = useTranslation('forum');
  const forget = useRefreshAfterRemoval();
  const errorMessage = useErrorMessage();
  return (
    <>
      {isPending && <QuestionSkeletons />}
      {error && !data && (
        <LoadFailed
          title={t('failed.title')}
          retryLabel={t('failed.retry')}
          error={error}
          reason={errorMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.map((post) => (
        <QuestionCard key={post.id} post={post} onEdit={() => onEdit(post)} onGone={() => forget(post.id)} />
      ))}
    </>
  );
}
