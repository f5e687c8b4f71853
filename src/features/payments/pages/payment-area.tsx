import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/form/checkbox.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { currencyFor } from '../../membership/pages/plans/price.ts';
import { TotalToday } from '../../membership/pages/plans/total-today.tsx';
import { usePrice } from '../../membership/pages/plans/use-price.ts';
import { WithdrawalRights } from '../../membership/pages/plans/withdrawal-rights.tsx';
import { plans } from '../../membership/periods/plans.rules.ts';
import {
  koreanMethod,
  type PaymentMethod,
  paymentMethods,
} from '../../membership/registration/profile-lists.rules.ts';
import { MethodPanel, type MethodPanelProps } from './method-panel.tsx';
import { usePaymentSetups } from './use-payment-setups.ts';

type PaymentAreaProps = Omit<MethodPanelProps, 'method'> & {
  readonly onMethod: (method: PaymentMethod) => void;
  readonly onBack: () => void;
};

/** Shows the order, the payment methods, and the panel of the chosen method. */
export function PaymentArea({ onMethod, onBack, ...payment }: PaymentAreaProps) {
  const { t } = useTranslation('membership');
  const price = usePrice();
  const [isPaid, setPaid] = useState(false);
  const language = useLanguage();
  const { plan, registration } = payment;
  const method = registration.paymentMethod;
  const isKorean = language === 'kr' || registration.country === 'South Korea';
  const first = isKorean ? [koreanMethod] : [];
  const setups = usePaymentSetups();
  const isOffered = (each: PaymentMethod) => setups.of(each)?.data !== null;
  const shown = [...first, ...paymentMethods.filter((each) => !first.includes(each))].filter(isOffered);
  const currency = currencyFor(language, method);
  const recommended = isKorean && !setups.isPending && isOffered(koreanMethod) ? koreanMethod : null;
  const preselect = useRef(onMethod);
  preselect.current = onMethod;
  useEffect(() => {
    if (recommended && method === '') preselect.current(recommended);
  }, [recommended, method]);
  const { prices, id, period } = plans[plan];

  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b pb-4">
        <span className="type-h3">{t(`plans.${id}`)}</span>
        <span className="type-body text-ink2">
          {t(`plans.${period}`, { amount: price(prices[currency]) })}
        </span>
      </p>
      <fieldset disabled={isPaid} className="min-w-0">
        <legend className="type-label pb-2 text-ink">{t('payment.method')}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {shown.map((each) => (
            <Radio
              key={each}
              name="paymentMethod"
              value={each}
              checked={method === each}
              onChange={() => onMethod(each)}
              className="rounded-panel border border-line2 bg-p1 px-3 py-3 hover:border-ctl has-checked:border-ink has-checked:outline-1 has-checked:outline-ink"
            >
              <span className="type-h3 flex flex-wrap items-center gap-2">
                {t(`payment.${each}`)}
                {isKorean && each === koreanMethod && <Tag>{t('plans.recommended')}</Tag>}
              </span>
              <span className="type-small block text-ink2">{t(`payment.${each}Text`)}</span>
            </Radio>
          ))}
        </div>
        {isKorean && isOffered(koreanMethod) && (
          <p className="type-small mt-2 text-ink2">{t('payment.advised')}</p>
        )}
      </fieldset>
      <TotalToday plan={plan} currency={currency} isOffered={isOffered} />
      {setups.isNoneAvailable && (
        <Notice tone="warn" title={t('methodPanel.underTitle')}>
          {t('methodPanel.underText')}
        </Notice>
      )}
      {method !== '' && !setups.isNoneAvailable && (
        <MethodPanel
          {...payment}
          method={method}
          onCompleted={(...paid) => {
            setPaid(true);
            payment.onCompleted(...paid);
          }}
        />
      )}
      <div className="grid gap-1">
        <p className="type-micro text-ink3">{t('payment.refund')}</p>
        <WithdrawalRights className="type-micro text-ink3" />
      </div>
      {!isPaid && (
        <Button className="justify-self-start" onClick={onBack}>
          {t('payment.change')}
        </Button>
      )}
    </div>
  );
}

/** Manages the two steps of a purchase, plan and payment; the payment step is hidden while it is not allowed. */
export function usePaymentStep(isAllowed: boolean) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen: isOpen && isAllowed,
    isInterrupted: isOpen && !isAllowed,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
