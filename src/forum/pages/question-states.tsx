import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api-client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Selection } from './selection.ts';

type ForumFailedProps = {
  readonly error: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
};

export function ForumFailed({ error, retrying, onRetry }: ForumFailedProps) {
  const { t } = useTranslation('forum');
  return (
    <Panel>
      <Notice tone="err" title={t('failed.title')}>
        {error instanceof ApiError ? `${error.status}: ${error.reason ?? ''}` : error.message}
      </Notice>
      <Button className="mt-4" pending={retrying} onClick={onRetry}>
        {!retrying && <RefreshCw aria-hidden size={16} strokeWidth={1.5} />}
        {t('failed.retry')}
      </Button>
    </Panel>
  );
}

type NoQuestionsProps = {
  readonly selection: Selection;
  /** Where all questions stand. */
  readonly allPath: string;
  /** For those who may ask. */
  readonly askButton: ReactNode;
};

/** No question there, or none that matches: why, and what to do next. */
export function NoQuestions({ selection: { search, category }, allPath, askButton }: NoQuestionsProps) {
  const { t } = useTranslation('forum');
  if (!search && !category)
    return (
      <EmptyState title={t('empty.title')} actions={askButton}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('empty.nothing')}
      actions={
        <>
          <ButtonLink to={allPath}>{t('empty.showAll')}</ButtonLink>
          {askButton}
        </>
      }
    >
      {search ? t('empty.nothingText', { query: search }) : t('empty.nothingHere')}
    </EmptyState>
  );
}
