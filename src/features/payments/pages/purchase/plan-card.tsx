import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { PlanChoice, PlanFeatures } from '../../../membership/pages/plans/plan-choice.tsx';
import { TestCode, useTestPlan } from '../../../membership/pages/plans/test-code.tsx';
import type { Mode } from '../../../membership/pages/registration/form-faults.ts';
import type { RegistrationState } from '../../../membership/pages/registration/use-registration.ts';
import { PaymentArea, usePaymentStep } from '../payment-area.tsx';
import type { PaymentProps } from '../payment-attempt.ts';

type PlanCardProps = {
  readonly registration: RegistrationState;
  readonly mode: Mode;
  /** State of the free registration; null for members. */
  readonly free: { readonly isBusy: boolean } | null;
  readonly onCompleted: PaymentProps['onCompleted'];
};

/** Returns the text key of the reason why the payment step is hidden. */
function interruptionOf({ form, isVerified, asksPrivacy }: RegistrationState) {
  if (!form.agreeToTerms) return 'payment.afterTerms';
  if (!isVerified) return 'payment.signedOut';
  return asksPrivacy ? 'payment.afterPrivacy' : 'payment.afterTerms';
}

/** Shows the choice of the plan, then the payment. */
export function PlanCard({ registration, mode, free, onCompleted }: PlanCardProps) {
  const { t } = useTranslation('membership');
  const { form, set, check, isVerified } = registration;
  const withTest = ['true', '1'].includes(useSearchParams()[0].get('test') ?? '');
  const testPlan = useTestPlan(withTest);
  const step = usePaymentStep(
    form.agreeToTerms && isVerified && (form.agreeToPrivacy || !registration.asksPrivacy),
  );
  // A test plan stored earlier is ignored on a page that does not offer it.
  const plan = form.membershipType === 'test' && !withTest ? 'monthly' : form.membershipType;

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step.isOpen);
  // The pressed button is gone, so the title of the new step gets the focus.
  useEffect(() => {
    if (shownStep.current !== step.isOpen) heading.current?.focus();
    shownStep.current = step.isOpen;
  }, [step.isOpen]);

  const proceed = () => {
    if (plan === 'test' && !testPlan.isOpen) {
      toast({ variant: 'destructive', title: t('testCode.locked') });
      return;
    }
    if (!check()) return;
    if (mode === 'renewal')
      toast({ title: t('membership.confirmedTitle'), description: t('membership.confirmedText') });
    step.open();
  };

  return (
    <section aria-labelledby="plan-card" className="flex min-w-0 flex-col gap-5">
      <h2 ref={heading} id="plan-card" tabIndex={-1} className="type-h2">
        {t(step.isOpen ? 'payment.title' : 'plans.title')}
      </h2>
      {step.isOpen ? (
        <PaymentArea
          plan={plan}
          registration={{ ...form, membershipType: plan }}
          password={registration.passwords.password}
          isRenewal={mode !== 'new'}
          renewalToken={registration.renewalToken}
          onMethod={(method) => set('paymentMethod', method)}
          check={check}
          onPasswordMissing={() => registration.setFault('password', 'passwordRequired')}
          onNicknameTaken={() => registration.setFault('nickname', 'nicknameTaken')}
          onBack={step.close}
          onCompleted={onCompleted}
        />
      ) : (
        <>
          {step.isInterrupted && <Notice tone="warn">{t(interruptionOf(registration))}</Notice>}
          <PlanChoice value={plan} withTest={withTest} onChange={(id) => set('membershipType', id)} />
          {withTest && <TestCode isOpen={testPlan.isOpen} onOpen={testPlan.open} />}
          <PlanFeatures />
          {form.agreeToTerms ? (
            <div className="flex flex-col gap-2">
              <Button variant="hot" size="large" onClick={proceed}>
                {t('payment.proceed')}
              </Button>
              {registration.isPasswordLost && (
                <p className="type-small text-ink2">{t('faults.passwordAgain')}</p>
              )}
              {!isVerified && <p className="type-small text-ink2">{t('payment.afterVerification')}</p>}
            </div>
          ) : (
            <p className="type-small rounded-control border border-dashed border-line2 px-3.5 py-3 text-ink2">
              {t('payment.afterTerms')}
            </p>
          )}
          <p className="type-small text-ink2">
            <span className="text-ink">{t('pricing.ask_pay')}</span> {t('pricing.ask_payText')}
          </p>
          {free && (
            <div className="flex flex-col gap-2 border-t pt-5">
              <Button type="submit" size="large" pending={free.isBusy}>
                {t(free.isBusy ? 'register.submitting' : 'register.submit')}
              </Button>
              <p className="type-small text-ink2">{t('register.freeText')}</p>
            </div>
          )}
        </>
      )}
    </section>
  );
}
