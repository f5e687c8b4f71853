import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../../layout/page-head.tsx';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { AuthPanel } from '../auth-panel.tsx';
import { ExpiredPanel } from './expired-panel.tsx';
import { FactorForm } from './factor-form.tsx';
import { LoginForm } from './login-form.tsx';
import { useLogin } from './use-login.ts';

export const handle = pageWords('auth');

export default function Login() {
  const { t } = useTranslation('auth');
  const { step, submit, confirm, startAgain } = useLogin();
  const problem = step.name === 'form' ? step.problem : null;
  const expired = problem?.kind === 'expired' ? problem : null;
  return (
    <AuthPanel>
      <PageHead path="/login" title={t('login.title')} description={t('login.description')} noindex />
      {expired && <ExpiredPanel expired={expired} onCancel={startAgain} />}
      {step.name === 'factor' && (
        <FactorForm
          second={step.second}
          problem={step.problem}
          busy={step.busy}
          onSubmit={(proof) => void confirm(proof)}
          onBack={startAgain}
        />
      )}
      {/* The form stays mounted while another panel is shown, so typed values are kept. */}
      <div hidden={expired !== null || step.name === 'factor'}>
        <LoginForm
          problem={problem}
          busy={step.name === 'busy' || step.name === 'done'}
          onSubmit={(credentials, takeOver) => void submit(credentials, takeOver)}
        />
      </div>
    </AuthPanel>
  );
}
