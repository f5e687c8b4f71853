/** Text keys for refused payments; also used in the browser. */
import { lookUp } from '../../../platform/shared/lookup.ts';

/** Keys below `refusals` in the texts of the payments feature. */
export type Refusal =
  | 'card_data'
  | 'card_expired'
  | 'card_code'
  | 'authentication'
  | 'contact_issuer'
  | 'limit'
  | 'account'
  | 'another_method'
  | 'blocked'
  | 'not_possible'
  | 'unknown';

const paypal: Readonly<Record<string, Refusal>> = {
  INSTRUMENT_DECLINED: 'another_method',
  PAYER_ACTION_REQUIRED: 'another_method',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'another_method',
  TRANSACTION_REFUSED: 'not_possible',
  PAYER_CANNOT_PAY: 'account',
  PAYER_ACCOUNT_RESTRICTED: 'account',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'account',
  COMPLIANCE_VIOLATION: 'not_possible',
  PAYEE_BLOCKED_TRANSACTION: 'not_possible',
  TRANSACTION_BLOCKED_BY_PAYEE: 'not_possible',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'limit',
  TRANSACTION_LIMIT_EXCEEDED: 'limit',
  DOMESTIC_TRANSACTION_REQUIRED: 'not_possible',
};

const eximbay: Readonly<Record<string, Refusal>> = {
  HE00: 'card_data',
  HE01: 'card_expired',
  HE02: 'card_code',
  HE03: 'not_possible',
  BL00: 'blocked',
  BL10: 'blocked',
  BL11: 'blocked',
  EXPIRED_CARD: 'card_expired',
  INVALID_CARD_NUMBER: 'card_data',
  INVAILD_CARD_DATA: 'card_data',
  INVALID_CVC: 'card_code',
  INVALID_PASSWORD: 'authentication',
  PASSWORD_REQUIRED: 'authentication',
  INVALID_AUTHENTICATION: 'authentication',
  INVALID_CAVV: 'authentication',
  FRAUDULENT_DECLINE: 'blocked',
  STOLEN_OR_LOST_CARD: 'contact_issuer',
  CONTACT_CARD_ISSUER: 'contact_issuer',
};

/**
 * Returns the text key of a refusal by PayPal or Eximbay; Toss codes have separate texts.
 * @param code error code of the provider
 */
export function refusalKey(
  provider: 'paypal' | 'eximbay',
  code: string | null | undefined,
): `refusals.${Refusal}` {
  if (!code) return 'refusals.unknown';
  const table = provider === 'paypal' ? paypal : eximbay;
  const isRisk = provider === 'eximbay' && /^(D[124]\d\d|DM\d\d|DP\d\d)$/.test(code);
  return `refusals.${lookUp(table, code) ?? (isRisk ? 'blocked' : 'unknown')}`;
}
