import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../../../ui/toast/toast.ts';
import { clearRegistration } from '../../../membership/pages/registration/registration-data.ts';
import { clearOrder } from '../order/open-order.ts';
import { claimOrderResult, type EximbayOrder, orderEximbay, statusOfEximbay } from '../order/order-calls.ts';
import type { PaymentProps } from '../payment-attempt.ts';
import { cancelledProblem, problemOfStatus, type Verdict, verdictOf } from '../payment-outcome.ts';
import { type Payment, usePayment } from '../use-payment.ts';
import { readEximbayMessage } from './eximbay-message.ts';
import { loadEximbay, openEximbay } from './eximbay-window.ts';

const closedPollMs = 500;

/** Runs a payment by Eximbay: places the order, opens the window, and gets the result by message or polling. */
export function useEximbay(props: PaymentProps) {
  const payment = usePayment('eximbay', props);
  const latest = useRef(payment);
  latest.current = payment;
  const [order, setOrder] = useState<EximbayOrder | null>(null);
  const opened = useRef<Window | null>(null);
  const orderId = order?.order_id ?? null;

  useEximbayMessages(latest, orderId);
  useEffect(() => {
    const timer = setInterval(() => {
      if (opened.current?.closed && latest.current.at() === 'window') latest.current.go({ at: 'closed' });
    }, closedPollMs);
    return () => clearInterval(timer);
  }, []);

  const open = async (made: EximbayOrder) => {
    try {
      const eximbay = await loadEximbay('');
      opened.current = (await openEximbay(eximbay, { ...made.payload, fgkey: made.fgkey })) ?? null;
      payment.go({ at: opened.current ? 'window' : 'blocked' });
    } catch {
      payment.refuse(null, 'initiate');
    }
  };

  const pay = async (amount: string) => {
    if (!payment.mayBegin()) return;
    payment.go({ at: 'busy' });
    try {
      const made = await orderEximbay(payment.props(), amount);
      setOrder(made);
      payment.ordered(made.order_id);
      let sawSuccess = false;
      payment.watch(async () => {
        const status = await readOrderStatus(made.order_id);
        if (status !== 'success') return status;
        // The payment window fetches the result itself if it is still open.
        const mayWait = !sawSuccess && opened.current?.closed === false;
        sawSuccess = true;
        return mayWait ? { kind: 'open' } : claimOrderResult(made.order_id);
      }, 'initiate');
      // Without a recent click the browser would block the window, so the buyer must click again.
      if (navigator.userActivation?.isActive === false) payment.go({ at: 'ready' });
      else await open(made);
    } catch (error) {
      payment.refuse(error, 'initiate');
    }
  };

  return { payment, order, pay, open };
}

/** Handles the messages of the window about the order. */
function useEximbayMessages(latest: RefObject<Payment>, orderId: string | null): void {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = readEximbayMessage(event, location.origin, orderId);
      if (!message) return;
      if (message.type === 'EXIMBAY_PAYMENT_CANCELLED') {
        latest.current.cancelled();
        return;
      }
      if (message.type === 'EXIMBAY_PAYMENT_FAILED') {
        void latest.current.ask(() => orderVerdict(message.orderId), 'initiate');
        return;
      }
      // The window has started the session in this browser, or reported that it cannot.
      if (message.type === 'EXIMBAY_PAYMENT_SUCCESS') {
        latest.current.completed({ message: message.message });
        return;
      }
      // The order result contains the rest, including the end of the period.
      const { ask } = latest.current;
      void ask(() => claimOrderResult(message.orderId), 'completion').then(({ kind }) => {
        if (kind === 'paid') return;
        latest.current.go({ at: 'done' });
        clearRegistration();
        clearOrder();
        toast({ title: t('success.title'), description: t('success.login') });
        void navigate(message.redirect === '/' ? '/login' : message.redirect);
      });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [latest, orderId, navigate, t]);
}

/** Returns the result of a paid order, else its status. */
async function orderVerdict(orderId: string): Promise<Verdict> {
  const verdict = await readOrderStatus(orderId);
  return verdict === 'success' ? claimOrderResult(orderId) : verdict;
}

/** Returns the status of the order; an unsure verdict if the request fails. */
async function readOrderStatus(orderId: string): Promise<Verdict | 'success'> {
  try {
    const { status, problem, providerCode } = await statusOfEximbay(orderId);
    if (status === 'success') return 'success';
    if (status === 'pending') return { kind: 'open' };
    if (status === 'cancelled') return { kind: 'refused', problem: cancelledProblem };
    return { kind: 'refused', problem: problemOfStatus(problem, providerCode) };
  } catch (error) {
    const verdict = verdictOf(error);
    return verdict.kind === 'unsure' ? { kind: 'open' } : verdict;
  }
}
