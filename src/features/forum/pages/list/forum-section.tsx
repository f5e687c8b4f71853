import { Rss } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LoadFailed } from '../../../../layout/failure/load-failed.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { cardsPerPage } from '../../forum.rules.ts';
import { useErrorMessage, useForumMember } from '../use-forum-member.ts';
import { readSelection, type Selection, writeSelection } from '../writing/selection.ts';
import { useQuestionDialog } from '../writing/use-question-dialog.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ForumSearch } from './forum-search.tsx';
import { ListOptions } from './list-options.tsx';
import { rememberPageSize, useRememberedPageSize } from './page-size.ts';
import { Pagination } from './pagination.tsx';
import { QuestionCard, QuestionSkeletons } from './question-card.tsx';
import { NoQuestions } from './question-states.tsx';
import { useQuestions, useRefreshAfterRemoval } from './use-questions.ts';

// The dialogs for writing and moderation are loaded only when they are opened.
const QuestionDialog = lazyPart(async () => (await import('../writing/question-dialog.tsx')).QuestionDialog);
const ReportQueue = lazyPart(async () => (await import('../moderation/report-queue.tsx')).ReportQueue);
const HiddenPosts = lazyPart(async () => (await import('../moderation/hidden-posts.tsx')).HiddenPosts);

/** Forum section of the home page: search, categories, languages, and pages of questions. */
export function ForumSection() {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const asked = readSelection(parameters);
  const remembered = useRememberedPageSize();
  const size = asked.size ?? remembered;
  const selection: Selection = { ...asked, size };
  const { data, isPending, error, refetch, isFetching, isPlaceholderData } = useQuestions(selection);
  const forget = useRefreshAfterRemoval();
  const person = useForumMember();
  const errorMessage = useErrorMessage();
  const { dialog, ask, edit, close, reopen } = useQuestionDialog();

  const forum = localPath(language, '/forum');
  const address = (next: Selection) =>
    `${forum}${writeSelection({ ...next, size: next.size === cardsPerPage ? undefined : next.size })}`;
  const choose = (next: Selection) => void navigate(address(next), { preventScrollReset: true });
  const pages = data ? Math.max(1, Math.ceil(data.total / size)) : 1;
  const askButton = (
    <Button variant="hot" onClick={ask}>
      {t('ask')}
    </Button>
  );
  const isSelected = Boolean(selection.search ?? selection.category ?? selection.written);

  return (
    <div className="page flex grow flex-col pt-8 pb-4 sm:pt-10">
      <PageHead path="/forum" title={t('title')} description={t('description')} />
      <link rel="alternate" type="application/rss+xml" href="/forum/feed.xml" title={t('feed')} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="type-h1">{t('title')}</h1>
          <p className="type-body text-ink2">{t('lead')}</p>
        </div>
        <div className="flex grow flex-wrap gap-3 sm:justify-end">
          <ForumSearch
            value={selection.search ?? ''}
            onSearch={(search) => choose({ ...selection, search, page: 1 })}
          />
          {askButton}
        </div>
      </header>
      <div className="mt-6 grid items-start gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_232px]">
        <aside className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1">
          <CategoryFilter
            value={selection.category}
            counts={selection.written ? undefined : data?.counts}
            to={(category) => address({ ...selection, category, page: 1 })}
          />
          <a
            href="/forum/feed.xml"
            className="type-small mt-4 inline-flex min-h-9 items-center gap-2 text-ink2 recolour hover:text-ink max-lg:hidden"
          >
            <Rss aria-hidden size={16} strokeWidth={1.5} />
            {t('feed')}
          </a>
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1" aria-busy={isPlaceholderData}>
          {person.isAdmin && (
            <Suspense fallback={null}>
              <ReportQueue />
              <HiddenPosts />
            </Suspense>
          )}
          <p role="status" className="sr-only">
            {isPending && t('loading')}
            {data && isSelected && t(data.more ? 'foundMore' : 'found', { count: data.total })}
          </p>
          <ListOptions
            written={selection.written}
            size={size}
            onWritten={(written) => choose({ ...selection, written, page: 1 })}
            onSize={(next) => {
              rememberPageSize(next);
              choose({ ...selection, size: next, page: 1 });
            }}
          />
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
            <QuestionCard
              key={post.id}
              post={post}
              onEdit={() => edit(post)}
              onGone={() => forget(post.id)}
            />
          ))}
          {data?.items.length === 0 && (
            <NoQuestions
              selection={selection}
              allPath={forum}
              askButton={person.status === 'signed-in' ? askButton : null}
            />
          )}
          {data && (
            <Pagination page={data.page} pages={pages} to={(page) => address({ ...selection, page })} />
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
