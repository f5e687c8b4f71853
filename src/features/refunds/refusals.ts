import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';

export const refundRefusals = {
  'refunds.several_pending': {
    kind: 'conflict',
    message: 'This member has several pending requests. Please specify one.',
  },
  'refunds.no_request': {
    kind: 'not_found',
    message: (what: 'pending refund request' | 'such refund request' | 'such refund') =>
      `There is no ${what}.`,
  },
  'refunds.reason_required': {
    kind: 'invalid',
    message: 'Please state the reason for rejecting the withdrawal.',
  },
  'refunds.not_approved': {
    kind: 'conflict',
    message: 'Only approved refunds have a status at the provider.',
  },
  'refunds.already_requested': {
    kind: 'conflict',
    message: (text: string) => text,
  },
  // Reasons why a payment cannot be refunded. The response about eligibility contains the same sentences.
  'refunds.not_paid': { kind: 'conflict', message: (text = 'This payment has not been completed.') => text },
  'refunds.charged_back': {
    kind: 'conflict',
    message: (text = 'The bank or the payment provider took this payment back.') => text,
  },
  'refunds.being_checked': {
    kind: 'conflict',
    message: (text = 'This payment is being checked.') => text,
  },
  'refunds.tools_used': { kind: 'conflict', message: (text: string) => text },
  'refunds.too_late': { kind: 'conflict', message: (text: string) => text },
  'refunds.already_withdrawn': {
    kind: 'conflict',
    message: (text = 'You have already withdrawn from this contract.') => text,
  },
  'refunds.withdrawal_over': {
    kind: 'conflict',
    message: 'The period for withdrawing from this contract is over.',
  },
  'refunds.not_manual': {
    kind: 'conflict',
    message: 'This refund is with the provider and needs no manual step.',
  },
  'refunds.already_refunded': {
    kind: 'conflict',
    message: (text = 'This payment has been refunded or is being refunded.') => text,
  },
  'refunds.already_decided': { kind: 'conflict', message: 'This request has already been decided.' },
  'refunds.withdrawal_stands': {
    kind: 'conflict',
    message: 'A withdrawal from the contract cannot be revoked here. Please contact us.',
  },
  'refunds.no_payment': { kind: 'not_found', message: 'There is no such payment.' },
} as const satisfies Refusals;

export type RefundCode = keyof typeof refundRefusals;

export const refuse = refusals(refundRefusals);

type OwnRefusals = typeof refundRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
