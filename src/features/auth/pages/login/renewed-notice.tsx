import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { RenewedMember } from '../../../../platform/browser/session/sign-in/renewed-member.ts';
import { dayOnScreen } from '../../../../platform/shared/i18n/i18n.ts';
import { Notice } from '../../../../ui/state/notice.tsx';

/** Notice after a payment without a session: new end of the membership, and request to log in. */
export function RenewedNotice({ until }: Pick<RenewedMember, 'until'>) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <Notice tone="ok">
      {until ? t('renewed.until', { date: dayOnScreen(new Date(until), language) }) : t('renewed.active')}{' '}
      {t('renewed.logIn')}
    </Notice>
  );
}
