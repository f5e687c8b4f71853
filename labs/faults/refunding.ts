/** Simulates refunds: a member requests one, and an administrator approves it. */
import type { Order } from '@ferrite/payment-sandbox/paypal/records.ts';
import type { Sandbox } from '@ferrite/payment-sandbox/server.ts';
import type { Random } from '../../scripts/random.ts';
import { type Browser, type Json, openBrowser } from './browser.ts';
import { demoPassword } from './site.ts';

export type Request = { readonly id: number; readonly memberId: string };

/** Requests a refund. @returns null if the site did not accept the request */
export async function requestRefund(browser: Browser, transactionId: number): Promise<Request | null> {
  const body = { paymentTransactionId: transactionId, requestReason: 'Bought by mistake.' };
  const asked = await browser.insist('POST', '/api/refund/request', body);
  const made = asked.json['refundRequest'] as Json | undefined;
  // The response may have been lost although the request was stored.
  const found = made ?? (await findRequest(browser, transactionId));
  return found ? { id: Number(found['id']), memberId: String(found['userId']) } : null;
}

async function findRequest(browser: Browser, transactionId: number): Promise<Json | undefined> {
  const { text, status } = await browser.insist('GET', '/api/user/refund-requests');
  const requests = status === 200 ? (JSON.parse(text) as Json[]) : [];
  return requests.find(
    (each) => each['paymentTransactionId'] === transactionId && each['status'] === 'pending',
  );
}

/**
 * Simulates a chargeback by a bank for a random payment.
 * @returns whether there was one to charge back
 */
export async function chargeBack({ url, core }: Sandbox, random: Random): Promise<boolean> {
  const taken = core.state.list<Order>('paypal-order').filter(({ captureId }) => captureId);
  if (taken.length === 0) return false;
  const answer = await fetch(`${url}/__sandbox/payments/paypal/${random.pick(taken).id}/reverse`, {
    method: 'POST',
  });
  return answer.ok;
}

export type Office = ReturnType<typeof openAdministration>;

export function openAdministration(site: () => string) {
  const admin = openBrowser(site);
  const password = demoPassword;
  let signingIn: Promise<boolean> | null = null;
  /** Signs the administrator in. Concurrent callers share one sign-in, because each sign-in ends the previous session. */
  function signIn(): Promise<boolean> {
    signingIn ??= admin.signIn('admin@demo.local', password).finally(() => {
      signingIn = null;
    });
    return signingIn;
  }

  return {
    signIn,
    /** Approves a refund. @returns the status of the last response; 409 means that the refund was approved before */
    async approve({ id, memberId }: Request, tries?: number): Promise<number> {
      const decision = { memberId, refundRequestId: id, action: 'approve' };
      for (let left = 3; ; left--) {
        const { status } = await admin.insist('POST', '/api/admin/process-refund', decision, tries);
        // The session has ended because the clock was advanced.
        if (status !== 401 || left <= 1) return status;
        await signIn();
      }
    },
    async check(refundRequestId: number): Promise<number> {
      const path = `/api/admin/check-pg-refund-status/${refundRequestId}`;
      return (await admin.insist('POST', path)).status;
    },
  };
}
