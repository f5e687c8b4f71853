/** API calls that return the browser settings of the payment methods and place orders. */
import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { tokenRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import { registration } from '../../membership/registration/registration.contract.ts';

/** Orders of one member, or of a registration. IP addresses have a higher limit, because several buyers can share one. */
export const buyerOrders = { what: 'payments.order', most: 20, minutes: 10 } as const;
const limit = [
  { ...buyerOrders, per: 'member', countedBy: 'use case' },
  { what: 'payments.order.address', most: 400, minutes: 10, per: 'address' },
] as const;

const orderRefusals = [
  ...tokenRefusals,
  ['auth.no_member', 'not_found'],
  'payments.method_off',
  'payments.plan_unknown',
  'payments.plan_changed',
  'payments.test_plan_locked',
  'payments.currency_changed',
  'payments.amount_changed',
  'payments.being_checked',
  'payments.already_paid',
  'payments.duplicate_order',
  'payments.order_failed',
  'payments.registration_missing',
  'payments.renewal_token_invalid',
  'payments.renewal_token_required',
  'membership.privacy_consent_required',
  'membership.nickname_invalid',
  'membership.nickname_taken',
  'membership.email_taken',
  'membership.password_too_short',
  'membership.password_too_long',
  'membership.weak_password',
] as const;

/**
 * Registration data of an order: complete for a new member; for a renewal only the consents. `renewalToken` replaces the
 * session of an expired member.
 */
export const orderRegistration = registration
  .partial({ name: true, nickname: true, email: true, password: true })
  .extend({ renewalToken: z.string().max(300).optional() });
export type OrderRegistration = z.infer<typeof orderRegistration>;

const amount = z.union([z.string().trim().max(20), z.number()]);
const currency = z.string().trim().max(5);
const link = z.string().max(500).optional();

/** Settings of a payment method. They include the script URL, so the same page works with sandbox and live provider. */
const method = { available: z.boolean(), scriptUrl: z.string().nullable() };
const paypalSetupAnswer = z.object({
  ...method,
  clientId: z.string().nullable(),
  clientToken: z.string().nullable(),
  environment: z.string().nullable(),
});
const tossKeyAnswer = z.object({ ...method, clientKey: z.string().nullable() });
const eximbayStatusAnswer = z.object({ ...method, status: z.string() });
const paypalOrderQuery = z.object({ test: z.enum(['true', '1', 'false', '0']).optional() });
const paypalOrderBody = z.object({
  amount,
  currency: currency.default('USD'),
  intent: z.string().max(20).default('CAPTURE'),
  registrationData: orderRegistration,
});
const paypalOrderAnswer = z.object({ id: z.string() });
const readyBody = z.object({
  amount,
  currency: currency.default('USD'),
  userEmail: z.string().max(255).optional(),
  membershipType: z.string().max(20).optional(),
  registrationData: orderRegistration,
});
const readyAnswer = z.object({
  ok: z.literal(true),
  message: z.string(),
  fgkey: z.string(),
  payload: z.record(z.string(), z.unknown()),
  ref: z.string(),
  item_name: z.string(),
  order_id: z.string(),
  amount: z.string(),
  currency: z.string(),
});
const createPaymentBody = z.object({
  amount,
  currency: currency.default('KRW'),
  email: z.string().max(255).optional(),
  membershipType: z.string().max(20).optional(),
  registrationData: orderRegistration,
  successUrl: link,
  failUrl: link,
});
const createPaymentAnswer = z.object({ checkoutUrl: z.string(), orderId: z.string() });

/** API calls for placing an order, which requires a verified email address, a session or a renewal token. */
export const orderContract = contract('payments', {
  paypalSetup: {
    method: 'GET',
    path: '/api/paypal/setup',
    guard: 'public',
    limit: 'none',
    summary: 'Get the client configuration for PayPal payments',
    answers: { 200: paypalSetupAnswer },
  },
  tossKey: {
    method: 'GET',
    path: '/api/toss/client-key',
    guard: 'public',
    limit: 'none',
    summary: 'Get the client configuration for Toss payments',
    answers: { 200: tossKeyAnswer },
  },
  eximbaySetup: {
    method: 'GET',
    path: '/api/eximbay/status',
    guard: 'public',
    limit: 'none',
    summary: 'Get the client configuration for Eximbay payments',
    answers: { 200: eximbayStatusAnswer },
  },
  orderPaypal: {
    method: 'POST',
    path: '/api/paypal/order',
    guard: 'public',
    limit,
    summary: 'Create a PayPal order; requires a verified email address, a session or a renewal token',
    query: paypalOrderQuery,
    body: paypalOrderBody,
    answers: { 200: paypalOrderAnswer },
    refusals: [...orderRefusals, 'payments.intent_unknown'],
  },
  orderEximbay: {
    method: 'POST',
    path: '/api/eximbay/ready',
    guard: 'public',
    limit,
    summary: 'Create an Eximbay order',
    body: readyBody,
    answers: { 200: readyAnswer },
    refusals: orderRefusals,
  },
  orderToss: {
    method: 'POST',
    path: '/api/toss/create-payment',
    guard: 'public',
    limit,
    summary: 'Create a Toss order',
    body: createPaymentBody,
    answers: { 200: createPaymentAnswer },
    refusals: orderRefusals,
  },
});
