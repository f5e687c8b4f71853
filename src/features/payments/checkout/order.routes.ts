import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { chosenLanguage } from '../../../platform/shared/i18n/i18n.ts';
import type { Proof } from './buyers/deps.ts';
import { resolveBuyer } from './buyers/resolve-buyer.ts';
import { buyerOrders, orderContract as calls, type OrderRegistration } from './order.contract.ts';
import { sameOriginUrl } from './same-origin-url.ts';
import type { CheckoutDeps } from './usecases/deps.ts';
import { type OrderRequest, placeOrder } from './usecases/place-order.ts';

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

export type OrderRoutesOptions = {
  readonly checkout: CheckoutDeps;
  readonly methods: Methods;
  readonly siteUrl: string;
  readonly digest: (...parts: string[]) => string;
  /** Redeems a renewal token after its order was created. */
  readonly redeemRenewalToken: (token: string) => Promise<unknown>;
  readonly verifiedEmailOf: (cookies: Readonly<Record<string, string | undefined>>) => string | null;
  readonly mayTest: (cookies: Readonly<Record<string, string | undefined>>) => boolean;
};

export function orderApi(app: ApiServer, options: OrderRoutesOptions): void {
  setups(app, options.methods);
  orderPaypal(app, options);
  orderEximbay(app, options);
  orderToss(app, options);
}

function setups(app: ApiServer, { paypal, toss, eximbay }: Methods): void {
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

function orderPaypal(app: ApiServer, options: OrderRoutesOptions): void {
  route(app, calls.orderPaypal, async (request, reply) => {
    const { amount, currency, intent, registrationData } = request.body;
    const isTest = request.query.test === 'true' || request.query.test === '1';
    const orderRequest = { provider: 'paypal' as const, amount, currency, intent, isTest };
    const { attempt } = await order(options, { request, reply }, registrationData, orderRequest);
    return { id: attempt.providerOrderId ?? attempt.orderRef };
  });
}

function orderEximbay(app: ApiServer, options: OrderRoutesOptions): void {
  route(app, calls.orderEximbay, async (request, reply) => {
    const { amount, currency, membershipType, registrationData } = request.body;
    const plan = membershipType ?? registrationData.membershipType;
    const registration = { ...registrationData, membershipType: samePlan(registrationData, plan) };
    const orderRequest = { provider: 'eximbay' as const, amount, currency, isTest: plan === 'test' };
    const made = await order(options, { request, reply }, registration, orderRequest);
    if (made.client.type !== 'eximbay_form') throw new Error('The Eximbay order has no form.');
    const { fgkey, payload } = made.client;
    const { orderRef } = made.attempt;
    const named = { ref: orderRef, order_id: orderRef, item_name: made.title };
    const price = { amount: made.amount, currency: made.attempt.amount.currency };
    return { ok: true, message: 'Ready', fgkey, payload: { ...payload }, ...named, ...price };
  });
}

function orderToss(app: ApiServer, options: OrderRoutesOptions): void {
  const { siteUrl } = options;
  route(app, calls.orderToss, async (request, reply) => {
    const { amount, currency, membershipType, registrationData, successUrl, failUrl } = request.body;
    const plan = membershipType ?? registrationData.membershipType;
    const registration = { ...registrationData, membershipType: samePlan(registrationData, plan) };
    const urls = { success: sameOriginUrl(siteUrl, successUrl), fail: sameOriginUrl(siteUrl, failUrl) };
    const orderRequest = { provider: 'toss' as const, amount, currency, isTest: plan === 'test', urls };
    const made = await order(options, { request, reply }, registration, orderRequest);
    if (made.client.type !== 'toss_widget') throw new Error('The Toss order has no widget data.');
    const { orderId, orderName, amount: won } = made.client;
    const query = new URLSearchParams({ amount: String(won), orderId, orderName, email: made.email });
    if (urls.success) query.set('successUrl', urls.success);
    if (urls.fail) query.set('failUrl', urls.fail);
    return { checkoutUrl: `/toss-checkout?${query}`, orderId };
  });
}

async function order(
  options: OrderRoutesOptions,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  registration: OrderRegistration,
  orderRequest: Omit<OrderRequest, 'mayTest' | 'planId'>,
) {
  const { checkout } = options;
  const { cookieName } = checkout.cookies;
  const proof: Proof = {
    caller: await request.identify(),
    verifiedEmail: options.verifiedEmailOf(request.cookies),
    orderToken: request.cookies[cookieName],
    language: chosenLanguage(request.cookies),
  };
  await request.server.consume(buyerOrders, buyerKey(options, proof, request.ip));
  const made = await placeOrder(
    checkout,
    { ...orderRequest, planId: registration.membershipType, mayTest: options.mayTest(request.cookies) },
    {
      stated: { memberId: proof.caller?.memberId, email: registration.email },
      resolve: () => resolveBuyer(checkout.buyers, registration, proof),
    },
    proof.orderToken,
  );
  if (registration.renewalToken) await options.redeemRenewalToken(registration.renewalToken);
  reply.setCookie(cookieName, made.cookie.value, made.cookie.attributes);
  return made;
}

/**
 * Returns the key by which orders are counted: the member, the verified email address or the ordering browser, in this
 * order; the IP address for a visitor without any of them.
 */
function buyerKey(
  { digest }: OrderRoutesOptions,
  { caller, verifiedEmail, orderToken }: Proof,
  address: string,
): string {
  if (caller) return caller.memberId;
  const own = verifiedEmail ?? orderToken;
  return own ? digest('order limit', own.toLowerCase()) : address;
}

/** Checks that both plan fields of the request are equal; different values are rejected as an unknown plan. */
function samePlan(registration: OrderRegistration, plan: string): OrderRegistration['membershipType'] {
  return registration.membershipType === plan
    ? registration.membershipType
    : ('' as OrderRegistration['membershipType']);
}
