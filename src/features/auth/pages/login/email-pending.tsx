import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { ResendButton } from '../../../../layout/resend-button.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { readSentCode } from '../../../../platform/browser/session/sign-in/sent-code.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { useCountdown } from '../../../../ui/use-countdown.ts';
import { AddressField, type AddressProblem, addressProblem } from '../address-field.tsx';
import { AuthPanel } from '../auth-panel.tsx';
import { CodeProblemNotice } from '../code-problem-notice.tsx';
import { isEmail } from '../typed.ts';
import { useResend } from '../use-resend.ts';

export const handle = pageWords('auth');

const resendAfterSeconds = 60;

/** Page shown after a login whose email address is not verified yet. */
export default function EmailPending() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const named = (useSearchParams()[0].get('email') ?? '').trim();
  const isNamed = isEmail(named);
  const [typed, setTyped] = useState(named);
  const [fault, setFault] = useState<AddressProblem | null>(null);
  const [untilResend, startUntilResend] = useCountdown();
  const { resend, sending, problem } = useResend();
  const email = isNamed ? named : typed.trim();

  useEffect(() => startUntilResend(readSentCode(named)?.untilResend ?? 0), [named, startUntilResend]);

  const sendAgain = async () => {
    const found = addressProblem(email);
    setFault(found);
    if (found === null && (await resend(email))) startUntilResend(resendAfterSeconds);
  };

  return (
    <AuthPanel home={false}>
      <PageHead
        path="/email-verification-pending"
        title={t('pending.title')}
        description={t('pending.description')}
        noindex
      />
      <div className="flex flex-col gap-5">
        <h1 className="type-h1">{t('pending.title')}</h1>
        <p className="type-answer text-ink2 wrap-anywhere">
          {isNamed ? t('pending.text', { email }) : t('pending.textWithout')}
        </p>
        {problem ? <CodeProblemNotice problem={problem} of="verify" /> : <Notice>{t('codes.inbox')}</Notice>}
        {!isNamed && (
          <AddressField
            value={typed}
            problem={fault}
            onChange={(text) => {
              setFault(null);
              setTyped(text);
            }}
          />
        )}
        <ButtonLink
          to={`/verify-code${email === '' ? '' : `?email=${encodeURIComponent(email)}`}`}
          variant="hot"
          size="large"
        >
          {t('pending.enter')}
        </ButtonLink>
        <ResendButton
          size="large"
          label={t('pending.resend')}
          waits={untilResend ?? 0}
          sending={sending}
          onClick={() => void sendAgain()}
        />
        <p className="type-small flex flex-wrap justify-center gap-x-6 gap-y-2">
          <Link to="/login" className="textlink text-ink2">
            {t('pending.login')}
          </Link>
          <Link to={localPath(language, '/')} className="textlink text-ink2">
            {t('pending.home')}
          </Link>
        </p>
      </div>
    </AuthPanel>
  );
}
