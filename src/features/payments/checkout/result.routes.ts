import type { FastifyRequest } from 'fastify';
import { type ApiServer, contextOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { AuthSession } from '../../auth/service/auth-service.port.ts';
import { isRefundedOrReversed, isUndecided } from '../capture/attempt.rules.ts';
import type { Attempt } from '../capture/attempt.ts';
import { redeemTicket } from './accounts/redeem-ticket.ts';
import { resultContract as calls } from './result.contract.ts';
import { cancelTossOrder } from './usecases/cancel-toss-order.ts';
import { capturePaypalOrder } from './usecases/capture-paypal-order.ts';
import { confirmTossOrder } from './usecases/confirm-toss-order.ts';
import type { CheckoutDeps } from './usecases/deps.ts';
import { checkEximbayOrder } from './usecases/eximbay-order.ts';
import { claimResult, unfinishedStatus } from './usecases/order-result.ts';

/** Registers the API routes of a placed order: capture, confirmation, cancellation, status and result. */
export function resultApi(app: ApiServer, { checkout }: { readonly checkout: CheckoutDeps }): void {
  const tokenOf = (request: Pick<FastifyRequest, 'cookies'>) => request.cookies[checkout.cookies.cookieName];

  route(app, calls.capturePaypal, async (request) => {
    const { id } = request.params;
    const attempt = await capturePaypalOrder(checkout, id, tokenOf(request), request.body?.approval);
    return isUndecided(attempt.state)
      ? { id, status: 'PENDING', message: 'Your payment is being checked.' }
      : { id, status: 'COMPLETED', message: 'Payment complete' };
  });

  route(app, calls.pickUp, async (request) => {
    const { orderId, deviceId, evenUnpaid } = request.body;
    const status = evenUnpaid ? await unfinishedStatus(checkout, orderId, tokenOf(request)) : null;
    if (status) return { success: false, orderId, status };
    const pickUp = { deviceId, memberId: await memberOf(request), context: contextOf(request) };
    const { session, ...result } = await claimResult(checkout, orderId, tokenOf(request), pickUp);
    return { success: true, orderId, ...result, ...(session && tokensOf(session)) };
  });

  route(app, calls.consumeTicket, async (request) => {
    const { orderId, deviceId } = request.body;
    const pickUp = { deviceId, context: contextOf(request) };
    return { success: true, ...tokensOf(await redeemTicket(checkout, orderId, tokenOf(request), pickUp)) };
  });

  route(app, calls.confirmToss, async (request) => {
    const { paymentKey, orderId, amount, deviceId } = request.body;
    const pickUp = { deviceId, memberId: await memberOf(request), context: contextOf(request) };
    const confirm = { paymentKey, orderId, amount };
    const result = await confirmTossOrder(checkout, confirm, tokenOf(request), pickUp);
    const paid = { amount, orderId };
    if (!result)
      return { ...paid, success: false, status: 'PENDING', message: 'Your payment is being checked.' };
    const { session, ...outcome } = result;
    return { ...paid, success: true, status: 'DONE', ...outcome, ...(session && tokensOf(session)) };
  });

  route(app, calls.reportTossAbandoned, async (request) => {
    const { orderId, code } = request.body;
    const { state } = await cancelTossOrder(checkout, orderId, code, tokenOf(request));
    return { orderId, cancelled: state === 'canceled' };
  });

  route(app, calls.statusOfEximbay, async (request) =>
    eximbayStatus(await checkEximbayOrder(checkout, request.query.order_id)),
  );
}

function eximbayStatus({ state, reason }: Attempt) {
  if (state === 'paid') return { status: 'success', message: 'Payment complete' } as const;
  if (isUndecided(state) || state === 'open' || state === 'draft')
    return { status: 'pending', message: 'Processing payment...' } as const;
  if (state === 'canceled') return { status: 'cancelled', message: 'Payment was cancelled.' } as const;
  if (isRefundedOrReversed(state))
    return { status: 'failed', problem: 'refunded', message: 'This payment has been returned.' } as const;
  if (state === 'duplicate' || state === 'mismatch') {
    const problem = state === 'duplicate' ? state : 'returned';
    return { status: 'failed', problem, message: 'This payment is being returned.' } as const;
  }
  return {
    ...({ status: 'failed', problem: 'not_completed', message: 'Payment was not completed.' } as const),
    ...(state === 'declined' && reason ? { providerCode: reason } : {}),
  };
}

const memberOf = async (request: Pick<FastifyRequest, 'identify'>) => (await request.identify())?.memberId;

/** Returns the tokens of a session; the browser uses them to load the profile. */
function tokensOf({ access_token, refresh_token, expires_in, expires_at, token_type }: AuthSession) {
  return { access_token, refresh_token, expires_in, expires_at, token_type };
}
