import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../../layout/page-head.tsx';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { AuthPanel } from '../auth-panel.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { useReset } from './use-reset.ts';

export const handle = pageWords('auth');

export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const { step, email, code, busy, problem, request, goToCode, choose, startAgain } = useReset();
  const choosing = step === 'code' || step === 'link';
  return (
    <AuthPanel>
      <PageHead
        path="/reset-password"
        title={t('reset.title')}
        description={t('reset.description')}
        noindex
      />
      {step === 'done' ? (
        <div className="flex flex-col gap-5">
          <h1 className="type-h1">{t('reset.title')}</h1>
          <Notice tone="ok" title={t('reset.done')}>
            {t('reset.doneText')}
          </Notice>
          <ButtonLink to="/login" variant="hot" size="large">
            {t('login.submit')}
          </ButtonLink>
        </div>
      ) : (
        <>
          {/* Both steps stay mounted, so typed values are kept. */}
          <div hidden={step !== 'request'}>
            <ResetRequestForm
              returned={step === 'request' && email !== ''}
              problem={step === 'request' ? problem : null}
              busy={busy}
              onSubmit={(wanted) => void request(wanted)}
              onHaveCode={goToCode}
            />
          </div>
          <div hidden={!choosing}>
            <NewPasswordForm
              email={step === 'link' ? null : email}
              code={code}
              shown={choosing}
              problem={choosing ? problem : null}
              busy={busy}
              onSubmit={(chosen) => void choose(chosen)}
              onStartAgain={startAgain}
            />
          </div>
        </>
      )}
    </AuthPanel>
  );
}
