import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../../platform/api.ts';
import type { FloodLimit } from '../../platform/flood-limit.ts';
import { chosenLanguage } from '../../platform/i18n.ts';
import { isUncertain } from '../capture/attempt.rules.ts';
import type { OrderRegistration } from '../schemas.ts';
import * as schema from '../schemas.ts';
import type { Buyer, Proof } from './buyer.ts';
import type { Checkout } from './checkout.ts';
import type { OrderRequest } from './orders.ts';
import { ownUrl } from './own-url.ts';

/** What a browser is told of each method; null: it is switched off. */
export type Methods = {
  readonly paypal: {
    readonly clientId: string;
    readonly environment: string;
    readonly scriptUrl: string | null;
  } | null;
  readonly toss: { readonly clientKey: string; readonly scriptUrl: string | null } | null;
  readonly eximbay: { readonly scriptUrl: string | null } | null;
};

export type PaymentDoor = {
  readonly checkout: Checkout;
  readonly methods: Methods;
  readonly siteUrl: string;
  readonly orderCookieName: string;
  readonly resolveBuyer: (registration: OrderRegistration, proof: Proof) => Promise<Buyer>;
  /** Uses a renewal token up, once its order is made. */
  readonly redeemRenewalToken: (token: string) => Promise<unknown>;
  readonly verifiedEmailOf: (cookies: Readonly<Record<string, string | undefined>>) => string | null;
  readonly mayTest: (cookies: Readonly<Record<string, string | undefined>>) => boolean;
  /** Counts per address. @throws AppError 429 */
  readonly spend: (limit: FloodLimit, who: string) => Promise<void>;
};

const orderLimit: FloodLimit = { what: 'payments.order', most: 20, minutes: 10 };
const pickUpLimit: FloodLimit = { what: 'payments.pick_up', most: 120, minutes: 10 };
const statusLimit: FloodLimit = { what: 'payments.status', most: 600, minutes: 10 };
const tags = ['payments'];

