import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';
import { sharedRefusals } from '../../platform/server/errors/refusals.ts';
import { membershipRefusals } from '../membership/refusals.ts';

/** Message that is also sent in the field `error`, which PayPal's buttons read. */
export const notCompleted = 'Payment was not completed.';
/** Kinds of a refused capture: `unavailable` if a retry may succeed, else `declined`. */
const tried = ['unavailable', 'declined'] as const;

export const paymentRefusals = {
  'payments.account_pending': {
    kind: 'unavailable',
    message: 'Your payment is complete. Your account is being created; please log in in a few minutes.',
  },
  'payments.not_completed': {
    kind: ['conflict', 'declined', 'unavailable'],
    message: (wasTried = true) => (wasTried ? notCompleted : 'This payment has not been completed.'),
  },
  'payments.declined': { kind: tried, message: notCompleted },
  'payments.expired': { kind: tried, message: notCompleted },
  'payments.not_found': { kind: tried, message: notCompleted },
  'payments.not_approved': { kind: tried, message: notCompleted },
  'payments.canceled': { kind: tried, message: notCompleted },
  'payments.provider_unavailable': { kind: tried, message: notCompleted },
  'payments.duplicate': {
    kind: 'conflict',
    message: 'This order was already paid. The second payment is being refunded.',
  },
  'payments.mismatch': {
    kind: 'conflict',
    message: 'The amount paid does not match the order. The payment is being refunded.',
  },
  'payments.ticket_used': { kind: 'conflict', message: 'Please log in.' },
  'payments.ticket_expired': { kind: 'conflict', message: 'Please log in.' },
  'payments.registration_missing': {
    kind: 'invalid',
    message: 'Registration data is missing. Please fill in the form again.',
  },
  'payments.renewal_token_invalid': {
    kind: 'forbidden',
    message: 'This renewal has taken too long. Please verify your email address again.',
  },
  'payments.renewal_token_required': {
    kind: 'forbidden',
    message: 'Please verify your email address or log in to renew.',
  },
  'payments.order_unknown': { kind: 'not_found', message: 'Order ID not found' },
  'payments.amount_changed': {
    kind: 'invalid',
    message: (what: 'order' | 'plan') => `The amount does not match the ${what}.`,
  },
  'payments.plan_unknown': { kind: 'invalid', message: 'There is no such plan.' },
  'payments.plan_changed': { kind: 'invalid', message: 'The plan does not match this order.' },
  'payments.currency_changed': {
    kind: 'invalid',
    message: (currency: string) => `This payment method charges ${currency}.`,
  },
  'payments.intent_unknown': { kind: 'invalid', message: 'Only immediate capture is supported.' },
  'payments.test_plan_locked': { kind: 'forbidden', message: 'The test plan needs a test code.' },
  'payments.duplicate_order': { kind: 'conflict', message: 'This order is already being created.' },
  'payments.order_failed': { kind: 'unavailable', message: 'Failed to create order' },
  'payments.method_off': { kind: 'unavailable', message: 'This payment method is not available.' },
  'payments.being_checked': {
    kind: 'conflict',
    message: 'Your payment is being checked. You will not be charged twice.',
  },
  'payments.not_your_order': { kind: 'forbidden', message: 'This order was placed in another browser.' },
  'payments.already_paid': {
    kind: 'conflict',
    message: 'This order has already been paid. You have not been charged again.',
  },
  'payments.refunded': {
    kind: 'conflict',
    message: 'This order was paid, and the payment has been refunded.',
  },
  /** Written to the log only; users do not see it. */
  'payments.report_unavailable': { kind: 'unavailable', message: 'The provider did not return a report.' },
} as const satisfies Refusals;

export type PaymentCode = keyof typeof paymentRefusals;

export const refuse = refusals({ ...sharedRefusals, ...membershipRefusals, ...paymentRefusals });

type OwnRefusals = typeof paymentRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
