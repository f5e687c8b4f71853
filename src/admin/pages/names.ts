import { useTranslation } from 'react-i18next';

const methods: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  toss: 'Toss',
  eximbay: 'Eximbay',
  stripe: 'Verifone',
  verifone: 'Verifone',
};

/** A provider as people know it. */
export function methodName(method: string): string {
  return methods[method] ?? method;
}

const plans = ['free', 'monthly', 'annual', 'test'] as const;
const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const;

/** Words of what the tables name; what they do not know is shown as it is. */
export function useStatusWords() {
  const { t } = useTranslation('admin');
  const plan = (id: string): string => {
    const known = plans.find((each) => each === id);
    return known ? t(`plan.${known}`) : id;
  };
  const payment = (status: string): string => {
    const known = paymentStatuses.find((each) => each === status);
    return known ? t(`paid.${known}`) : status;
  };
  return { plan, payment };
}
