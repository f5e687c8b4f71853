/** Meaning and text key of Toss's error codes. Imports only types, because browser code uses it. */
import type { CodeMeaning } from '../outcomes.ts';
import type { ProviderErrorKind } from '../provider.port.ts';

/** Meaning of a code; its text key is `tossCodes.<words>`. */
export type TossCode = CodeMeaning & { readonly words: TossWords };

/** Codes that have their own text; other codes share one of these texts. */
export type TossWords = keyof typeof explained;

type Group = readonly [ProviderErrorKind, CodeMeaning['certainty'], buyerMayRetry: boolean];
const declined: Group = ['declined', 'rejected', true];
const merchant: Group = ['configuration', 'rejected', false];
const request: Group = ['invalid_request', 'rejected', false];
const done: Group = ['already_done', 'unknown', false];
const unclear: Group = ['unavailable', 'unknown', false];
const refundRefused: Group = ['refund_not_allowed', 'rejected', false];
const limit: Group = ['merchant_limit', 'rejected', false];

/** Codes with their own text. */
const explained = {
  PAY_PROCESS_CANCELED: ['buyer_canceled', 'rejected', true],
  PAY_PROCESS_ABORTED: declined,
  REJECT_CARD_COMPANY: declined,
  REJECT_CARD_PAYMENT: declined,
  REJECT_ACCOUNT_PAYMENT: declined,
  INSUFFICIENT_FUNDS: declined,
  INVALID_CARD_NUMBER: declined,
  INVALID_CARD_EXPIRATION: declined,
  INVALID_REJECT_CARD: declined,
  INVALID_STOPPED_CARD: declined,
  EXPIRED_CARD: declined,
  NOT_SUPPORTED_CARD: declined,
  NOT_SUPPORTED_BANK: declined,
  INVALID_PASSWORD_INPUT: declined,
  EXCEED_MAX_AUTH_COUNT: declined,
  EXCEED_MAX_DAILY_PAYMENT_COUNT: declined,
  EXCEED_MAX_ONE_DAY_AMOUNT: declined,
  EXCEED_MAX_PAYMENT_AMOUNT: declined,
  FDS_ERROR: ['declined', 'rejected', false],
  BELOW_MINIMUM_AMOUNT: request,
  INVALID_REQUEST: request,
  INVALID_UNREGISTERED_SUBMALL: merchant,
  INVALID_API_KEY: merchant,
  INVALID_SECRET_KEY: merchant,
  FORBIDDEN_REQUEST: merchant,
  NOT_FOUND_PAYMENT: ['not_found', 'rejected', true],
  NOT_FOUND_PAYMENT_SESSION: ['expired', 'rejected', true],
  FORBIDDEN_CONSECUTIVE_REQUEST: ['rate_limited', 'rejected', true],
  ALREADY_PROCESSED_PAYMENT: done,
  IDEMPOTENT_REQUEST_PROCESSING: ['in_progress', 'unknown', false],
  PROVIDER_ERROR: unclear,
  ALREADY_CANCELED_PAYMENT: done,
  NOT_MATCHES_REFUNDABLE_AMOUNT: ['conflict', 'unknown', false],
  NOT_CANCELABLE_AMOUNT: ['refund_exceeds_balance', 'rejected', false],
  NOT_CANCELABLE_PAYMENT: refundRefused,
  NOT_ALLOWED_PARTIAL_REFUND: refundRefused,
  REFUND_REJECTED: refundRefused,
  EXCEED_MAX_REFUND_DUE: ['refund_window_closed', 'rejected', false],
  EXCEED_CANCEL_LIMIT: limit,
  NOT_AVAILABLE_BANK: ['retry_later', 'rejected', false],
  FAILED_REFUND_PROCESS: unclear,
} as const satisfies Readonly<Record<string, Group>>;

/** Codes that share the text of another code. */
const alike = {
  USER_CANCEL: 'PAY_PROCESS_CANCELED',
  ALREADY_COMPLETED_PAYMENT: 'ALREADY_PROCESSED_PAYMENT',
  DUPLICATED_ORDER_ID: 'ALREADY_PROCESSED_PAYMENT',
  INVALID_PAYMENT_KEY: 'INVALID_REQUEST',
  INVALID_ORDER_ID: 'INVALID_REQUEST',
  INVALID_IDEMPOTENCY_KEY: 'INVALID_REQUEST',
  UNAUTHORIZED_KEY: 'INVALID_API_KEY',
  INCORRECT_BASIC_AUTH_FORMAT: 'INVALID_API_KEY',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'PROVIDER_ERROR',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'PROVIDER_ERROR',
  COMMON_ERROR: 'PROVIDER_ERROR',
  UNKNOWN_ERROR: 'PROVIDER_ERROR',
  ALREADY_REFUND_PAYMENT: 'ALREADY_CANCELED_PAYMENT',
  ALREADY_REFUNDING_PAYMENT: 'ALREADY_CANCELED_PAYMENT',
  EXCEED_MAX_REFUND_AMOUNT: 'EXCEED_CANCEL_LIMIT',
  FAILED_METHOD_HANDLING_CANCEL: 'FAILED_REFUND_PROCESS',
  FAILED_PARTIAL_REFUND: 'FAILED_REFUND_PROCESS',
} as const satisfies Readonly<Record<string, TossWords>>;

export const tossCodes: ReadonlyMap<string, TossCode> = new Map([
  ...Object.keys(explained).map((code) => [code, read(code as TossWords)] as const),
  ...Object.entries(alike).map(([code, words]) => [code, read(words)] as const),
]);

function read(words: TossWords): TossCode {
  const [kind, certainty, buyerMayRetry] = explained[words];
  return { kind, certainty, buyerMayRetry, words };
}

/** Returns the text key of a code; an unlisted or missing code gets that of an unknown error. */
export function tossExplanation(code: string | null | undefined): `tossCodes.${TossWords | 'unknown'}` {
  return `tossCodes.${tossCodes.get(code ?? '')?.words ?? 'unknown'}`;
}
