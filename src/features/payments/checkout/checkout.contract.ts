import { z } from 'zod';
import { contract, type RateLimit } from '../../../platform/server/http/contract.ts';
import { tokenRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import * as schema from '../schemas.ts';

const orders: RateLimit = { what: 'payments.order', most: 20, minutes: 10, per: 'address' };
const pickUps: RateLimit = { what: 'payments.pick_up', most: 120, minutes: 10, per: 'address' };
const statuses: RateLimit = { what: 'payments.status', most: 600, minutes: 10, per: 'address' };

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
/** Declined by the provider, or provider unreachable. */
const either = <const Code extends string>(code: Code) =>
  [
    [code, 'declined'],
    [code, 'unavailable'],
  ] as const;
const captureRefusals = [
  'payments.being_checked',
  'payments.already_paid',
  ...either('payments.declined'),
  ...either('payments.expired'),
  ...either('payments.not_found'),
  ...either('payments.not_approved'),
  ...either('payments.canceled'),
  ...either('payments.provider_unavailable'),
  ...either('payments.not_completed'),
] as const;
/** Refusals of an order that is not, or no longer, paid. */
const resultRefusals = [
  'payments.being_checked',
  'payments.duplicate',
  'payments.mismatch',
  'payments.refunded',
  ['payments.not_completed', 'conflict'],
] as const;
/** Refusals when the session of a new member starts. */
const entryRefusals = [
  'payments.account_pending',
  'auth.suspended',
  'auth.email_not_verified',
  'auth.other_device',
  'auth.too_many_attempts',
  'auth.unavailable',
] as const;

/** Endpoints from the order to its result. An order requires a verified mailbox, a session or a renewal token. */
export const checkoutContract = contract('payments', {
  paypalSetup: {
    method: 'GET',
    path: '/api/paypal/setup',
    guard: 'public',
    limit: 'none',
    summary: 'Get the browser settings for PayPal payments',
    answers: { 200: schema.paypalSetupAnswer },
  },
  tossKey: {
    method: 'GET',
    path: '/api/toss/client-key',
    guard: 'public',
    limit: 'none',
    summary: 'Get the browser settings for Toss payments',
    answers: { 200: schema.tossKeyAnswer },
  },
  eximbaySetup: {
    method: 'GET',
    path: '/api/eximbay/status',
    guard: 'public',
    limit: 'none',
    summary: 'Get the browser settings for Eximbay payments',
    answers: { 200: schema.eximbayStatusAnswer },
  },
  orderPaypal: {
    method: 'POST',
    path: '/api/paypal/order',
    guard: 'public',
    limit: orders,
    summary: 'Create a PayPal order; requires a verified email address, a session or a renewal token',
    query: schema.paypalOrderQuery,
    body: schema.paypalOrderBody,
    answers: { 200: schema.paypalOrderAnswer },
    refusals: [...orderRefusals, 'payments.intent_unknown'],
  },
  capturePaypal: {
    method: 'POST',
    path: '/api/paypal/order/:id/capture',
    guard: 'public',
    limit: pickUps,
    summary: 'Capture a PayPal order that the buyer approved',
    params: schema.orderParams,
    answers: { 200: schema.captureAnswer },
    refusals: ['payments.order_unknown', 'payments.not_your_order', ...captureRefusals],
  },
  pickUp: {
    method: 'POST',
    path: '/api/auth/complete-payment-and-register',
    guard: 'public',
    limit: pickUps,
    summary:
      'Get the result of a paid order in the browser that placed it; returns the session of a new member',
    body: schema.completeBody,
    answers: { 200: z.union([schema.completeAnswer, schema.unpaidAnswer]) },
    refusals: [
      ...tokenRefusals,
      'payments.order_unknown',
      'payments.not_your_order',
      ...resultRefusals,
      ...entryRefusals,
    ],
  },
  consumeTicket: {
    method: 'POST',
    path: '/api/login-ticket/consume',
    guard: 'public',
    limit: pickUps,
    summary: 'Get the session of a new member once, in the browser that placed the order',
    body: schema.ticketBody,
    answers: { 200: schema.ticketAnswer },
    refusals: [
      'payments.order_unknown',
      'payments.not_your_order',
      'payments.being_checked',
      'payments.refunded',
      ['payments.not_completed', 'conflict'],
      'payments.ticket_used',
      'payments.ticket_expired',
      ...entryRefusals,
    ],
  },
  orderEximbay: {
    method: 'POST',
    path: '/api/eximbay/ready',
    guard: 'public',
    limit: orders,
    summary: 'Create an Eximbay order',
    body: schema.readyBody,
    answers: { 200: schema.readyAnswer },
    refusals: orderRefusals,
  },
  statusOfEximbay: {
    method: 'GET',
    path: '/api/eximbay/check-status',
    guard: 'public',
    limit: statuses,
    summary: 'Get the status of an Eximbay order',
    query: schema.checkStatusQuery,
    answers: { 200: schema.checkStatusAnswer },
    refusals: ['payments.order_unknown'],
  },
  orderToss: {
    method: 'POST',
    path: '/api/toss/create-payment',
    guard: 'public',
    limit: orders,
    summary: 'Create a Toss order',
    body: schema.createPaymentBody,
    answers: { 200: schema.createPaymentAnswer },
    refusals: orderRefusals,
  },
  confirmToss: {
    method: 'POST',
    path: '/api/toss/confirm-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Confirm a Toss payment that the buyer authorized',
    body: schema.confirmBody,
    answers: { 200: schema.confirmAnswer },
    refusals: [
      ...tokenRefusals,
      'payments.order_unknown',
      'payments.amount_changed',
      ...captureRefusals,
      ...resultRefusals,
      ...entryRefusals,
    ],
  },
  giveUpToss: {
    method: 'POST',
    path: '/api/toss/cancel-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Cancel a Toss order whose buyer left without paying, in the browser that placed it',
    body: schema.givenUpBody,
    answers: { 200: schema.givenUpAnswer },
    refusals: ['payments.order_unknown', 'payments.not_your_order'],
  },
});
