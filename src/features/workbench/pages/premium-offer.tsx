import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';

/** Notice for members without premium that the workbench requires premium. */
export function PremiumOffer() {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  return (
    <Notice
      tone="info"
      title={t('premium.title')}
      actions={
        <ButtonLink to={localPath(language, '/pricing')} size="small" variant="hot">
          {t('premium.plans')}
        </ButtonLink>
      }
    >
      {t('premium.text')}
    </Notice>
  );
}
