import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { shownDay } from '../../../../ui/shown-values.ts';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';

/** Text shown if there are no payments. A running membership without payments was granted by an administrator. */
export function NoPayments({ runsUntil }: { readonly runsUntil: Date | null }) {
  const { t } = useTranslation('refunds');
  if (runsUntil)
    return (
      <EmptyState title={t('tab.granted')}>{t('tab.grantedText', { date: shownDay(runsUntil) })}</EmptyState>
    );
  return (
    <EmptyState
      title={t('tab.none')}
      actions={
        <ButtonLink variant="hot" to="/membership">
          {t('tab.plans')}
        </ButtonLink>
      }
    >
      {t('page.noneText')}
    </EmptyState>
  );
}
