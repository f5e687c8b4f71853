import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { usePrice } from '../../../membership/pages/plans/use-price.ts';
import { planIds, plans } from '../../../membership/periods/plans.rules.ts';
import { tossCancellations } from '../../providers/browser-returns.rules.ts';
import { tossExplanation } from '../../providers/toss/codes.rules.ts';
import { reportTossAbandoned } from '../order/order-calls.ts';
import { useOrderOutcome } from '../order/use-order-outcome.ts';
import { LoadProblem } from '../parts/load-problem.tsx';
import { OrderFacts } from '../parts/order-facts.tsx';
import { useStartPage } from '../use-start-page.ts';
import { type CheckoutOrder, readCheckoutOrder } from './checkout-order.ts';
import { ClosedOrder, isClosed } from './closed-order.tsx';
import { agreementId, methodsId, widgetCode } from './toss-widget.ts';
import { useTossWidget } from './use-toss-widget.ts';

export const handle = pageWords('payments', 'membership');
export { loadAsDocument as clientLoader } from '../../../../platform/shared/rendering/payment-pages.ts';

/** Loads nothing; its presence enables server rendering of the page. */
export function loader() {
  return null;
}

/** Checkout page with the order summary and the Toss payment widget. */
export default function TossCheckout() {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const begun = useStartPage();
  const summary = useSummary();
  const { pathname } = useLocation();
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  const order = useCheckoutOrder();
  const verdict = useOrderOutcome(order?.orderId ?? '');
  const amount = order && price({ currency: 'KRW', minor: order.amount });
  return (
    <div className="page max-w-[640px] py-8 sm:py-12">
      <PageHead path={path} title={t('checkout.title')} description={t('checkout.description')} noindex />
      <h1 className="type-h1">{t('checkout.title')}</h1>
      <div className="mt-6 grid gap-5">
        {order ? (
          <OrderFacts
            // The compact summary shows the amount only.
            facts={[...(path.endsWith('-simple') ? [] : summary(order)), [t('facts.amount'), amount ?? '']]}
          />
        ) : (
          <Skeleton className="h-28 w-full" />
        )}
        {order && verdict && isClosed(verdict) ? (
          <ClosedOrder verdict={verdict} email={order.email} />
        ) : (
          <Widget order={order} isChecked={verdict !== null} />
        )}
        <ButtonLink to={begun.path} className="justify-self-start">
          {t('checkout.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

type WidgetProps = {
  /** Null during server rendering. */
  readonly order: CheckoutOrder | null;
  /** Whether the server has answered that the order can be paid. */
  readonly isChecked: boolean;
};

/** Payment widget with the button that opens Toss's window. */
function Widget({ order, isChecked }: WidgetProps) {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const { load, retry } = useTossWidget(order?.amount ?? null);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  const pay = async () => {
    if (!order || busy) return;
    if (load.at !== 'ready') {
      toast({ variant: 'destructive', title: t('failed.notReadyTitle'), description: t('failed.notReady') });
      return;
    }
    setBusy(true);
    setCode(null);
    try {
      const { orderId, orderName, successUrl, failUrl, email } = order;
      const customer = email ? { customerEmail: email } : {};
      await load.widgets.requestPayment({ orderId, orderName, successUrl, failUrl, ...customer });
    } catch (error) {
      setBusy(false);
      const problem = widgetCode(error);
      setCode(problem);
      const cancellation = tossCancellations.find((each) => each === problem);
      if (cancellation) void reportTossAbandoned(order.orderId, cancellation);
    }
  };

  const amount = order && price({ currency: 'KRW', minor: order.amount });
  const isPayable = order !== null && order.orderId !== '' && load.at !== 'failed' && load.at !== 'off';
  return (
    <>
      {load.at === 'failed' && <LoadProblem onRetry={retry} />}
      {load.at === 'off' && <Notice tone="warn">{t('problems.methodOff')}</Notice>}
      {load.at === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('panel.loading')}</span>
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      <div className={places[load.at]}>
        <div id={methodsId} />
        <div id={agreementId} />
      </div>
      {code !== null && <WidgetProblem code={code} />}
      {order?.orderId === '' && (
        <Notice tone="warn" title={t('checkout.noOrder')}>
          {t('checkout.noOrderText')}
        </Notice>
      )}
      {isPayable && (
        <Button variant="hot" size="large" pending={busy || !isChecked} onClick={() => void pay()}>
          {busy ? t('panel.opening') : t('panel.pay', { amount: amount ?? '' })}
        </Button>
      )}
    </>
  );
}

/** CSS classes of the widget's containers; the containers must be visible while the widget renders. */
const places = {
  loading: '',
  ready: 'rounded-panel border bg-p1 px-4 py-3',
  failed: 'hidden',
  off: 'hidden',
} as const;

/** Reads the order from the URL; null during server rendering. */
function useCheckoutOrder(): CheckoutOrder | null {
  const { search } = useLocation();
  const [order, setOrder] = useState<CheckoutOrder | null>(null);
  useEffect(() => setOrder(readCheckoutOrder(new URLSearchParams(search), location.origin)), [search]);
  return order;
}

/** Returns a function that lists the facts of the order, with translated plan names. */
function useSummary(): (order: CheckoutOrder) => (readonly [string, string])[] {
  const { t } = useTranslation('payments');
  const { t: words } = useTranslation('membership');
  return ({ orderName, orderId, email }) => {
    const plan = planIds.find((id) => plans[id].name === orderName);
    return [
      [t('facts.name'), plan ? words(`plans.${plan}`) : orderName],
      ...(orderId ? [[t('facts.order'), orderId] as const] : []),
      ...(email ? [[t('facts.email'), email] as const] : []),
    ];
  };
}

function WidgetProblem({ code }: { readonly code: string }) {
  const { t } = useTranslation('payments');
  if (tossCancellations.some((each) => each === code))
    return <Notice tone="warn">{t(tossExplanation(code))}</Notice>;
  if (code === 'NEED_AGREEMENT_WITH_REQUIRED_TERMS')
    return <Notice tone="err">{t('checkout.agreement')}</Notice>;
  const explanation = tossExplanation(code);
  return (
    <Notice tone="err" title={t('failed.title')}>
      {t(explanation === 'tossCodes.unknown' ? 'failed.initiate' : explanation)}
    </Notice>
  );
}
