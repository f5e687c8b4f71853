import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Radio } from '../../../../ui/form/checkbox.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import {
  annualPerMonth,
  annualSaving,
  type PlanId,
  planFeatures,
  plans,
  recommendedPlan,
} from '../../periods/plans.rules.ts';
import { currencyFor } from './price.ts';
import { usePrice } from './use-price.ts';

type PlanChoiceProps = {
  readonly value: PlanId;
  readonly withTest: boolean;
  readonly remark?: (plan: PlanId) => string;
  readonly onChange: (plan: PlanId) => void;
};

/** Choice of the plan with prices; the recommended plan comes first. */
export function PlanChoice({ value, withTest, remark, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('membership');
  const shown: readonly PlanId[] = withTest ? ['annual', 'monthly', 'test'] : ['annual', 'monthly'];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('plans.title')}</legend>
      <div className="divide-y overflow-hidden rounded-panel border border-line2 bg-p1">
        {shown.map((id) => (
          <PlanRow
            key={id}
            id={id}
            checked={value === id}
            remark={remark?.(id) ?? null}
            onChange={() => onChange(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PlanRowProps = {
  readonly id: PlanId;
  readonly checked: boolean;
  readonly remark: string | null;
  readonly onChange: () => void;
};

function PlanRow({ id, checked, remark, onChange }: PlanRowProps) {
  const { t } = useTranslation('membership');
  const price = usePrice();
  const currency = currencyFor(useLanguage(), '');
  const { prices, period } = plans[id];
  const saving = annualSaving(currency);
  return (
    <Radio
      name="membershipType"
      value={id}
      checked={checked}
      onChange={onChange}
      className={classNames('px-4 py-4', checked && 'bg-p3')}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="type-h3 flex flex-wrap items-center gap-2">
          {t(`plans.${id}`)}
          {id === recommendedPlan && <Tag>{t('plans.recommended')}</Tag>}
        </span>
        <span className="type-answer font-[600]">
          {t(`plans.${period}`, { amount: price(prices[currency]) })}
        </span>
      </span>
      {id === 'annual' && (
        <span className="type-small mt-1 block text-ink2">
          {t('plans.saving', { percent: saving.percent, amount: price(saving.money) })} ·{' '}
          {t('plans.perMonth', { amount: price(annualPerMonth(currency)) })}
        </span>
      )}
      {id === 'test' && <span className="type-small mt-1 block text-ink2">{t('plans.testText')}</span>}
      {remark && <span className="type-small mt-1 block text-ink2">{remark}</span>}
    </Radio>
  );
}

export function PlanFeatures() {
  const { t } = useTranslation('membership');
  return (
    <ul aria-label={t('plans.features')} className="grid gap-1.5">
      {planFeatures.map((feature) => (
        <li key={feature} className="type-body flex items-start gap-2.5 text-ink2">
          <Check aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-ink3" />
          {t(`plans.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
