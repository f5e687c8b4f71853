import { type Access, type CategoryId, categories, registry } from '@ferrite/calculators/registry.ts';
import { Upload } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '../../../../layout/failure/load-failed.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { KeptTools } from '../kept/kept-tools.tsx';
import { sharedAddress } from '../saved/shared-address.ts';
import { toolRows } from './catalogue.ts';
import { NothingFound, TableSkeleton } from './catalogue-states.tsx';
import { CategoryBar } from './category-bar.tsx';
import { GradeNotice } from './grade-notice.tsx';
import { addressWith, rowsForGrade, useGrades } from './grade-search.ts';
import { searchTools } from './search.ts';
import { ToolSearch } from './tool-search.tsx';
import { ToolsTable } from './tools-table.tsx';
import { useCatalogue } from './use-catalogue.ts';

const UploadDialog = lazyPart(async () => (await import('../upload-dialog.tsx')).UploadDialog);

/** Delay in milliseconds before the search is written to the URL. */
const restMs = 300;

type AccessFilter = 'all' | Access;

/** Tools section: search, filters and table. */
export function ToolsSection() {
  const { t } = useTranslation('tools');
  // The texts are loaded with the section, because a row that waits for its texts would hide the whole page again.
  useTranslation('purposes');
  const [parameters] = useSearchParams();
  const [query, setQuery] = useQueryInUrl();
  const [access, setAccess] = useState<AccessFilter>('all');
  const [uploading, setUploading] = useState(false);
  const wanted = categories.find(({ id }) => id === parameters.get('category'))?.id ?? null;
  const [category, setCategory] = useState<CategoryId | null>(wanted);
  const { data, isPending, error, refetch, isFetching } = useCatalogue();
  const rows = useMemo(() => (data ? toolRows(data) : []), [data]);
  const shared = useMemo(() => sharedAddress(parameters.get('open')), [parameters]);

  useEffect(() => setCategory(wanted), [wanted]);

  const named = useMemo(() => searchTools(rows, query), [rows, query]);
  const grade = useGrades(data && named.length === 0 ? query : '')[0]?.grade ?? null;
  const found = useMemo(
    () => (grade ? rowsForGrade(rows) : named).filter((row) => access === 'all' || row.access === access),
    [rows, named, grade, access],
  );
  const shown = category ? found.filter((row) => row.categoryId === category) : found;
  const showAll = () => {
    setQuery('');
    setAccess('all');
    setCategory(null);
  };

  return (
    <div className="page flex grow flex-col pt-8 pb-4 sm:pt-10">
      <PageHead
        path="/tools"
        title={t('head.title')}
        description={t('head.description', { count: registry.length })}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Lead />
        <div className="flex grow flex-wrap gap-3 sm:justify-end">
          <ToolSearch value={query} onChange={setQuery} />
          <Segmented<AccessFilter>
            label={t('access.label')}
            options={(['all', 'member', 'premium'] as const).map((value) => ({
              value,
              label: t(`access.${value}`),
            }))}
            value={access}
            onChange={setAccess}
          />
          <Button onClick={() => setUploading(true)}>
            <Upload aria-hidden size={16} strokeWidth={1.5} />
            {t('upload.open')}
          </Button>
        </div>
      </header>
      <CategoryBar rows={data ? found : null} value={category} onChange={setCategory} />
      <KeptTools rows={rows} />
      <p role="status" className="sr-only">
        {isPending && t('loading')}
        {data && t('found', { count: shown.length })}
      </p>
      <div className="mt-2">
        {isPending && <TableSkeleton />}
        {error && !data && (
          <LoadFailed
            title={t('failed.title')}
            retryLabel={t('failed.retry')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && shown.length > 0 && grade && <GradeNotice grade={grade} />}
        {data && shown.length > 0 && (
          <ToolsTable
            rows={shown}
            shared={shared}
            addressOf={grade ? (row) => addressWith(row, grade) : null}
          />
        )}
        {data && shown.length === 0 && (
          <NothingFound rows={rows} query={query} onQuery={setQuery} onShowAll={showAll} />
        )}
      </div>
      {uploading && (
        <Suspense fallback={null}>
          <UploadDialog onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Title of the section, with a link to the accuracy of the models. */
function Lead() {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  return (
    <div>
      <h1 className="type-h1">{t('title')}</h1>
      <p className="type-body max-w-[64ch] text-ink2">
        {t('lead')}{' '}
        <Link to={localPath(language, '/accuracy')} className="textlink text-ink">
          {t('accuracy')}
        </Link>
      </p>
    </div>
  );
}

/** Returns the search, and the function that changes it. */
function useQueryInUrl(): readonly [query: string, setQuery: (query: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('q') ?? '';
  const [query, setQuery] = useState(asked);

  // A search in the URL can change while this screen stays mounted. Typed searches are written to the URL
  // after a delay, so that reload, sharing and Back keep them.
  const written = useRef(asked);
  useEffect(() => {
    if (asked !== written.current) setQuery(asked);
    written.current = asked;
  }, [asked]);
  useEffect(() => {
    if (query === written.current) return;
    const timer = setTimeout(() => {
      written.current = query;
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (query === '') next.delete('q');
          else next.set('q', query);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [query, setParameters]);

  return [query, setQuery];
}
