import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localPath } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Grain } from '../../ui/grain.tsx';
import { ExpiredPanel } from './expired-panel.tsx';
import { FactorForm } from './factor-form.tsx';
import { LoginForm } from './login-form.tsx';
import { useLogin } from './use-login.ts';

export default function Login() {
  const { t } = useTranslation('auth');
  const { step, submit, confirm, startAgain } = useLogin();
  const problem = step.name === 'form' ? step.problem : null;
  const expired = problem?.kind === 'expired' ? problem : null;
  return (
    <div className="relative isolate -mb-16 flex grow items-center justify-center overflow-hidden px-4 py-12 sm:py-16">
      <PageHead path="/login" title={t('login.title')} description={t('login.description')} noindex />
      <Grain />
      <section className="w-full max-w-[400px] rounded-panel border bg-p1 p-6 inset-shadow-sheen sm:p-8">
        {expired && <ExpiredPanel expired={expired} onCancel={startAgain} />}
        {step.name === 'factor' && (
          <FactorForm
            wrong={step.wrong}
            busy={step.busy}
            onSubmit={(code) => void confirm(code)}
            onBack={startAgain}
          />
        )}
        {/* Stays mounted while another panel is shown, so that what was typed is still there on the way back. */}
        <div hidden={expired !== null || step.name === 'factor'}>
          <LoginForm
            problem={problem}
            busy={step.name === 'busy' || step.name === 'done'}
            onSubmit={(credentials, takeOver) => void submit(credentials, takeOver)}
          />
        </div>
        <HomeLink />
      </section>
    </div>
  );
}

function HomeLink() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <p className="type-small mt-4 flex justify-center">
      <Link
        to={localPath(language, '/')}
        className="inline-flex min-h-9 items-center gap-1.5 px-2 text-ink2 recolour hover:text-ink"
      >
        <House aria-hidden size={14} strokeWidth={1.5} />
        {t('login.home')}
      </Link>
    </p>
  );
}
