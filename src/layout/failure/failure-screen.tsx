import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { untilConnected } from '../../platform/browser/connection.ts';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CentreCard } from '../centre-card.tsx';
import { PageHead } from '../page-head.tsx';

/**
 * Error page for an uncaught error. It reloads as soon as an unreachable server responds again. The home link loads a
 * new document.
 */
export function FailureScreen() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  useEffect(() => {
    let isShown = true;
    void untilConnected().then((hasWaited) => {
      if (hasWaited && isShown) window.location.reload();
    });
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <CentreCard
      title={t('failure.title')}
      icon={<TriangleAlert aria-hidden size={24} strokeWidth={1.5} className="text-err" />}
      actions={
        <>
          <Button variant="hot" onClick={() => window.location.reload()}>
            {t('failure.retry')}
          </Button>
          <a href={localPath(language, '/')} className={buttonClass()}>
            {t('failure.home')}
          </a>
        </>
      }
    >
      <PageHead path="/500" title={t('failure.title')} description={t('failure.text')} noindex />
      {t('failure.text')}
    </CentreCard>
  );
}
