import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { PlanChoice, PlanFeatures } from '../../../membership/pages/plans/plan-choice.tsx';
import { TermsLinks } from '../../../membership/pages/registration/fields/terms-box.tsx';
import type { RegistrationState } from '../../../membership/pages/registration/use-registration.ts';
import type { PlanId } from '../../../membership/periods/plans.rules.ts';
import { PaymentArea } from '../payment-area.tsx';
import { PaymentResume } from '../payment-resume.tsx';
import { useCompletePayment } from '../use-paid.ts';

type PlanPurchaseProps = {
  readonly registration: RegistrationState;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Buyer data, shown beside the plans. */
  readonly side: ReactNode;
  /** Returns a remark about a plan for this member. */
  readonly remark?: (plan: PlanId) => string;
  readonly confirmLabel: (plan: PlanId) => string;
  readonly onConfirm?: () => void;
  /** Content shown below the plans until the payment is complete. */
  readonly below?: ReactNode;
};

/** Purchase by a member: plan first, then payment. Pressing the button accepts the terms. */
export function PlanPurchase(props: PlanPurchaseProps) {
  const { registration, formRef, side, remark, confirmLabel, onConfirm, below } = props;
  const { t } = useTranslation('membership');
  const { form, set } = registration;
  const [isConfirmed, setConfirmed] = useState(false);
  const [isPaid, setPaid] = useState(false);
  const goOn = useCompletePayment(form.email);
  const onCompleted: typeof goOn = (...paid) => {
    setPaid(true);
    goOn(...paid);
  };
  const plan = form.membershipType === 'test' ? 'monthly' : form.membershipType;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    set('agreeToTerms', true);
    setConfirmed(true);
    onConfirm?.();
  };
  return (
    <>
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={confirm}
        className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        {side}
        <div className="flex min-w-0 flex-col gap-5">
          <PaymentResume onCompleted={onCompleted} />
          {isConfirmed ? (
            <PaymentArea
              plan={plan}
              registration={{ ...form, membershipType: plan }}
              password=""
              isRenewal
              renewalToken={registration.renewalToken}
              onMethod={(method) => set('paymentMethod', method)}
              check={() => true}
              onPasswordMissing={() => {}}
              onBack={() => setConfirmed(false)}
              onCompleted={onCompleted}
            />
          ) : (
            <>
              <h2 className="type-h2">{t('plans.title')}</h2>
              <PlanChoice
                value={plan}
                withTest={false}
                {...(remark && { remark })}
                onChange={(id) => set('membershipType', id)}
              />
              <PlanFeatures />
              <Button
                type="submit"
                variant="hot"
                size="large"
                className="whitespace-normal! py-2 text-center"
              >
                {confirmLabel(plan)}
              </Button>
              <div className="flex flex-col gap-1">
                <p className="type-small text-ink2">{t('terms.renewal')}</p>
                <TermsLinks />
              </div>
            </>
          )}
        </div>
      </form>
      {!isPaid && below}
    </>
  );
}
