import { useTranslation } from 'react-i18next';
import { dayOnScreen } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/language-context.ts';

/** The last day of a membership that is over; nothing where it is not known. */
export function RanUntil({ end }: { readonly end: Date | null }) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    end && (
      <p className="type-small text-ink2">{t('expired.ranUntil', { date: dayOnScreen(end, language) })}</p>
    )
  );
}
