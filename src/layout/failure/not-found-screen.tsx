import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CentreCard } from '../centre-card.tsx';
import { PageHead } from '../page-head.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  return (
    <CentreCard
      title={t('notFound.title')}
      icon={
        <span aria-hidden="true" className="type-result block text-ink">
          404
        </span>
      }
      actions={
        <>
          <ButtonLink variant="hot" to={localPath(language, '/')}>
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink to={localPath(language, '/tools')}>{t('notFound.tools')}</ButtonLink>
        </>
      }
    >
      <PageHead path="/404" title={t('notFound.title')} description={t('notFound.text')} noindex />
      {t('notFound.text')}
    </CentreCard>
  );
}
