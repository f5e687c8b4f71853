import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { dayOnScreen } from '../../../../platform/shared/i18n/i18n.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { effectOfBuying, type PlanHolder } from '../../../membership/pages/plans/plan-offer.ts';
import type { RegistrationState } from '../../../membership/pages/registration/use-registration.ts';
import { isPlanId, type PlanId } from '../../../membership/periods/plans.rules.ts';
import { PlanPurchase } from './plan-purchase.tsx';

export type SignedInMember = PlanHolder & {
  readonly name: string;
  readonly email: string;
  readonly chosenPlan: string | null;
  readonly isGranted: boolean;
};

type MemberPlansProps = {
  readonly member: SignedInMember;
  readonly registration: RegistrationState;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/** Shows a member the current plan, its end, and the new end date for each plan. */
export function MemberPlans({ member, registration, formRef }: MemberPlansProps) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const wanted = useSearchParams()[0].get('plan');
  const { set } = registration;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is preselected once; later the member chooses.
  useEffect(() => {
    const isFree = member.subscriptionStatus === 'free';
    const known = [wanted, isFree ? member.chosenPlan : member.membershipType].find(isPlanId);
    if (known) set('membershipType', known);
  }, []);

  const date = (plan: PlanId) => dayOnScreen(effectOfBuying(plan, member, now).end, language);
  const label = (plan: PlanId) => {
    const { kind } = effectOfBuying(plan, member, now);
    return t(`membership.${kind}`, { plan: t(`plans.${plan}`), date: date(plan) });
  };
  return (
    <PlanPurchase
      registration={registration}
      formRef={formRef}
      remark={(plan) => t('membership.adds', { date: date(plan) })}
      confirmLabel={label}
      side={
        <Panel title={member.name}>
          <p className="type-body text-ink2 wrap-anywhere">{member.email}</p>
          <Standing member={member} now={now} />
        </Panel>
      }
    />
  );
}

function Standing({ member, now }: { readonly member: SignedInMember; readonly now: Date }) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const { standing, end } = effectOfBuying('monthly', member, now).from;
  const isGranted = standing === 'active' && member.isGranted;
  const known = isPlanId(member.membershipType) ? t(`plans.${member.membershipType}`) : '';
  const plan = isGranted ? t('membership.granted') : known;
  return (
    <>
      <p className="type-h3 mt-3">
        {t(`membership.${standing}`, { plan, date: end ? dayOnScreen(end, language) : '' })}
      </p>
      <p className="type-small mt-1 text-ink2">{t(`membership.${isGranted ? 'granted' : standing}Text`)}</p>
    </>
  );
}
