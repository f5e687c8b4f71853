import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { chosenLanguage } from '../../../platform/shared/i18n/i18n.ts';
import { isUncertain } from '../capture/attempt.rules.ts';
import type { OrderRegistration } from '../schemas.ts';
import type { Buyer, Proof } from './buyer.ts';
import { checkoutContract as calls } from './checkout.contract.ts';
import type { Checkout } from './checkout.ts';
import type { OrderRequest } from './orders.ts';
import { ownUrl } from './own-url.ts';
import { isReturned } from './results.ts';

/** Public settings of each payment method; null if it is disabled. */
export type Methods = {
  readonly paypal: {
    readonly clientId: string;
    readonly environment: string;
    readonly scriptUrl: string | null;
  } | null;
  readonly toss: { readonly clientKey: string; readonly scriptUrl: string | null } | null;
  readonly eximbay: { readonly scriptUrl: string | null } | null;
};

export type PaymentRoutesOptions = {
  readonly checkout: Checkout;
  readonly methods: Methods;
  readonly siteUrl: string;
  readonly orderCookieName: string;
  readonly resolveBuyer: (registration: OrderRegistration, proof: Proof) => Promise<Buyer>;
  /** Redeems a renewal token after its order was created. */
  readonly redeemRenewalToken: (token: string) => Promise<unknown>;
  readonly verifiedEmailOf: (cookies: Readonly<Record<string, string | undefined>>) => string | null;
  readonly mayTest: (cookies: Readonly<Record<string, string | undefined>>) => boolean;
};

export function paymentsApi(app: ApiServer, options: PaymentRoutesOptions): void {
  setups(app, options);
  ordering(app, options);
  results(app, options);
}

function setups(app: ApiServer, { methods: { paypal, toss, eximbay } }: PaymentRoutesOptions): void {
  route(app, calls.paypalSetup, async () => ({
    available: paypal !== null,
    clientId: paypal?.clientId ?? null,
    clientToken: null,
    environment: paypal?.environment ?? null,
    scriptUrl: paypal?.scriptUrl ?? null,
  }));

  route(app, calls.tossKey, async () => ({
    available: toss !== null,
    clientKey: toss?.clientKey ?? null,
    scriptUrl: toss?.scriptUrl ?? null,
  }));

  route(app, calls.eximbaySetup, async () => ({
    available: eximbay !== null,
    status: eximbay ? 'ready' : 'off',
    scriptUrl: eximbay?.scriptUrl ?? null,
  }));
}

function ordering(app: ApiServer, options: PaymentRoutesOptions): void {
  const { checkout, siteUrl, orderCookieName } = options;

  async function order(
    request: FastifyRequest,
    reply: FastifyReply,
    registration: OrderRegistration,
    orderRequest: Omit<OrderRequest, 'mayTest' | 'planId'>,
  ) {
    const proof: Proof = {
      caller: await request.identify(),
      verifiedEmail: options.verifiedEmailOf(request.cookies),
      orderToken: request.cookies[orderCookieName],
      language: chosenLanguage(request.cookies),
    };
    const made = await checkout.order(
      { ...orderRequest, planId: registration.membershipType, mayTest: options.mayTest(request.cookies) },
      () => options.resolveBuyer(registration, proof),
      proof.orderToken,
    );
    if (registration.renewalToken) await options.redeemRenewalToken(registration.renewalToken);
    reply.setCookie(orderCookieName, made.cookie.value, made.cookie.attributes);
    return made;
  }

  route(app, calls.orderPaypal, async (request, reply) => {
    const { amount, currency, intent, registrationData } = request.body;
    const isTest = request.query.test === 'true' || request.query.test === '1';
    const orderRequest = { provider: 'paypal' as const, amount, currency, intent, isTest };
    const { attempt } = await order(request, reply, registrationData, orderRequest);
    return { id: attempt.providerOrderId ?? attempt.orderRef };
  });

  route(app, calls.orderEximbay, async (request, reply) => {
    const { amount, currency, membershipType, registrationData } = request.body;
    const plan = membershipType ?? registrationData.membershipType;
    const registration = { ...registrationData, membershipType: samePlan(registrationData, plan) };
    const orderRequest = { provider: 'eximbay' as const, amount, currency, isTest: plan === 'test' };
    const made = await order(request, reply, registration, orderRequest);
    if (made.client.type !== 'eximbay_form') throw new Error('Eximbay gave no form.');
    const { fgkey, payload } = made.client;
    const { orderRef } = made.attempt;
    const named = { ref: orderRef, order_id: orderRef, item_name: made.title };
    const price = { amount: made.amount, currency: made.attempt.amount.currency };
    return { ok: true, message: 'Ready', fgkey, payload: { ...payload }, ...named, ...price };
  });

  route(app, calls.orderToss, async (request, reply) => {
    const { amount, currency, membershipType, registrationData, successUrl, failUrl } = request.body;
    const plan = membershipType ?? registrationData.membershipType;
    const registration = { ...registrationData, membershipType: samePlan(registrationData, plan) };
    const urls = { success: ownUrl(siteUrl, successUrl), fail: ownUrl(siteUrl, failUrl) };
    const orderRequest = { provider: 'toss' as const, amount, currency, isTest: plan === 'test', urls };
    const made = await order(request, reply, registration, orderRequest);
    if (made.client.type !== 'toss_widget') throw new Error('Toss gave no widget.');
    const { orderId, orderName, amount: won } = made.client;
    const query = new URLSearchParams({ amount: String(won), orderId, orderName, email: made.email });
    if (urls.success) query.set('successUrl', urls.success);
    if (urls.fail) query.set('failUrl', urls.fail);
    return { checkoutUrl: `/toss-checkout?${query}`, orderId };
  });
}

