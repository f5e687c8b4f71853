import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

type LoadedListProps<T> = {
  readonly query: UseQueryResult<T[]>;
  /** Text shown if the list is empty. */
  readonly empty: string;
  readonly row: (item: T) => ReactNode;
};

/** Shows the list of a query, or that it is loading, failed or empty. `row` renders an item. */
export function LoadedList<T>({ query, empty, row }: LoadedListProps<T>) {
  const { t } = useTranslation('account');
  const { data, isError, isFetching, refetch } = query;
  if (data) {
    if (data.length === 0) return <p className="type-body p-4 text-ink2">{empty}</p>;
    return <ul className="divide-y">{data.map(row)}</ul>;
  }
  if (isError && !isFetching) {
    return (
      <div className="p-4">
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {t('myPage.retry')}
            </Button>
          }
        >
          {t('myPage.failed')}
        </Notice>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-2.5 p-4">
      <span className="sr-only">{t('twoFactor.loading')}</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