export function paymentsApi(app: ApiServer, door: PaymentDoor): void {
  const { checkout, methods, siteUrl, orderCookieName } = door;
  const tokenOf = (request: FastifyRequest) => request.cookies[orderCookieName];

  async function order(
    request: FastifyRequest,
    reply: FastifyReply,
    registration: OrderRegistration,
    wish: Omit<OrderRequest, 'mayTest' | 'planId'>,
  ) {
    await door.spend(orderLimit, request.ip);
    const proof: Proof = {
      caller: await request.identify(),
      verifiedEmail: door.verifiedEmailOf(request.cookies),
      orderToken: tokenOf(request),
      language: chosenLanguage(request.cookies),
    };
    const made = await checkout.order(
      { ...wish, planId: registration.membershipType, mayTest: door.mayTest(request.cookies) },
      () => door.resolveBuyer(registration, proof),
      proof.orderToken,
    );
    if (registration.renewalToken) await door.redeemRenewalToken(registration.renewalToken);
    reply.setCookie(orderCookieName, made.cookie.value, made.cookie.attributes);
    return made;
  }

  app.get(
    '/paypal/setup',
    { config: { guard: 'public' }, schema: { tags, response: { 200: schema.paypalSetupAnswer } } },
    async () => ({
      available: methods.paypal !== null,
      clientId: methods.paypal?.clientId ?? null,
      clientToken: null,
      environment: methods.paypal?.environment ?? null,
      scriptUrl: methods.paypal?.scriptUrl ?? null,
    }),
  );

  app.get(
    '/toss/client-key',
    { config: { guard: 'public' }, schema: { tags, response: { 200: schema.tossKeyAnswer } } },
    async () => ({
      available: methods.toss !== null,
      clientKey: methods.toss?.clientKey ?? null,
      scriptUrl: methods.toss?.scriptUrl ?? null,
    }),
  );

  app.get(
    '/eximbay/status',
    { config: { guard: 'public' }, schema: { tags, response: { 200: schema.eximbayStatusAnswer } } },
    async () => ({
      available: methods.eximbay !== null,
      status: methods.eximbay ? 'ready' : 'off',
      scriptUrl: methods.eximbay?.scriptUrl ?? null,
    }),
  );

  app.post(
    '/paypal/order',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Begin a payment by PayPal; needs a proved email, a session or a renewal token',
        tags,
        querystring: schema.paypalOrderQuery,
        body: schema.paypalOrderBody,
        response: { 200: schema.paypalOrderAnswer },
      },
    },
    async (request, reply) => {
      const { amount, currency, intent, registrationData } = request.body;
      const isTest = request.query.test === 'true' || request.query.test === '1';
      const wish = { provider: 'paypal' as const, amount, currency, intent, isTest };
      const { attempt } = await order(request, reply, registrationData, wish);
      return { id: attempt.providerOrderId ?? attempt.orderRef };
    },
  );

  app.post(
    '/paypal/order/:id/capture',
    {
      config: { guard: 'public' },
      schema: { tags, params: schema.orderParams, response: { 200: schema.captureAnswer } },
    },
    async (request) => {
      await door.spend(pickUpLimit, request.ip);
      const { id } = request.params;
      const attempt = await checkout.capturePaypal(id, tokenOf(request));
      return isUncertain(attempt.state)
        ? { id, status: 'PENDING' as const, message: 'Your payment is being checked.' }
        : { id, status: 'COMPLETED' as const, message: 'Payment complete' };
    },
  );

  app.post(
    '/auth/complete-payment-and-register',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'What came of a paid order, for the browser that made it; the tokens of a new member once',
        tags,
        body: schema.completeBody,
        response: { 200: z.union([schema.completeAnswer, schema.unpaidAnswer]) },
      },
    },
    async (request) => {
      await door.spend(pickUpLimit, request.ip);
      const { orderId, deviceId, evenUnpaid } = request.body;
      const waiting = evenUnpaid ? await checkout.waiting(orderId, tokenOf(request)) : null;
      if (waiting) return { success: false as const, orderId, status: waiting };
      const pickUp = { deviceId, context: contextOf(request) };
      const { attempt: _, session, ...result } = await checkout.pickUp(orderId, tokenOf(request), pickUp);
      return { success: true as const, orderId, ...result, ...(session ?? {}) };
    },
  );

  app.post(
    '/login-ticket/consume',
    {
      config: { guard: 'public' },
      schema: { tags, body: schema.ticketBody, response: { 200: schema.ticketAnswer } },
    },
    async (request) => {
      await door.spend(pickUpLimit, request.ip);
      const { orderId, deviceId } = request.body;
      const pickUp = { deviceId, context: contextOf(request) };
      return { success: true as const, ...(await checkout.consumeTicket(orderId, tokenOf(request), pickUp)) };
    },
  );

  app.post(
    '/eximbay/ready',
    {
      config: { guard: 'public' },
      schema: { tags, body: schema.readyBody, response: { 200: schema.readyAnswer } },
    },
    async (request, reply) => {
      const { amount, currency, membershipType, registrationData } = request.body;
      const plan = membershipType ?? registrationData.membershipType;
      const registration = { ...registrationData, membershipType: samePlan(registrationData, plan) };
      const wish = { provider: 'eximbay' as const, amount, currency, isTest: plan === 'test' };
      const made = await order(request, reply, registration, wish);
      if (made.client.type !== 'eximbay_form') throw new Error('Eximbay gave no form.');
      const { fgkey, payload } = made.client;
      const { orderRef } = made.attempt;
      const named = { ref: orderRef, order_id: orderRef, item_name: made.title };
      const price = { amount: made.amount, currency: made.attempt.amount.currency };
      return { ok: true as const, message: 'Ready', fgkey, payload: { ...payload }, ...named, ...price };
    },
  );

  app.get(
    '/eximbay/check-status',
    {
      config: { guard: 'public' },
      schema: { tags, querystring: schema.checkStatusQuery, response: { 200: schema.checkStatusAnswer } },
    },
    async (request) => {
      await door.spend(statusLimit, request.ip);
      const { state, reason } = await checkout.statusOfEximbay(request.query.order_id);
      if (state === 'paid') return { status: 'success' as const, message: 'Payment complete' };
      if (isUncertain(state) || state === 'open' || state === 'draft')
        return { status: 'pending' as const, message: 'Processing payment...' };
      if (state === 'canceled') return { status: 'cancelled' as const, message: 'Payment was cancelled.' };
      const why = state === 'declined' && reason ? { providerCode: reason } : {};
      return state === 'duplicate' || state === 'mismatch' || state === 'refunded'
        ? {
            status: 'failed' as const,
            problem: 'returned' as const,
            message: 'This payment is being returned.',
          }
        : {
            status: 'failed' as const,
            problem: 'not_completed' as const,
            message: 'Payment was not completed.',
            ...why,
          };
    },
  );

  app.post(
    '/toss/create-payment',
    {
      config: { guard: 'public' },
      schema: { tags, body: schema.createPaymentBody, response: { 200: schema.createPaymentAnswer } },
    },
    async (request, reply) => {
      const { amount, currency, membershipType, registrationData, successUrl, failUrl } = request.body;
      const plan = membershipType ?? registrationData.membershipType;
      const registration = { ...registrationData, membershipType: samePlan(registrationData, plan) };
      const urls = { success: ownUrl(siteUrl, successUrl), fail: ownUrl(siteUrl, failUrl) };
      const wish = { provider: 'toss' as const, amount, currency, isTest: plan === 'test', urls };
      const made = await order(request, reply, registration, wish);
      if (made.client.type !== 'toss_widget') throw new Error('Toss gave no widget.');
      const { orderId, orderName, amount: won } = made.client;
      const query = new URLSearchParams({ amount: String(won), orderId, orderName, email: made.email });
      if (urls.success) query.set('successUrl', urls.success);
      if (urls.fail) query.set('failUrl', urls.fail);
      return { checkoutUrl: `/toss-checkout?${query}`, orderId };
    },
  );

  app.post(
    '/toss/confirm-payment',
    {
      config: { guard: 'public' },
      schema: { tags, body: schema.confirmBody, response: { 200: schema.confirmAnswer } },
    },
    async (request) => {
      await door.spend(pickUpLimit, request.ip);
      const { paymentKey, orderId, amount, deviceId } = request.body;
      const pickUp = { deviceId, context: contextOf(request) };
      const confirm = { paymentKey, orderId, amount };
      const { result } = await checkout.confirmToss(confirm, tokenOf(request), pickUp);
      const paid = { amount, orderId };
      if (!result)
        return {
          ...paid,
          success: false,
          status: 'PENDING' as const,
          message: 'Your payment is being checked.',
        };
      const { session, ...told } = result;
      return { ...paid, success: true, status: 'DONE' as const, ...told, ...(session ?? {}) };
    },
  );

  app.post(
    '/toss/cancel-payment',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'The buyer left the window of Toss without paying; for the browser that made the order',
        tags,
        body: schema.givenUpBody,
        response: { 200: schema.givenUpAnswer },
      },
    },
    async (request) => {
      await door.spend(pickUpLimit, request.ip);
      const { orderId, code } = request.body;
      const { state } = await checkout.giveUpToss(orderId, code, tokenOf(request));
      return { orderId, cancelled: state === 'canceled' };
    },
  );
}

/** The plan stands twice in these calls; two different ones become one that does not exist, and is refused as such. */
function samePlan(registration: OrderRegistration, plan: string): OrderRegistration['membershipType'] {
  return registration.membershipType === plan
    ? registration.membershipType
    : ('' as OrderRegistration['membershipType']);
}

function contextOf(request: FastifyRequest) {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}
