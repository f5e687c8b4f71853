import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import {
  expiredSince,
  expiredUser,
  saveExpiredUser,
} from '../../../../platform/browser/session/sign-in/expired-user.ts';
import { dayOnScreen } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { LoginProblem } from './login-problem.ts';

type ExpiredPanelProps = {
  readonly expired: Extract<LoginProblem, { kind: 'expired' }>;
  readonly onCancel: () => void;
};

/** Panel shown after the login of a member whose membership has expired: renew or cancel. */
export function ExpiredPanel({ expired, onCancel }: ExpiredPanelProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const end = expiredSince(expiredUser(expired.userData, null));
  const renew = () => {
    saveExpiredUser(expired.userData, expired.renewalToken);
    void navigate('/register-new');
  };
  return (
    <div className="flex flex-col gap-5">
      <h1 className="type-h1">{t('expired.title')}</h1>
      <Notice tone="err">
        {t('expired.text')}
        {end && <span className="block">{t('expired.ranUntil', { date: dayOnScreen(end, language) })}</span>}
      </Notice>
      <div className="flex flex-col gap-3">
        <Button variant="hot" size="large" onClick={renew}>
          {t('expired.renew')}
        </Button>
        <Button size="large" onClick={onCancel}>
          {t('expired.cancel')}
        </Button>
      </div>
    </div>
  );
}
