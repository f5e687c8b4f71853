import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { saveExpiredUser } from '../../../../platform/browser/session/sign-in/expired-user.ts';
import { formatAmount } from '../../../../platform/shared/money/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { usePrice } from '../../../membership/pages/plans/use-price.ts';
import { saveRegistration } from '../../../membership/pages/registration/registration-data.ts';
import { plans } from '../../../membership/periods/plans.rules.ts';
import { orderToss } from '../order/order-calls.ts';
import type { PaymentProps } from '../payment-attempt.ts';
import { PaymentStep } from '../payment-step.tsx';
import { usePayment } from '../use-payment.ts';

/** Panel for paying by Toss: creates the order and opens the checkout page. */
export function TossPanel(props: PaymentProps) {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const { status } = useSession();
  const payment = usePayment('toss', props);
  const { plan, password, isRenewal, registration } = props;
  const amount = plans[plan].prices.KRW;
  const { go } = payment;

  // The browser's back button restores this page with its old state, so the payment is marked as cancelled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener behaves the same however often it is created.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) go({ at: 'cancelled' });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const pay = async () => {
    if (!isRenewal && password === '') {
      toast({
        variant: 'destructive',
        title: t('panel.passwordRequired'),
        description: t('panel.passwordRequiredText'),
      });
      props.onPasswordMissing();
      return;
    }
    if (!payment.mayBegin()) return;
    go({ at: 'busy' });
    try {
      const returnTo = {
        successUrl: `${location.origin}/toss-success`,
        failUrl: `${location.origin}/toss-fail`,
      };
      const { checkoutUrl, orderId } = await orderToss(props, formatAmount(amount), returnTo);
      payment.ordered(orderId);
      saveRegistration(registration, isRenewal);
      // Stores the renewal data in case the payment of a member without a session fails.
      if (isRenewal && status !== 'signed-in') saveExpiredUser(registration, null);
      location.assign(checkoutUrl);
    } catch (error) {
      payment.refuse(error, 'request');
    }
  };

  const isBusy = payment.step.at === 'busy' || payment.step.at === 'window';
  return (
    <div className="grid gap-3">
      {payment.step.at !== 'window' && <PaymentStep payment={payment} method="toss" />}
      <Button variant="hot" size="large" pending={isBusy} onClick={() => void pay()}>
        {!isBusy && <Lock aria-hidden size={16} strokeWidth={1.5} />}
        {isBusy ? t('panel.opening') : t('panel.pay', { amount: price(amount) })}
      </Button>
      <p className="type-small text-ink2">{t('panel.tossHint')}</p>
    </div>
  );
}
