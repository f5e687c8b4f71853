import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { accessToken, startSession } from '../../../../platform/browser/session/auth-client.ts';
import { clearLoginStorage } from '../../../../platform/browser/session/sign-in/login-storage.ts';
import { saveRenewedMember } from '../../../../platform/browser/session/sign-in/renewed-member.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { readEximbayReturn } from '../../providers/browser-returns.rules.ts';
import { refusalKey } from '../../providers/refusals.rules.ts';
import { storedOrderEmail } from '../order/open-order.ts';
import { claimOrderResult, statusOfEximbay } from '../order/order-calls.ts';
import { pollDelayMs } from '../order/watch-order.ts';
import type { ResultStatus } from '../parts/result-card.tsx';
import { isOfMember, isPaidBefore, problemOf, problemOfStatus, verdictOf } from '../payment-outcome.ts';
import type { EximbayMessage } from './eximbay-message.ts';

type State = {
  readonly standing: ResultStatus;
  readonly text:
    | 'processing'
    | 'cancelledText'
    | 'paid'
    | 'loginFirst'
    | 'noOrder'
    | 'unverified'
    | 'unreachable'
    | 'refused';
  /** Message of the server or translated text, shown instead of `text`. */
  readonly detail?: string;
  /** Set if the order was refused; the opening page shows the reason. */
  readonly isOver?: true;
  /** Set if the amount of the order was or is being paid back: a second payment, or a refunded one. */
  readonly returned?: 'paidBefore' | 'refunded';
};

const texts = {
  EXIMBAY_PAYMENT_SUCCESS: 'Payment complete',
  EXIMBAY_PAYMENT_SUCCESS_LOGIN_REQUIRED: 'Payment complete',
  EXIMBAY_PAYMENT_CANCELLED: 'Payment cancelled',
  EXIMBAY_PAYMENT_FAILED: 'Payment was not completed.',
} as const satisfies Record<EximbayMessage['type'], string>;

/** Delay before the window closes or the home page opens. */
const leaveAfterMs = 1_000;

