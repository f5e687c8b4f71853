import { z } from 'zod';
import { registration } from '../membership/schemas.ts';
import { tossCancellations } from './providers/browser-returns.rules.ts';

/** Id of our orders; PayPal's ids use the same characters. */
const orderId = z
  .string()
  .trim()
  .min(3)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'Order ID not found');
const deviceId = z.string().min(8).max(128).optional();

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

/** Includes the script address, so that the same page works with sandbox and provider. */
const method = { available: z.boolean(), scriptUrl: z.string().nullable() };
export const paypalSetupAnswer = z.object({
  ...method,
  clientId: z.string().nullable(),
  clientToken: z.string().nullable(),
  environment: z.string().nullable(),
});
export const tossKeyAnswer = z.object({ ...method, clientKey: z.string().nullable() });
export const eximbayStatusAnswer = z.object({ ...method, status: z.string() });

export const paypalOrderQuery = z.object({ test: z.enum(['true', '1', 'false', '0']).optional() });
export const paypalOrderBody = z.object({
  amount,
  currency: currency.default('USD'),
  intent: z.string().max(20).default('CAPTURE'),
  registrationData: orderRegistration,
});
export const paypalOrderAnswer = z.object({ id: z.string() });
export const orderParams = z.object({ id: orderId });
export const captureAnswer = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING']),
  message: z.string(),
});

export const completeBody = z.object({
  orderId,
  // Ignored: the data stored with the order counts.
  registrationData: z.unknown().optional(),
  deviceId,
  /** For a waiting page: returns the status of an unpaid order instead of a refusal. */
  evenUnpaid: z.boolean().optional(),
});
export const unpaidAnswer = z.object({
  success: z.literal(false),
  orderId: z.string(),
  /** `PENDING`: the outcome is unknown. */
  status: z.enum(['UNPAID', 'PENDING']),
});
const session = {
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  expires_at: z.number().optional(),
  token_type: z.string().optional(),
};
/** Period of a new member, new period of a member, or extension of a running period. */
const outcome = z.enum(['registered', 'begun', 'extended']);
export type PaymentOutcome = z.infer<typeof outcome>;
export const completeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  outcome,
  orderId: z.string(),
  /** Nickname of the member, which differs from the requested one if that was taken. */
  nickname: z.string().optional(),
  subscriptionExpiresAt: z.string().optional(),
  ...session,
});
export const ticketBody = z.object({ orderId, deviceId });
export const ticketAnswer = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
});

export const readyBody = z.object({
  amount,
  currency: currency.default('USD'),
  userEmail: z.string().max(255).optional(),
  membershipType: z.string().max(20).optional(),
  registrationData: orderRegistration,
});
export const readyAnswer = z.object({
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
export const checkStatusQuery = z.object({ order_id: orderId });
export const checkStatusAnswer = z.object({
  status: z.enum(['success', 'pending', 'cancelled', 'failed']),
  message: z.string(),
  /** Reason of a failed payment. */
  problem: z.enum(['returned', 'duplicate', 'refunded', 'not_completed']).optional(),
  /** Code of the provider for a declined card. */
  providerCode: z.string().optional(),
});

export const createPaymentBody = z.object({
  amount,
  currency: currency.default('KRW'),
  email: z.string().max(255).optional(),
  membershipType: z.string().max(20).optional(),
  registrationData: orderRegistration,
  successUrl: link,
  failUrl: link,
});
export const createPaymentAnswer = z.object({ checkoutUrl: z.string(), orderId: z.string() });
export const givenUpBody = z.object({
  orderId,
  /** Code of Toss for a closed window. */
  code: z.enum(tossCancellations),
});
export const givenUpAnswer = z.object({
  orderId: z.string(),
  /** False if a capture was started or the order has ended. */
  cancelled: z.boolean(),
});

export const confirmBody = z.object({
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
export const confirmAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  amount: z.number(),
  orderId: z.string(),
  status: z.enum(['DONE', 'PENDING']),
  /** Set when completed. */
  outcome: outcome.optional(),
  nickname: z.string().optional(),
  subscriptionExpiresAt: z.string().optional(),
  ...session,
});
