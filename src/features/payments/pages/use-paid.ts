import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { startSession } from '../../../platform/browser/session/auth-client.ts';
import { profileKey } from '../../../platform/browser/session/profile.ts';
import { takeExpiredUser } from '../../../platform/browser/session/sign-in/expired-user.ts';
import { saveRenewedMember } from '../../../platform/browser/session/sign-in/renewed-member.ts';
import { useReturnPath } from '../../../platform/browser/session/sign-in/return-path.ts';
import { hasStoredSession } from '../../../platform/browser/session-key.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { clearRegistration } from '../../membership/pages/registration/registration-data.ts';
import { homeRedirectDelayMs } from '../../membership/pages/registration/use-register.ts';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { isOfMember, type PaymentResult } from './payment-outcome.ts';

/** Duration in ms of the toast after a payment in a separate window. */
const windowToastMs = 1500;
/**
 * Returns a function that completes a payment in the browser: it starts the session, clears stored data, shows a toast
 * and navigates after two seconds. Without a session it opens the login with the member's email filled in.
 * @param email email address of the member
 */
export function useCompletePayment(email: string): (result: PaymentResult, method: PaymentMethod) => void {
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('payments');
  const language = useLanguage();
  const navigate = useNavigate();
  const goOn = useReturnPath();
  const queryClient = useQueryClient();

  const showResult = (result: PaymentResult, method: PaymentMethod, isSignedIn: boolean) => {
    // A membership that had ended starts again, so the text must not state that it was extended.
    const isRenewal = isOfMember(result) && (result.outcome === 'extended' || !isSignedIn);
    if (isRenewal)
      toast({
        title: t('payment.renewed'),
        description: isSignedIn ? t('payment.renewedText') : words('success.login'),
      });
    else if (method === 'eximbay')
      toast({
        title: words('success.title'),
        description: t('payment.completeText'),
        durationMs: windowToastMs,
      });
    else toast({ title: t('payment.complete'), description: t('payment.completeText') });
  };

  return (result, method) => {
    const { access_token, refresh_token, subscriptionExpiresAt: until } = result;
    const isSignedIn = access_token !== undefined || hasStoredSession();
    clearRegistration();
    takeExpiredUser();
    showResult(result, method, isSignedIn);
    const session =
      access_token && refresh_token ? startSession({ access_token, refresh_token }) : Promise.resolve();
    // A failed session start does not affect the payment; the user can log in.
    void session.catch(() => {}).then(() => queryClient.invalidateQueries({ queryKey: profileKey }));
    const home = localPath(language, '/');
    // The home page shows a success message for PayPal and then removes these parameters from the URL.
    const arrival = method === 'paypal' ? `${home}?payment=success&provider=paypal` : home;
    if (!isSignedIn) saveRenewedMember({ email, ...(until && { until }) });
    setTimeout(() => (isSignedIn ? goOn(arrival) : void navigate('/login')), homeRedirectDelayMs);
  };
}
