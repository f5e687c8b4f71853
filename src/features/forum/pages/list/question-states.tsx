import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { FailedPanel } from '../../../../ui/state/failed-panel.tsx';
import { useErrorMessage } from '../use-forum-member.ts';
import type { Selection } from '../writing/selection.ts';

type ForumFailedProps = {
  readonly error: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
};

export function ForumFailed({ error, retrying, onRetry }: ForumFailedProps) {
  const { t } = useTranslation('forum');
  const words = useErrorMessage();
  return (
    <FailedPanel
      title={t('failed.title')}
      reason={words(error) ?? error.message}
      retryLabel={t('failed.retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

type NoQuestionsProps = {
  readonly selection: Selection;
  readonly allPath: string;
  readonly askButton: ReactNode;
};

/** Text shown if there are no questions or none match the filter. */
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
