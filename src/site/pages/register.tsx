import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Mode } from '../../features/membership/pages/registration/form-faults.ts';
import { useRegister } from '../../features/membership/pages/registration/use-register.ts';
import { useRegistration } from '../../features/membership/pages/registration/use-registration.ts';
import { UserCard } from '../../features/membership/pages/user-card.tsx';
import type { PaymentProps } from '../../features/payments/pages/payment-attempt.ts';
import { PaymentResume } from '../../features/payments/pages/payment-resume.tsx';
import { PlanCard } from '../../features/payments/pages/purchase/plan-card.tsx';
import { useCompletePayment } from '../../features/payments/pages/use-paid.ts';
import { LockedOut } from '../../layout/own-data/locked-out.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { pageWords } from '../../platform/browser/i18n/page-words.ts';

export { loadAsDocument as clientLoader } from '../../platform/shared/rendering/payment-pages.ts';

/** An empty loader enables server rendering. */
export function loader() {
  return null;
}

export const handle = pageWords('membership', 'payments', 'auth', 'account');

const heads = {
  new: { title: 'register.title', lead: 'register.lead' },
  renewal: { title: 'register.renewTitle', lead: 'register.renewLead' },
  member: { title: 'register.memberTitle', lead: 'register.memberLead' },
} as const;

/** Registration, renewal and upgrade page: personal data on the left, order on the right. */
export default function Register() {
  const { t } = useTranslation('membership');
  const formRef = useRef<HTMLFormElement>(null);
  const registration = useRegistration(formRef);
  const { register, busy, done } = useRegister('/api/auth/register');
  const path = useLocation().pathname.replace(/(?<!\/)\/+$/, '');
  const [paidAs, setPaidAs] = useState<Mode | null>(null);
  const paid = useCompletePayment(registration.form.email);
  // After registration a session exists; the form must keep its mode nevertheless.
  const mode = paidAs ?? (done || busy ? 'new' : registration.mode);

  const onCompleted: PaymentProps['onCompleted'] = (result, method) => {
    setPaidAs(registration.mode);
    paid(result, method);
  };

  const registerFree = async () => {
    const { paymentMethod: _later, agreeToTerms, ...form } = registration.form;
    if (busy || done || !registration.check() || !agreeToTerms) return;
    const problem = await register({ ...form, agreeToTerms, password: registration.passwords.password });
    if (problem?.kind === 'field') registration.setFault(problem.field, problem.fault);
    if (problem?.kind === 'registered') registration.setFault('email', 'emailTaken');
    if (problem?.kind === 'unverified') {
      registration.unverify();
      registration.promptVerification(true);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (mode === 'new') void registerFree();
  };
  const { title, lead } = heads[mode];
  return (
    <div className="page max-w-[1168px] py-8 sm:py-12">
      <PageHead path={path} title={t(title)} description={t('register.description')} noindex />
      <h1 className="type-h1">{t(title)}</h1>
      <p className="type-answer mt-1 text-ink2">{t(lead)}</p>
      <div className="mt-4 empty:hidden">
        <PaymentResume onCompleted={onCompleted} />
      </div>
      {/* POST, so that a password never becomes part of the URL if scripts do not run. */}
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
      >
        <UserCard registration={registration} mode={mode} />
        <PlanCard
          registration={registration}
          mode={mode}
          free={mode === 'new' ? { isBusy: busy || done } : null}
          onCompleted={onCompleted}
        />
      </form>
      {mode === 'renewal' && <LockedOut renewalToken={registration.renewalToken} />}
    </div>
  );
}
