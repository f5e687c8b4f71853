import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { dayOnScreen } from '../../../platform/shared/i18n/i18n.ts';

/** Shows the last day of an ended membership; nothing if it is unknown. */
export function ExpiredOn({ end }: { readonly end: Date | null }) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    end && (
      <p className="type-small text-ink2">{t('expired.ranUntil', { date: dayOnScreen(end, language) })}</p>
    )
  );
}
