import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { profileQuery } from '../../../../platform/browser/session/profile.ts';
import { dayOnScreen } from '../../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { PlanId } from '../../periods/plans.rules.ts';
import { PlanChoice } from './plan-choice.tsx';
import { effectOfBuying } from './plan-offer.ts';
import { currencyFor } from './price.ts';
import { TotalToday } from './total-today.tsx';
import { WithdrawalRights } from './withdrawal-rights.tsx';

type PricingPlansProps = {
  readonly plan: PlanId;
  readonly onPlan: (plan: PlanId) => void;
  readonly isSignedIn: boolean;
  readonly refundDays: number;
};

/** Plans with prices in both currencies and a button for the next step, which depends on the membership. */
export function PricingPlans({ plan, onPlan, isSignedIn, refundDays }: PricingPlansProps) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { data } = useQuery({ ...profileQuery, enabled: isSignedIn });
  const holder = isSignedIn && data ? data : null;
  const offer = holder && effectOfBuying(plan, holder, now);
  const currency = currencyFor(language, '');
  const words = { plan: t(`plans.${plan}`), date: offer ? dayOnScreen(offer.end, language) : '' };
  return (
    <section aria-label={t('plans.title')} className="grid gap-4">
      {offer?.from.end && (
        <p className="type-h3">
          {t('membership.active', {
            plan: t(`plans.${holder?.membershipType === 'annual' ? 'annual' : 'monthly'}`),
            date: dayOnScreen(offer.from.end, language),
          })}
        </p>
      )}
      <PlanChoice value={plan} withTest={false} onChange={onPlan} />
      <TotalToday plan={plan} currency={currency} />
      <ButtonLink
        variant="hot"
        size="large"
        className="whitespace-normal! py-2 text-center"
        to={`${isSignedIn ? '/membership' : '/register'}?plan=${plan}`}
      >
        {t(`membership.${offer?.kind ?? 'choose'}`, words)}
      </ButtonLink>
      <p className="type-small text-ink2">{t('pricing.refundRule', { days: refundDays })}</p>
      <WithdrawalRights className="type-small text-ink2" />
      <p className="type-small text-ink2">{t('pricing.noRenewal')}</p>
    </section>
  );
}
