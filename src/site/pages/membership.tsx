import { useEffect, useRef } from 'react';
import { FactorForm } from '../../features/auth/pages/login/factor-form.tsx';
import { LoginForm } from '../../features/auth/pages/login/login-form.tsx';
import { useLogin } from '../../features/auth/pages/login/use-login.ts';
import { pageWords } from '../../platform/browser/i18n/page-words.ts';
import { type ExpiredUser, expiredUser } from '../../platform/browser/session/sign-in/expired-user.ts';
import { MembershipScreen } from './membership-screen.tsx';

export { loadAsDocument as clientLoader } from '../../platform/shared/rendering/payment-pages.ts';

/** An empty loader enables server rendering. */
export function loader() {
  return null;
}

export const handle = pageWords('membership', 'payments', 'auth', 'account');

/** Membership page: combines the login form of `auth` with the membership screen. */
export default function Membership() {
  return <MembershipScreen login={(onExpired) => <LoginTab onExpired={onExpired} />} />;
}

function LoginTab({ onExpired }: { readonly onExpired: (user: ExpiredUser) => void }) {
  const { step, submit, confirm, startAgain } = useLogin();
  const problem = step.name === 'form' ? step.problem : null;
  const expired = problem?.kind === 'expired' ? problem : null;
  const reported = useRef<typeof expired>(null);
  useEffect(() => {
    if (!expired || reported.current === expired) return;
    reported.current = expired;
    onExpired(expiredUser(expired.userData, expired.renewalToken));
  }, [expired, onExpired]);
  return (
    <>
      {step.name === 'factor' && (
        <FactorForm
          second={step.second}
          problem={step.problem}
          busy={step.busy}
          onSubmit={(proof) => void confirm(proof)}
          onBack={startAgain}
        />
      )}
      <div hidden={step.name === 'factor'}>
        <LoginForm
          problem={expired ? null : problem}
          busy={step.name === 'busy' || step.name === 'done'}
          onSubmit={(credentials, takeOver) => void submit(credentials, takeOver)}
        />
      </div>
    </>
  );
}