/** Polls the order of the Eximbay return page and provides the state to show. */
export function useEximbayReturn() {
  const { t } = useTranslation('payments');
  const passing = useTransientErrorMessage();
  const { search } = useLocation();
  const language = useLanguage();
  const goOn = useReturnPath();
  const [state, setState] = useState<State>({ standing: 'loading', text: 'processing' });
  const [orderId, setOrderId] = useState<string | null>(null);
  const [hasOpener, setHasOpener] = useState(false);
  const [tries, setTries] = useState(0);
  const home = useRef('/');
  home.current = localPath(language, '/');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each URL, and again when the user retries.
  useEffect(() => {
    const order = readEximbayReturn(`/${search}`, '').orderRef;
    const opener: Window | null = window.opener;
    setOrderId(order);
    setHasOpener(opener !== null);
    if (!order) {
      setState({ standing: 'failed', text: 'noOrder' });
      return;
    }
    let isUnmounted = false;
    let polls = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notifyOpener = (type: EximbayMessage['type'], redirect: string) => {
      const message: EximbayMessage = { type, orderId: order, message: texts[type], redirect };
      opener?.postMessage(message, location.origin);
    };
    const showSuccess = async () => {
      const isSignedIn = await signIn(order);
      if (isUnmounted) return;
      if (!isSignedIn) {
        setState({ standing: 'success', text: 'loginFirst' });
        notifyOpener('EXIMBAY_PAYMENT_SUCCESS_LOGIN_REQUIRED', '/login');
        // The opening page navigates to the login.
        if (opener) timer = setTimeout(() => window.close(), leaveAfterMs);
        return;
      }
      setState({ standing: 'success', text: 'paid' });
      notifyOpener('EXIMBAY_PAYMENT_SUCCESS', home.current);
      timer = setTimeout(() => (opener ? window.close() : goOn(home.current)), leaveAfterMs);
    };
    const poll = async () => {
      try {
        const { status, message, problem, providerCode } = await statusOfEximbay(order);
        if (isUnmounted) return;
        if (status === 'success') return await showSuccess();
        if (status === 'cancelled') {
          setState({ standing: 'cancelled', text: 'cancelledText' });
          notifyOpener('EXIMBAY_PAYMENT_CANCELLED', home.current);
          if (opener) timer = setTimeout(() => window.close(), leaveAfterMs);
        } else if (status === 'pending') {
          const wait = pollDelayMs(++polls);
          if (wait === null) setState({ standing: 'failed', text: 'unverified' });
          else timer = setTimeout(() => void poll(), wait);
        } else {
          const found = problemOfStatus(problem);
          const { key } = found;
          const detail = providerCode
            ? t(refusalKey('eximbay', providerCode))
            : key
              ? t(`problems.${key}`)
              : message;
          if (!detail) return setState({ standing: 'failed', text: 'unverified' });
          const over = { text: 'refused', detail, isOver: true } as const;
          if (isPaidBefore(found)) setState({ ...over, standing: 'success', returned: 'paidBefore' });
          else if (key === 'refunded') setState({ ...over, standing: 'cancelled', returned: 'refunded' });
          else setState({ ...over, standing: 'failed' });
          notifyOpener('EXIMBAY_PAYMENT_FAILED', home.current);
          if (opener) timer = setTimeout(() => window.close(), leaveAfterMs);
        }
      } catch (error) {
        if (isUnmounted) return;
        // The payment may have been captured; the order is polled until the server responds.
        const wait = verdictOf(error).kind === 'unsure' ? pollDelayMs(++polls) : null;
        setState(afterFailure(error, wait !== null));
        if (wait !== null) timer = setTimeout(() => void poll(), wait);
      }
    };
    const afterFailure = (error: unknown, isPolled: boolean): State => {
      if (!(error instanceof ApiError)) return { standing: 'failed', text: 'unreachable' };
      if (isPolled) return { standing: 'loading', text: 'processing', detail: t('checking.text') };
      const { key } = problemOf(error);
      return {
        standing: 'failed',
        text: 'refused',
        detail: key ? t(`problems.${key}`) : (passing(error) ?? t('return.verification')),
      };
    };
    setState({ standing: 'loading', text: 'processing' });
    void poll();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [search, tries]);

  return {
    standing: state.standing,
    text: state.detail ?? t(`return.${state.text}`),
    returned: state.returned ?? null,
    orderId,
    needsLogin: state.text === 'loginFirst',
    hasOpener,
    isClosing: state.standing === 'cancelled' || state.isOver === true,
    mayAskAgain: state.text === 'unreachable' || state.text === 'unverified',
    askAgain: () => setTries(tries + 1),
  };
}

/** Time for which the opening page may still be storing the session. */
const otherPageMs = 3_000;
const pollMs = 100;

/**
 * Starts the session of the order's new member.
 * @returns whether this browser has a session
 */
async function signIn(orderId: string): Promise<boolean> {
  if ((await accessToken()) === null && !(await takeSession(orderId))) return false;
  clearLoginStorage();
  return true;
}

async function takeSession(orderId: string): Promise<boolean> {
  const verdict = await claimOrderResult(orderId);
  if (verdict.kind !== 'paid') return false;
  const { result } = verdict;
  const { access_token, refresh_token, subscriptionExpiresAt: until } = result;
  if (access_token && refresh_token) {
    return startSession({ access_token, refresh_token }).then(
      () => true,
      () => false,
    );
  }
  if (!isOfMember(result)) {
    for (let waited = 0; waited < otherPageMs; waited += pollMs) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      if ((await accessToken()) !== null) return true;
    }
  }
  const email = storedOrderEmail();
  if (email) saveRenewedMember({ email, ...(until && { until }) });
  return false;
}
