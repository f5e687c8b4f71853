/** Meaning of Eximbay's result codes; a code that is not listed leaves the outcome unknown. */
import { lookUp } from '../../../../platform/shared/lookup.ts';
import type { CodeMeaning } from '../outcomes.ts';

const declined: CodeMeaning = { kind: 'declined', certainty: 'rejected', buyerMayRetry: true };
const blocked: CodeMeaning = { kind: 'declined', certainty: 'rejected' };
const request: CodeMeaning = { kind: 'invalid_request', certainty: 'rejected' };
const merchant: CodeMeaning = { kind: 'configuration', certainty: 'rejected' };
const unclear: CodeMeaning = { kind: 'unavailable', certainty: 'unknown' };

export const successCode = '0000';
export const noTransactionCode = 'Q004';

const exact: Readonly<Record<string, CodeMeaning>> = {
  EC00: request,
  EC1000: merchant,
  EC1001: request,
  EC1002: request,
  EC1003: request,
  // Errors of the acquiring bank or of Eximbay, after which the card may have been charged.
  EE00: unclear,
  EE01: unclear,
  EE02: unclear,
  EE99: unclear,
  EM00: unclear,
  EX00: unclear,
  EX01: unclear,
  EX02: unclear,
  EX99: unclear,
  EX1000: unclear,
  EEEE: { kind: 'already_done', certainty: 'unknown' },
  HE00: declined,
  HE01: declined,
  HE02: declined,
  HE03: declined,
  BL00: blocked,
  BL10: blocked,
  BL11: blocked,
  [noTransactionCode]: { kind: 'not_found', certainty: 'rejected' },
};

/** Result codes that newer Eximbay responses contain. */
const worded: Readonly<Record<string, CodeMeaning>> = {
  EXPIRED_CARD: declined,
  INVALID_CARD_NUMBER: declined,
  // Misspelled by Eximbay.
  INVAILD_CARD_DATA: declined,
  INVALID_CVC: declined,
  INVALID_PASSWORD: declined,
  PASSWORD_REQUIRED: declined,
  INVALID_AUTHENTICATION: declined,
  INVALID_CAVV: declined,
  CONTACT_CARD_ISSUER: declined,
  FRAUDULENT_DECLINE: blocked,
  STOLEN_OR_LOST_CARD: blocked,
};

/** Codes of payments declined by the risk engine: D1xx, D2xx, D4xx, DMxx, DPxx. */
const riskDecline = /^(D[124]\d\d|DM\d\d|DP\d\d)$/;

export function eximbayMeaning(code: string | undefined): CodeMeaning | undefined {
  if (code === undefined) return undefined;
  return lookUp(exact, code) ?? lookUp(worded, code) ?? (riskDecline.test(code) ? blocked : undefined);
}
