/** API calls of a payment. */

import { call } from '../../../../platform/browser/api-client.ts';
import { deviceId } from '../../../../platform/browser/session/device-id.ts';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import type { RegistrationForm } from '../../../membership/pages/registration/registration-data.ts';
import type { PlanId } from '../../../membership/periods/plans.rules.ts';
import type { orderContract } from '../../checkout/order.contract.ts';
import type { resultContract } from '../../checkout/result.contract.ts';
import type { TossCancellation } from '../../providers/browser-returns.rules.ts';
import { notCompletedProblem, type Verdict, verdictOf } from '../payment-outcome.ts';
import { registrationBody } from '../registration-body.ts';

type Calls = typeof orderContract & typeof resultContract;

export type OrderRequest = {
  readonly plan: PlanId;
  /** Registration data; the password is sent to the server but not stored in the browser. */
  readonly registration: RegistrationForm;
  readonly password: string;
  readonly isRenewal: boolean;
  readonly renewalToken: string | null;
};

/** Creates a PayPal order. @returns PayPal's order id @throws ApiError */
export async function orderPaypal(orderRequest: OrderRequest, amount: string): Promise<string> {
  const path = orderRequest.plan === 'test' ? '/api/paypal/order?test=true' : '/api/paypal/order';
  const body = {
    amount,
    currency: 'USD',
    intent: 'CAPTURE',
    registrationData: registrationBody(orderRequest),
  };
  const { id } = await call<Calls['orderPaypal']>('POST', path, body);
  return id;
}

/**
 * Creates a Toss order.
 * @param returnTo URLs to which Toss returns the buyer
 * @throws ApiError
 */
export function orderToss(
  orderRequest: OrderRequest,
  amount: string,
  returnTo: { readonly successUrl: string; readonly failUrl: string },
): Promise<AnswerOf<Calls['orderToss']>> {
  return call<Calls['orderToss']>('POST', '/api/toss/create-payment', {
    amount,
    currency: 'KRW',
    email: orderRequest.registration.email,
    membershipType: orderRequest.plan,
    registrationData: registrationBody(orderRequest),
    ...returnTo,
  });
}

export type EximbayOrder = AnswerOf<Calls['orderEximbay']>;

/**
 * Creates an Eximbay order.
 * @throws ApiError
 */
export function orderEximbay(orderRequest: OrderRequest, amount: string): Promise<EximbayOrder> {
  return call<Calls['orderEximbay']>('POST', '/api/eximbay/ready', {
    amount,
    currency: 'USD',
    userEmail: orderRequest.registration.email,
    membershipType: orderRequest.plan,
    registrationData: registrationBody(orderRequest),
  });
}

/** Returns the result of an order of this browser. */
export function claimOrderResult(orderId: string): Promise<Verdict> {
  return toVerdict(async () => {
    const body = { orderId, deviceId: deviceId(), evenUnpaid: true };
    const answer = await call<Calls['pickUp']>('POST', '/api/auth/complete-payment-and-register', body);
    if (answer.success) return { kind: 'paid', result: answer };
    return { kind: answer.status === 'UNPAID' ? 'open' : 'unsure' };
  });
}

/**
 * Captures an approved PayPal order and returns the result.
 * @param approval `approval` of the previous refusal; 0 for the first approval
 */
export function capturePaypal(orderId: string, approval: number): Promise<Verdict> {
  return toVerdict(async () => {
    const { status } = await call<Calls['capturePaypal']>(
      'POST',
      `/api/paypal/order/${encodeURIComponent(orderId)}/capture`,
      { approval },
    );
    if (status !== 'COMPLETED') return { kind: 'unsure' };
    const verdict = await claimOrderResult(orderId);
    // The order is captured, so a response `open` is outdated.
    return verdict.kind === 'open' ? { kind: 'unsure' } : verdict;
  });
}

export function confirmToss(paid: {
  readonly orderId: string;
  readonly paymentKey: string;
  readonly amount: number;
  readonly registrationData: unknown;
}): Promise<Verdict> {
  return toVerdict(async () => {
    const body = { ...paid, deviceId: deviceId() };
    const result = await call<Calls['confirmToss']>('POST', '/api/toss/confirm-payment', body);
    return result.success ? { kind: 'paid', result } : { kind: 'unsure' };
  }).then((verdict) =>
    // Confirmation captures the payment, so an order that is still open was not paid.
    verdict.kind === 'open' ? { kind: 'refused', problem: notCompletedProblem } : verdict,
  );
}

/** Reports to the server that the buyer left the Toss window. Failures are ignored, because the server finds out by polling. */
export async function reportTossAbandoned(orderId: string, code: TossCancellation): Promise<void> {
  await call<Calls['reportTossAbandoned']>('POST', '/api/toss/cancel-payment', { orderId, code }).catch(
    () => undefined,
  );
}

/**
 * Returns the status of an Eximbay order.
 * @throws ApiError | TypeError
 */
export function statusOfEximbay(orderId: string): Promise<AnswerOf<Calls['statusOfEximbay']>> {
  const query = new URLSearchParams({ order_id: orderId });
  return call<Calls['statusOfEximbay']>('GET', `/api/eximbay/check-status?${query}`);
}

async function toVerdict(ask: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await ask();
  } catch (error) {
    return verdictOf(error);
  }
}
