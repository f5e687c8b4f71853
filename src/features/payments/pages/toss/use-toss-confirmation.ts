import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { startSession } from '../../../../platform/browser/session/auth-client.ts';
import { profileKey } from '../../../../platform/browser/session/profile.ts';
import { takeExpiredUser } from '../../../../platform/browser/session/sign-in/expired-user.ts';
import { clearLoginStorage } from '../../../../platform/browser/session/sign-in/login-storage.ts';
import { saveRenewedMember } from '../../../../platform/browser/session/sign-in/renewed-member.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { hasStoredSession } from '../../../../platform/browser/session-key.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { readRegistration } from '../../../membership/pages/registration/registration-data.ts';
import { readTossSuccess, type TossSuccess } from '../../providers/browser-returns.rules.ts';
import { storedOrderEmail } from '../order/open-order.ts';
import { confirmToss } from '../order/order-calls.ts';
import { watchOrder } from '../order/watch-order.ts';
import {
  isOfMember,
  isPaidBefore,
  type PaymentResult,
  type Problem,
  type Verdict,
} from '../payment-outcome.ts';
import { useStartPage } from '../use-start-page.ts';

type State =
  | { readonly at: 'processing' }
  | { readonly at: 'checking'; readonly account: boolean }
  | { readonly at: 'success'; readonly isExtended: boolean; readonly isSignedIn: boolean }
  /** The registration data is missing; the buyer may have paid in another browser. */
  | { readonly at: 'missing' }
  /** The URL contains no payment. */
  | { readonly at: 'invalid' }
  /** The order was already paid, or was paid and refunded. */
  | { readonly at: 'paidBefore' | 'refunded'; readonly problem: Problem }
  | { readonly at: 'unresolved' }
  | { readonly at: 'failed'; readonly problem: Problem };

/** Maximum number of retries to get a session whose response was lost in a reload. */
const maxWaits = 2;
const lacksSession = ({ outcome, access_token }: PaymentResult) =>
  outcome === 'registered' && access_token === undefined && !hasStoredSession();

const homeAfterMs = 3_000;
/** Delay before the registration page opens. */
const registerAfterMs = 2_000;

/** Confirms the payment in the URL and polls until its result is known. */
export function useTossConfirmation() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { path: beginning } = useStartPage();
  const back = useRef<string>(beginning);
  back.current = beginning;
  const [state, setState] = useState<State>({ at: 'processing' });
  const [paid, setPaid] = useState<TossSuccess | null>(null);
  const [tries, setTries] = useState(0);
  const { succeeded, refused } = useTossOutcome(setState);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each URL.
  useEffect(() => {
    const found = readTossSuccess(new URLSearchParams(search));
    if (!found) {
      setState({ at: 'invalid' });
      const timer = setTimeout(() => void navigate(back.current, { replace: true }), registerAfterMs);
      return () => clearTimeout(timer);
    }
    setPaid(found);
    const registrationData = readRegistration();
    if (!registrationData?.email && !hasStoredSession()) {
      setState({ at: 'missing' });
      return;
    }
    const handleVerdict = (verdict: Verdict) => {
      if (verdict.kind === 'paid') succeeded(verdict.result);
      if (verdict.kind === 'unsure') setState({ at: 'checking', account: verdict.account === true });
      if (verdict.kind === 'unresolved') setState({ at: 'unresolved' });
      if (verdict.kind === 'refused') refused(verdict.problem);
    };
    return watchOrder(confirmationOf(found, registrationData), handleVerdict);
  }, [search, tries]);

  const askAgain = () => {
    setState({ at: 'processing' });
    setTries(tries + 1);
  };
  return { state, paid, askAgain };
}

/** Returns the functions that show how the payment ended, and clear what this browser has stored for it. */
function useTossOutcome(setState: (state: State) => void) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const navigate = useNavigate();
  const goOn = useReturnPath();
  const queryClient = useQueryClient();
  const home = useRef(localPath(language, '/'));
  home.current = localPath(language, '/');

  const succeeded = (result: PaymentResult) => {
    const { access_token, refresh_token, subscriptionExpiresAt: until } = result;
    const isSignedIn = access_token !== undefined || hasStoredSession();
    const isExtended = result.outcome === 'extended';
    setState({ at: 'success', isExtended, isSignedIn });
    const email = storedOrderEmail() ?? readRegistration()?.email;
    clearLoginStorage();
    takeExpiredUser();
    if (!isSignedIn && email) saveRenewedMember({ email, ...(until && { until }) });
    const isRenewal = isExtended || (isOfMember(result) && !isSignedIn);
    toast({ title: t(isRenewal ? 'success.renewedTitle' : 'success.success'), durationMs: homeAfterMs });
    const session =
      access_token && refresh_token ? startSession({ access_token, refresh_token }) : Promise.resolve();
    // A failed session start does not affect the payment; the user can log in.
    void session.catch(() => {}).then(() => queryClient.invalidateQueries({ queryKey: profileKey }));
    setTimeout(() => (isSignedIn ? goOn(home.current) : void navigate('/login')), homeAfterMs);
  };

  const refused = (problem: Problem) => {
    const at = isPaidBefore(problem) ? 'paidBefore' : problem.key === 'refunded' ? 'refunded' : 'failed';
    setState({ at, problem });
    if (at === 'failed') return;
    // The order has ended, so its stored data is deleted.
    clearLoginStorage();
    takeExpiredUser();
    void queryClient.invalidateQueries({ queryKey: profileKey });
  };

  return { succeeded, refused };
}

/**
 * Returns the call that confirms the payment. While the session of a new account is missing, its verdict is unsure, so
 * that it is called again.
 */
function confirmationOf(paid: TossSuccess, registrationData: unknown): () => Promise<Verdict> {
  const { orderRef: orderId, paymentKey, amount } = paid;
  let waits = 0;
  return async () => {
    const verdict = await confirmToss({ orderId, paymentKey, amount, registrationData });
    const isLost = verdict.kind === 'paid' && lacksSession(verdict.result);
    return isLost && waits++ < maxWaits ? { kind: 'unsure', account: true } : verdict;
  };
}
