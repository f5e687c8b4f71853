import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../platform/shared/money/money.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { usePrice } from '../../../membership/pages/plans/use-price.ts';
import { plans } from '../../../membership/periods/plans.rules.ts';
import { capturePaypal, claimOrderResult, orderPaypal } from '../order/order-calls.ts';
import { LoadProblem } from '../parts/load-problem.tsx';
import type { PaymentProps } from '../payment-attempt.ts';
import { PaymentStep } from '../payment-step.tsx';
import { type Payment, usePayment } from '../use-payment.ts';

export type PaypalSetup = { readonly clientId: string; readonly scriptUrl: string | null };
type Buttons = NonNullable<PayPalNamespace['Buttons']>;

/** Panel with the PayPal buttons. Results arrive through callbacks of PayPal's script or by polling the server. */
export function PaypalPanel({ setup, ...props }: PaymentProps & { readonly setup: PaypalSetup }) {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const box = useRef<HTMLDivElement>(null);
  const payment = usePayment('paypal', props);
  const latest = useRef(payment);
  latest.current = payment;
  const [load, setLoad] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const { clientId, scriptUrl } = setup;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the load after a failure.
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    setLoad('loading');
    renderButtons({ clientId, scriptUrl }, () => (isGone ? null : box.current), latest).then(
      (shown) => {
        close = () => void shown?.close();
        if (isGone) close();
        else if (shown) setLoad('ready');
      },
      () => !isGone && setLoad('failed'),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [clientId, scriptUrl, tries]);

  const isOver = payment.step.at === 'checking' || payment.step.at === 'done';
  return (
    <div className="grid gap-3">
      <PaymentStep payment={payment} method="paypal" />
      {load === 'failed' && <LoadProblem onRetry={() => setTries(tries + 1)} />}
      {load === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('panel.loading')}</span>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {load === 'ready' && !isOver && (
        <p className="type-body font-[520]">
          {t('panel.paypalOrder', { amount: price(plans[props.plan].prices.USD) })}
        </p>
      )}
      <div ref={box} hidden={load === 'failed' || isOver} className="relative z-0" />
      {load === 'ready' && !isOver && <p className="type-small text-ink2">{t('panel.paypalHint')}</p>}
    </div>
  );
}

/**
 * Renders PayPal's buttons.
 * @returns null if the container was removed
 * @throws if PayPal's script fails
 */
async function renderButtons(
  { clientId, scriptUrl }: PaypalSetup,
  box: () => HTMLElement | null,
  payment: { readonly current: Payment },
): Promise<ReturnType<Buttons> | null> {
  const paypal = await loadScript({
    clientId,
    currency: 'USD',
    intent: 'capture',
    components: 'buttons',
    ...(scriptUrl && { sdkBaseUrl: scriptUrl }),
  });
  const place = box();
  if (!place) return null;
  const buttons = paypal?.Buttons?.(optionsFor(payment));
  if (!buttons?.isEligible()) throw new Error('The PayPal button is not available.');
  await buttons.render(place);
  return buttons;
}

/** Returns the callbacks for PayPal's script, in the order in which a payment calls them. */
function optionsFor(payment: { readonly current: Payment }): Parameters<Buttons>[0] {
  // Concurrent clicks share one order.
  let ordering: Promise<string> | null = null;
  const settling = new Set<string>();
  let last: string | null = null;
  /** Number for the next capture, by order id; see `capturePaypal`. */
  const approvals = new Map<string, number>();

  const order = async (): Promise<string> => {
    const { props, go, ordered, watch, refuse } = payment.current;
    go({ at: 'busy' });
    try {
      const orderRequest = props();
      const id = await orderPaypal(orderRequest, formatAmount(plans[orderRequest.plan].prices.USD));
      last = id;
      ordered(id);
      // After the approval the window may close without calling a callback.
      watch(() => claimOrderResult(id), 'completion');
      return id;
    } catch (error) {
      refuse(error, 'order');
      throw error;
    } finally {
      ordering = null;
    }
  };

  return {
    onClick: (_data, actions) =>
      ordering !== null || payment.current.mayBegin() ? actions.resolve() : actions.reject(),
    createOrder: () => {
      ordering ??= order();
      return ordering;
    },
    onApprove: async ({ orderID }, actions) => {
      if (settling.has(orderID)) return;
      settling.add(orderID);
      payment.current.go({ at: 'checking', account: false });
      const approval = approvals.get(orderID) ?? 0;
      const capture = async () => {
        const answer = await capturePaypal(orderID, approval);
        if (answer.kind === 'refused') approvals.set(orderID, answer.problem.approval ?? approval);
        return answer;
      };
      const verdict = await payment.current.ask(capture, 'capture');
      settling.delete(orderID);
      // The buyer can choose another card in the same window.
      if (verdict.kind === 'refused' && verdict.problem.restart) return actions.restart();
    },
    onCancel: () => {
      if (payment.current.at() === 'window') payment.current.go({ at: 'cancelled' });
    },
    // The server knows whether the payment was captured.
    onError: async (error) => {
      if (['refused', 'checking', 'done'].includes(payment.current.at())) return;
      const order = last;
      const verdict = order && (await payment.current.ask(() => claimOrderResult(order), 'completion'));
      if (verdict && verdict.kind !== 'open') return;
      if (isBlockedWindow(error)) payment.current.go({ at: 'blocked' });
      else payment.current.refuse(null, 'initiate');
    },
  };
}

/** Returns whether the browser blocked the window; PayPal's script reports this only in the error message. */
function isBlockedWindow(error: unknown): boolean {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return /pop-?up|window.*blocked|blocked.*window/i.test(String(message));
}
