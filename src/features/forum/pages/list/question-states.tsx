import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import type { Selection } from './selection.ts';

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
