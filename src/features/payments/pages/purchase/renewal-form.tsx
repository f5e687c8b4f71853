import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedOut } from '../../../../layout/own-data/locked-out.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { ExpiredOn } from '../../../membership/pages/expired-on.tsx';
import type { RegistrationState } from '../../../membership/pages/registration/use-registration.ts';
import { PlanPurchase } from './plan-purchase.tsx';

type RenewalFormProps = {
  readonly registration: RegistrationState;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/** Form for renewing an expired membership: buyer, plan, then payment. */
export function RenewalForm({ registration, formRef }: RenewalFormProps) {
  const { t } = useTranslation('membership');
  const { form } = registration;
  return (
    <PlanPurchase
      registration={registration}
      formRef={formRef}
      confirmLabel={() => t('membership.confirm')}
      onConfirm={() =>
        toast({ title: t('membership.confirmedTitle'), description: t('membership.confirmedText') })
      }
      side={
        <Panel title={t('membership.renewalOf')}>
          <p className="flex flex-col gap-0.5">
            <strong className="type-h3 wrap-anywhere">{form.name}</strong>
            <span className="type-body text-ink2 wrap-anywhere">{form.email}</span>
          </p>
          <ExpiredOn end={registration.expiredSince} />
        </Panel>
      }
      below={<LockedOut renewalToken={registration.renewalToken} />}
    />
  );
}
