import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { EximbayPanel, type EximbaySetup } from './eximbay/eximbay-panel.tsx';
import type { PaymentProps } from './payment-attempt.ts';
import { PaypalPanel, type PaypalSetup } from './paypal/paypal-panel.tsx';
import { TossPanel } from './toss/toss-panel.tsx';
import { usePaymentSetups } from './use-payment-setups.ts';

export type MethodPanelProps = PaymentProps & { readonly method: PaymentMethod };

/** Shows the panel of the chosen payment method, or a notice if the method is unavailable. */
export function MethodPanel({ method, ...props }: MethodPanelProps) {
  const { t } = useTranslation('membership');
  const setups = usePaymentSetups();
  const own = setups.of(method);
  if (setups.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('methodPanel.looking')}</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  if (setups.isNoneAvailable)
    return (
      <Notice tone="warn" title={t('methodPanel.underTitle')}>
        {t('methodPanel.underText')}
      </Notice>
    );
  if (own?.isError) {
    const again = <Button onClick={() => void own.refetch()}>{t('methodPanel.retry')}</Button>;
    return (
      <Notice tone="err" title={t('methodPanel.errorTitle')} actions={again}>
        {t('methodPanel.errorText')}
      </Notice>
    );
  }
  if (!own?.data) return <Notice tone="warn">{t('methodPanel.otherMethod')}</Notice>;
  // A new key per plan resets the payment when the plan changes.
  const key = `${method} ${props.plan}`;
  if (method === 'paypal') return <PaypalPanel key={key} {...props} setup={own.data as PaypalSetup} />;
  if (method === 'eximbay') return <EximbayPanel key={key} {...props} setup={own.data as EximbaySetup} />;
  return <TossPanel key={key} {...props} />;
}
