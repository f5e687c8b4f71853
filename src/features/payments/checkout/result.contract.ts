/** API calls about a placed order: capture or confirm it, cancel it, get its status and result. */
import { z } from 'zod';
import { contract, type RateLimit } from '../../../platform/server/http/contract.ts';
import { tokenRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import { tossCancellations } from '../providers/browser-returns.rules.ts';

/** Waiting pages poll up to 60 times in ten minutes, and several buyers can share an IP address. */
const pickUps: RateLimit = { what: 'payments.pick_up', most: 1_200, minutes: 10, per: 'address' };
const statuses: RateLimit = { what: 'payments.status', most: 2_400, minutes: 10, per: 'address' };

/** Returns both refusals with this code: declined by the provider, and provider unreachable. */
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
/** Refusals for an order that is not paid, or whose payment was returned. */
const resultRefusals = [
  'payments.being_checked',
  'payments.duplicate',
  'payments.mismatch',
  'payments.refunded',
  ['payments.not_completed', 'conflict'],
] as const;
const entryRefusals = [
  'payments.account_pending',
  'auth.suspended',
  'auth.email_not_verified',
  'auth.other_device',
  'auth.too_many_attempts',
  'auth.unavailable',
] as const;

/** Order id: PayPal's id for PayPal orders, else our reference; both use the same characters. */
const orderId = z
  .string()
  .trim()
  .min(3)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'Order ID not found');
const deviceId = z.string().min(8).max(128).optional();

const orderParams = z.object({ id: orderId });
const captureBody = z
  .object({
    /** `approval` of the previous refusal; 0 for the first capture. Repeated calls with one number capture once. */
    approval: z.number().int().min(0).max(1_000_000).optional(),
  })
  .nullish();
const captureAnswer = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING']),
  message: z.string(),
});
const completeBody = z.object({
  orderId,
  // Ignored: the registration data stored with the order is used.
  registrationData: z.unknown().optional(),
  deviceId,
  /** Set by a page that polls: the status of an unpaid order is returned instead of a refusal. */
  evenUnpaid: z.boolean().optional(),
});
const unpaidAnswer = z.object({
  success: z.literal(false),
  orderId: z.string(),
  /** `PENDING` means that the outcome of the payment is unknown. */
  status: z.enum(['UNPAID', 'PENDING']),
});
const session = {
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  expires_at: z.number().optional(),
  token_type: z.string().optional(),
};
/** Effect of the payment: first period of a new member, new period of a member, or extension of a running period. */
const outcome = z.enum(['registered', 'begun', 'extended']);
export type PaymentOutcome = z.infer<typeof outcome>;
const completeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  outcome,
  orderId: z.string(),
  /** Nickname of the member; differs from the requested one if that was taken. */
  nickname: z.string().optional(),
  subscriptionExpiresAt: z.string().optional(),
  ...session,
});
const ticketBody = z.object({ orderId, deviceId });
const ticketAnswer = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
});
const checkStatusQuery = z.object({ order_id: orderId });
const checkStatusAnswer = z.object({
  status: z.enum(['success', 'pending', 'cancelled', 'failed']),
  message: z.string(),
  /** Reason why the payment failed. */
  problem: z.enum(['returned', 'duplicate', 'refunded', 'not_completed']).optional(),
  /** Error code of the provider for a declined card. */
  providerCode: z.string().optional(),
});
const givenUpBody = z.object({
  orderId,
  /** Error code of Toss for a closed window. */
  code: z.enum(tossCancellations),
});
const givenUpAnswer = z.object({
  orderId: z.string(),
  /** False if a capture was started or the order has ended. */
  cancelled: z.boolean(),
});
const confirmBody = z.object({
  paymentKey: z.string().trim().min(1).max(200),
  orderId,
  amount: z.union([
    z.number().int().min(0),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ]),
  registrationData: z.unknown().optional(),
  deviceId,
});
const confirmAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  amount: z.number(),
  orderId: z.string(),
  status: z.enum(['DONE', 'PENDING']),
  /** Set when the order is completed. */
  outcome: outcome.optional(),
  nickname: z.string().optional(),
  subscriptionExpiresAt: z.string().optional(),
  ...session,
});

export const resultContract = contract('payments', {
  capturePaypal: {
    method: 'POST',
    path: '/api/paypal/order/:id/capture',
    guard: 'public',
    limit: pickUps,
    summary: 'Capture a PayPal order that the buyer approved',
    params: orderParams,
    body: captureBody,
    answers: { 200: captureAnswer },
    refusals: ['payments.order_unknown', 'payments.not_your_order', ...captureRefusals],
  },
  pickUp: {
    method: 'POST',
    path: '/api/auth/complete-payment-and-register',
    guard: 'public',
    limit: pickUps,
    summary:
      'Get the result of a paid order in the browser that placed it; returns the session of a new member',
    body: completeBody,
    answers: { 200: z.union([completeAnswer, unpaidAnswer]) },
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
    summary: 'Get the session of a new member; available once, in the browser that placed the order',
    body: ticketBody,
    answers: { 200: ticketAnswer },
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
  statusOfEximbay: {
    method: 'GET',
    path: '/api/eximbay/check-status',
    guard: 'public',
    limit: statuses,
    summary: 'Get the status of an Eximbay order',
    query: checkStatusQuery,
    answers: { 200: checkStatusAnswer },
    refusals: ['payments.order_unknown'],
  },
  confirmToss: {
    method: 'POST',
    path: '/api/toss/confirm-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Confirm a Toss payment that the buyer authorized',
    body: confirmBody,
    answers: { 200: confirmAnswer },
    refusals: [
      ...tokenRefusals,
      'payments.order_unknown',
      'payments.amount_changed',
      ...captureRefusals,
      ...resultRefusals,
      ...entryRefusals,
    ],
  },
  reportTossAbandoned: {
    method: 'POST',
    path: '/api/toss/cancel-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Cancel an unpaid Toss order; only in the browser that placed it',
    body: givenUpBody,
    answers: { 200: givenUpAnswer },
    refusals: ['payments.order_unknown', 'payments.not_your_order'],
  },
});
