/** Visit of the page to which the Eximbay window returns: polls the order, notifies the opening page, and leaves. */
import type { TFunction } from 'i18next';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { refusalKey } from '../../providers/refusals.rules.ts';
import { statusOfEximbay } from '../order/order-calls.ts';
import { pollDelayMs } from '../order/watch-order.ts';
import type { ResultStatus } from '../parts/result-card.tsx';
import { isPaidBefore, type Problem, problemOf, problemOfStatus, verdictOf } from '../payment-outcome.ts';
import type { EximbayMessage } from './eximbay-message.ts';
import { signIn } from './return-session.ts';

export type ReturnState = {
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

type ReturnVisit = {
  readonly orderId: string;
  /** Page that opened the window; null if the browser kept none. */
  readonly opener: Window | null;
  readonly show: (state: ReturnState) => void;
  readonly home: () => string;
  readonly goOn: (path: string) => void;
  readonly t: TFunction<'payments'>;
  /** Returns the text of a transient error; null for other errors. */
  readonly transientMessage: (error: unknown) => string | null;
  polls: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  isUnmounted: boolean;
};

const texts = {
  EXIMBAY_PAYMENT_SUCCESS: 'Payment complete',
  EXIMBAY_PAYMENT_SUCCESS_LOGIN_REQUIRED: 'Payment complete',
  EXIMBAY_PAYMENT_CANCELLED: 'Payment cancelled',
  EXIMBAY_PAYMENT_FAILED: 'Payment was not completed.',
} as const satisfies Record<EximbayMessage['type'], string>;

/** Delay before the window closes or the home page opens. */
const leaveAfterMs = 1_000;

const unverified: ReturnState = { standing: 'failed', text: 'unverified' };

/**
 * Polls the order until its outcome is known, which it shows.
 * @returns a function that ends the visit
 */
export function startVisit(visit: ReturnVisit): () => void {
  visit.show({ standing: 'loading', text: 'processing' });
  void poll(visit);
  return () => {
    visit.isUnmounted = true;
    clearTimeout(visit.timer);
  };
}

async function poll(visit: ReturnVisit): Promise<void> {
  try {
    const status = await statusOfEximbay(visit.orderId);
    if (visit.isUnmounted) return;
    if (status.status === 'success') await showSuccess(visit);
    else if (status.status === 'pending') pollAgain(visit);
    else if (status.status === 'cancelled') {
      visit.show({ standing: 'cancelled', text: 'cancelledText' });
      endInOpener(visit, 'EXIMBAY_PAYMENT_CANCELLED');
    } else showRefused(visit, status);
  } catch (error) {
    if (!visit.isUnmounted) showFailure(visit, error);
  }
}

async function showSuccess(visit: ReturnVisit): Promise<void> {
  const { opener, show, home, goOn } = visit;
  const isSignedIn = await signIn(visit.orderId);
  if (visit.isUnmounted) return;
  if (!isSignedIn) {
    show({ standing: 'success', text: 'loginFirst' });
    // The opening page navigates to the login.
    endInOpener(visit, 'EXIMBAY_PAYMENT_SUCCESS_LOGIN_REQUIRED', '/login');
    return;
  }
  show({ standing: 'success', text: 'paid' });
  notifyOpener(visit, 'EXIMBAY_PAYMENT_SUCCESS', home());
  visit.timer = setTimeout(() => (opener ? window.close() : goOn(home())), leaveAfterMs);
}

function pollAgain(visit: ReturnVisit): void {
  const wait = pollDelayMs(++visit.polls);
  if (wait === null) visit.show(unverified);
  else visit.timer = setTimeout(() => void poll(visit), wait);
}

type OrderStatus = Awaited<ReturnType<typeof statusOfEximbay>>;

function showRefused(visit: ReturnVisit, { message, problem, providerCode }: OrderStatus): void {
  const { t } = visit;
  const found = problemOfStatus(problem);
  const ofKey = found.key ? t(`problems.${found.key}`) : message;
  const state = refusedState(found, providerCode ? t(refusalKey('eximbay', providerCode)) : ofKey);
  visit.show(state);
  if (state.isOver) endInOpener(visit, 'EXIMBAY_PAYMENT_FAILED');
}

/** Returns what is shown of an order that was refused; without a reason, the order counts as unverified. */
export function refusedState(problem: Problem, reason: string | null | undefined): ReturnState {
  if (!reason) return unverified;
  const over = { text: 'refused', detail: reason, isOver: true } as const;
  if (isPaidBefore(problem)) return { ...over, standing: 'success', returned: 'paidBefore' };
  if (problem.key === 'refunded') return { ...over, standing: 'cancelled', returned: 'refunded' };
  return { ...over, standing: 'failed' };
}

/** Shows a failed request. The payment may have been captured, so the order is polled until the server responds. */
function showFailure(visit: ReturnVisit, error: unknown): void {
  const wait = verdictOf(error).kind === 'unsure' ? pollDelayMs(++visit.polls) : null;
  visit.show(failureState(visit, error, wait !== null));
  if (wait !== null) visit.timer = setTimeout(() => void poll(visit), wait);
}

function failureState(visit: ReturnVisit, error: unknown, isPolled: boolean): ReturnState {
  const { t, transientMessage } = visit;
  if (!(error instanceof ApiError)) return { standing: 'failed', text: 'unreachable' };
  if (isPolled) return { standing: 'loading', text: 'processing', detail: t('checking.text') };
  const { key } = problemOf(error);
  const detail = key ? t(`problems.${key}`) : (transientMessage(error) ?? t('return.verification'));
  return { standing: 'failed', text: 'refused', detail };
}

function notifyOpener(
  { opener, orderId }: ReturnVisit,
  type: EximbayMessage['type'],
  redirect: string,
): void {
  const message: EximbayMessage = { type, orderId, message: texts[type], redirect };
  opener?.postMessage(message, location.origin);
}

/** Notifies the opening page, if there is one, which continues; then closes the window. */
function endInOpener(visit: ReturnVisit, type: EximbayMessage['type'], redirect = visit.home()): void {
  notifyOpener(visit, type, redirect);
  if (visit.opener) visit.timer = setTimeout(() => window.close(), leaveAfterMs);
}