function results(app: ApiServer, { checkout, orderCookieName }: PaymentRoutesOptions): void {
  const tokenOf = (request: Pick<FastifyRequest, 'cookies'>) => request.cookies[orderCookieName];

  route(app, calls.capturePaypal, async (request) => {
    const { id } = request.params;
    const attempt = await checkout.capturePaypal(id, tokenOf(request));
    return isUncertain(attempt.state)
      ? { id, status: 'PENDING', message: 'Your payment is being checked.' }
      : { id, status: 'COMPLETED', message: 'Payment complete' };
  });

  route(app, calls.pickUp, async (request) => {
    const { orderId, deviceId, evenUnpaid } = request.body;
    const waiting = evenUnpaid ? await checkout.waiting(orderId, tokenOf(request)) : null;
    if (waiting) return { success: false, orderId, status: waiting };
    const pickUp = { deviceId, memberId: await memberOf(request), context: contextOf(request) };
    const { attempt: _, session, ...result } = await checkout.pickUp(orderId, tokenOf(request), pickUp);
    return { success: true, orderId, ...result, ...(session && tokensOf(session)) };
  });

  route(app, calls.consumeTicket, async (request) => {
    const { orderId, deviceId } = request.body;
    const pickUp = { deviceId, context: contextOf(request) };
    const session = await checkout.consumeTicket(orderId, tokenOf(request), pickUp);
    return { success: true, ...tokensOf(session) };
  });

  route(app, calls.confirmToss, async (request) => {
    const { paymentKey, orderId, amount, deviceId } = request.body;
    const pickUp = { deviceId, memberId: await memberOf(request), context: contextOf(request) };
    const confirm = { paymentKey, orderId, amount };
    const { result } = await checkout.confirmToss(confirm, tokenOf(request), pickUp);
    const paid = { amount, orderId };
    if (!result)
      return { ...paid, success: false, status: 'PENDING', message: 'Your payment is being checked.' };
    const { session, ...outcome } = result;
    return { ...paid, success: true, status: 'DONE', ...outcome, ...(session && tokensOf(session)) };
  });

  route(app, calls.giveUpToss, async (request) => {
    const { orderId, code } = request.body;
    const { state } = await checkout.giveUpToss(orderId, code, tokenOf(request));
    return { orderId, cancelled: state === 'canceled' };
  });

  route(app, calls.statusOfEximbay, async (request) => {
    const { state, reason } = await checkout.statusOfEximbay(request.query.order_id);
    if (state === 'paid') return { status: 'success', message: 'Payment complete' };
    if (isUncertain(state) || state === 'open' || state === 'draft')
      return { status: 'pending', message: 'Processing payment...' };
    if (state === 'canceled') return { status: 'cancelled', message: 'Payment was cancelled.' };
    const why = state === 'declined' && reason ? { providerCode: reason } : {};
    if (isReturned(state))
      return { status: 'failed', problem: 'refunded', message: 'This payment has been returned.' };
    return state === 'duplicate' || state === 'mismatch'
      ? {
          status: 'failed',
          problem: state === 'duplicate' ? state : 'returned',
          message: 'This payment is being returned.',
        }
      : { status: 'failed', problem: 'not_completed', message: 'Payment was not completed.', ...why };
  });
}

/** The plan occurs twice in these requests; different values are rejected as an unknown plan. */
function samePlan(registration: OrderRegistration, plan: string): OrderRegistration['membershipType'] {
  return registration.membershipType === plan
    ? registration.membershipType
    : ('' as OrderRegistration['membershipType']);
}

const memberOf = async (request: Pick<FastifyRequest, 'identify'>) => (await request.identify())?.memberId;

function contextOf(request: Pick<FastifyRequest, 'headers' | 'ip'>) {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}

type Session = Awaited<ReturnType<Checkout['consumeTicket']>>;

/** Returns the tokens of a session; the browser loads the profile with them. */
function tokensOf({ access_token, refresh_token, expires_in, expires_at, token_type }: Session) {
  return { access_token, refresh_token, expires_in, expires_at, token_type };
}
