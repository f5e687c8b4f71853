import { useTranslation } from 'react-i18next';
import { localPath } from '../platform/i18n.ts';
import { useLanguage } from '../platform/language-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** The heading of a screen that is not there yet, said plainly, with ways on. */
export function ComingScreen({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <div className="page grid max-w-[960px] gap-6 py-10 sm:py-16">
      <h1 className="type-h1">{title}</h1>
      <EmptyState
        title={t('coming.notice')}
        actions={
          <>
            <ButtonLink variant="hot" to={localPath(language, '/tools')}>
              {t('coming.tools')}
            </ButtonLink>
            <ButtonLink to={localPath(language, '/')}>{t('coming.home')}</ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
