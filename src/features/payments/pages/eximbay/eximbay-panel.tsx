import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../platform/shared/money/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { usePrice } from '../../../membership/pages/plans/use-price.ts';
import { plans } from '../../../membership/periods/plans.rules.ts';
import { LoadProblem } from '../parts/load-problem.tsx';
import type { PaymentProps } from '../payment-attempt.ts';
import { PaymentStep } from '../payment-step.tsx';
import { ExchangeNote } from './exchange-note.tsx';
import { loadEximbay } from './eximbay-window.ts';
import { useEximbay } from './use-eximbay.ts';

export type EximbaySetup = { readonly scriptUrl: string | null };

/** Panel for paying by Eximbay in a separate window. It receives messages from that window and polls the server. */
export function EximbayPanel({ setup, ...props }: PaymentProps & { readonly setup: EximbaySetup }) {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const { payment, order, pay, open } = useEximbay(props);
  const [load, setLoad] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const { scriptUrl } = setup;
  const amount = plans[props.plan].prices.USD;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the load after a failure.
  useEffect(() => {
    let isGone = false;
    setLoad('loading');
    loadEximbay(scriptUrl ?? '').then(
      () => !isGone && setLoad('ready'),
      () => !isGone && setLoad('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [scriptUrl, tries]);

  const { at } = payment.step;
  const isBusy = at === 'busy';
  // The pay button is hidden from the time the order is placed until the payment fails or is cancelled.
  const isOrdered = ['ready', 'window', 'closed', 'blocked', 'checking', 'done'].includes(at);
  const again = order && (
    <Button size="small" onClick={() => void open(order)}>
      {t(at === 'ready' ? 'panel.open' : 'panel.openAgain')}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <PaymentStep payment={payment} method="eximbay" again={again} />
      {load === 'failed' && <LoadProblem onRetry={() => setTries(tries + 1)} />}
      {load !== 'failed' && !isOrdered && (
        <Button
          variant="hot"
          size="large"
          pending={isBusy || load === 'loading'}
          onClick={() => void pay(formatAmount(amount))}
        >
          {!isBusy && load === 'ready' && <Lock aria-hidden size={16} strokeWidth={1.5} />}
          {isBusy ? t('panel.opening') : t('panel.pay', { amount: price(amount) })}
        </Button>
      )}
      <p className="type-small text-ink2">{t('panel.eximbayHint')}</p>
      <ExchangeNote amount={amount} />
    </div>
  );
}
