import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { PlanChoice, PlanFeatures } from '../plans/plan-choice.tsx';
import { EmailField } from './fields/email-field.tsx';
import { PasswordFields } from './fields/password-fields.tsx';
import { NameFields, WorkFields } from './fields/person-fields.tsx';
import { PrivacyBox, TermsLinks } from './fields/terms-box.tsx';
import { useEmailVerification } from './use-email-verification.ts';
import { useRegister } from './use-register.ts';
import type { RegistrationState } from './use-registration.ts';

/** Delay in ms between the message and the navigation. */
const registerAfterMs = 1500;

type SignUpFormProps = {
  readonly registration: RegistrationState;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

export function SignUpForm({ registration, formRef }: SignUpFormProps) {
  const { t } = useTranslation('membership');
  const { form, set, passwords, setPassword, faults, isVerified, promptVerification } = registration;
  const verification = useEmailVerification({
    email: form.email,
    onSent: registration.codeSent,
    onVerified: registration.verified,
  });
  const { register, busy, done } = useRegister('/api/auth/local/register');
  const [waits, setWaits] = useState(false);
  const isBusy = waits || busy || done;
  const prompt = () => promptVerification();

  const send = async () => {
    const { paymentMethod: _later, avatar: _drawn, ...fields } = form;
    const problem = await register({ ...fields, ...passwords, agreeToTerms: true });
    setWaits(false);
    if (problem?.kind === 'field') registration.setFault(problem.field, problem.fault);
    if (problem?.kind === 'registered') registration.setFault('email', 'emailTaken');
    if (problem?.kind === 'unverified') {
      registration.unverify();
      promptVerification(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !registration.check(false)) return;
    setWaits(true);
    toast({
      title: t('membership.confirmTitle'),
      description: t('membership.confirmText'),
      durationMs: registerAfterMs,
    });
    setTimeout(() => void send(), registerAfterMs);
  };
  const fields = { form, faults, labels: 'signUp' as const, onFocus: prompt, onChange: set };
  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EmailField
        email={form.email}
        isVerified={isVerified}
        fault={faults.email}
        verification={verification}
        onType={(email) => set('email', email)}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameFields {...fields} />
        <PasswordFields
          passwords={passwords}
          faults={faults}
          isLost={registration.isPasswordLost}
          own={[form.name, form.nickname, form.email]}
          onFocus={prompt}
          onChange={setPassword}
        />
        <WorkFields {...fields} />
      </div>
      <h2 className="type-label -mb-3 text-ink">{t('fields.plan')}</h2>
      <PlanChoice
        value={form.membershipType === 'test' ? 'monthly' : form.membershipType}
        withTest={false}
        onChange={(plan) => set('membershipType', plan)}
      />
      <PlanFeatures />
      {registration.asksPrivacy && (
        <PrivacyBox
          checked={form.agreeToPrivacy}
          isMissing={faults.agreeToPrivacy !== undefined}
          onFocus={prompt}
          onChange={(agreed) => set('agreeToPrivacy', agreed)}
        />
      )}
      <Button type="submit" variant="hot" size="large" pending={isBusy}>
        {t(isBusy ? 'membership.submitting' : 'membership.submit')}
      </Button>
      <div className="flex flex-col gap-1">
        <p className="type-small text-ink2">{t('terms.signUp')}</p>
        <TermsLinks />
      </div>
    </form>
  );
}
