import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedOut } from '../../shell/own-data/locked-out.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PaymentResume } from '../payments/pages/payment-resume.tsx';
import { PaymentArea } from './payment-area.tsx';
import { PlanChoice, PlanFeatures } from './plan-choice.tsx';
import { TermsLinks } from './terms-box.tsx';
import { usePaid } from './use-paid.ts';
import type { RegistrationState } from './use-registration.ts';

type RenewalFormProps = {
  readonly registration: RegistrationState;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/** For whose time ran out: whom it is for at the side, the plan, and once confirmed the payment. */
export function RenewalForm({ registration, formRef }: RenewalFormProps) {
  const { t } = useTranslation('membership');
  const { form, set } = registration;
  const [isConfirmed, setConfirmed] = useState(false);
  const onCompleted = usePaid();
  const plan = form.membershipType === 'test' ? 'monthly' : form.membershipType;

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    set('agreeToTerms', true);
    setConfirmed(true);
    toast({ title: t('membership.confirmedTitle'), description: t('membership.confirmedText') });
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
        <Panel title={t('membership.renewalOf')}>
          <p className="flex flex-col gap-0.5">
            <strong className="type-h3 wrap-anywhere">{form.name}</strong>
            <span className="type-body text-ink2 wrap-anywhere">{form.email}</span>
          </p>
        </Panel>
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
              <PlanChoice value={plan} withTest={false} onChange={(id) => set('membershipType', id)} />
              <PlanFeatures />
              <Button type="submit" variant="hot" size="large">
                {t('membership.confirm')}
              </Button>
              <div className="flex flex-col gap-1">
                <p className="type-small text-ink2">{t('terms.renewal')}</p>
                <TermsLinks />
              </div>
            </>
          )}
        </div>
      </form>
      <LockedOut renewalToken={registration.renewalToken} />
    </>
  );
}
