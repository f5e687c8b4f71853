import { accessToken, startSession } from '../../../../platform/browser/session/auth-client.ts';
import { clearLoginStorage } from '../../../../platform/browser/session/sign-in/login-storage.ts';
import { saveRenewedMember } from '../../../../platform/browser/session/sign-in/renewed-member.ts';
import { storedOrderEmail } from '../order/open-order.ts';
import { claimOrderResult } from '../order/order-calls.ts';
import { isOfMember } from '../payment-outcome.ts';

/** Time for which the opening page may still be storing the session. */
const otherPageMs = 3_000;
const pollMs = 100;

/**
 * Starts the session of the order's new member.
 * @returns whether this browser has a session
 */
export async function signIn(orderId: string): Promise<boolean> {
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
