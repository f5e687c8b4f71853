import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { shownName } from '../use-open-tool.ts';
import type { ToolRow } from './catalogue.ts';
import { nearMatches } from './search.ts';

/** CSS widths of the placeholders for names. */
const waiting = ['w-40', 'w-44', 'w-52', 'w-36', 'w-40', 'w-32', 'w-48', 'w-44', 'w-36', 'w-40'];

/** Placeholder rows in the layout of the table, shown while loading. */
export function TableSkeleton() {
  return (
    <div aria-hidden className="overflow-hidden rounded-panel border border-l-[6px] border-l-p3 bg-p1">
      {waiting.map((width, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows are identical and never move.
          key={at}
          className="grid h-14 grid-cols-[24px_1fr_64px] items-center gap-4 border-b px-4 last:border-b-0 lg:grid-cols-[128px_24px_minmax(0,1fr)_28%_80px]"
        >
          <span className="max-lg:hidden">{at === 0 && <Skeleton className="w-24" />}</span>
          <Skeleton className="w-5" />
          <Skeleton className={width} />
          <Skeleton className="w-28 max-lg:hidden" />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  );
}

type NothingFoundProps = {
  /** Unfiltered catalogue. */
  readonly rows: readonly ToolRow[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onShowAll: () => void;
};

/** Empty state with similar names and a button that clears the filters. */
export function NothingFound({ rows, query, onQuery, onShowAll }: NothingFoundProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const asked = query.trim();
  const near = asked === '' ? [] : nearMatches(rows, asked);
  return (
    <EmptyState
      title={t('empty.title')}
      actions={<Button onClick={onShowAll}>{t(asked === '' ? 'empty.clearFilters' : 'empty.clear')}</Button>}
    >
      {asked === '' ? t('empty.filtered') : t('empty.nothing', { query: asked })}
      {near.length > 0 && (
        <>
          {' '}
          {t('empty.near')}{' '}
          {near.map((row, at) => (
            <span key={row.name}>
              {at > 0 && ', '}
              <button
                type="button"
                className="textlink text-ink"
                onClick={() => onQuery(shownName(row, language))}
              >
                {shownName(row, language)}
              </button>
            </span>
          ))}
        </>
      )}
    </EmptyState>
  );
}
