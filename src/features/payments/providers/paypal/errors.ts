/** Meaning of PayPal's error names and issues; one that is not listed leaves the outcome unknown. */

import type { ProviderReply } from '../../../../platform/server/http-call.ts';
import type { CodeMeaning, ErrorDetails } from '../outcomes.ts';
import type { ProviderErrorKind } from '../provider.port.ts';

const certain = (kind: ProviderErrorKind, buyerMayRetry = false): CodeMeaning => ({
  kind,
  certainty: 'rejected',
  buyerMayRetry,
});
const unclear = (kind: ProviderErrorKind): CodeMeaning => ({ kind, certainty: 'unknown' });
const all = (codes: string, meaning: CodeMeaning) => codes.split(' ').map((code) => [code, meaning] as const);

/** Errors that every PayPal call can return. */
const common = [
  ...all(
    'INVALID_REQUEST MISSING_REQUIRED_PARAMETER INVALID_PARAMETER_VALUE INVALID_PARAMETER_SYNTAX INVALID_STRING_LENGTH MALFORMED_REQUEST_JSON PAYPAL_REQUEST_ID_REQUIRED',
    certain('invalid_request'),
  ),
  ...all(
    'AUTHENTICATION_FAILURE invalid_client invalid_token NOT_AUTHORIZED PERMISSION_DENIED CONSENT_NEEDED PAYEE_ACCOUNT_NOT_VERIFIED',
    certain('configuration'),
  ),
  ...all('RESOURCE_NOT_FOUND INVALID_RESOURCE_ID', certain('not_found')),
  ...all('RATE_LIMIT_REACHED', certain('rate_limited')),
];

export const createIssues = new Map<string, CodeMeaning>([
  ...common,
  ...all(
    'AMOUNT_MISMATCH ITEM_TOTAL_MISMATCH DECIMAL_PRECISION INVALID_CURRENCY_CODE MULTI_CURRENCY_ORDER DUPLICATE_REFERENCE_ID',
    certain('invalid_request'),
  ),
]);

export const captureIssues = new Map<string, CodeMeaning>([
  ...common,
  ...all('ORDER_NOT_APPROVED', certain('not_ready')),
  ...all('INSTRUMENT_DECLINED', certain('declined', true)),
  ...all(
    'PAYER_ACTION_REQUIRED REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
    certain('buyer_action_required', true),
  ),
  ...all(
    'TRANSACTION_REFUSED PAYER_CANNOT_PAY PAYER_ACCOUNT_RESTRICTED PAYER_ACCOUNT_LOCKED_OR_CLOSED COMPLIANCE_VIOLATION PAYEE_BLOCKED_TRANSACTION TRANSACTION_BLOCKED_BY_PAYEE MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED TRANSACTION_LIMIT_EXCEEDED DOMESTIC_TRANSACTION_REQUIRED',
    certain('declined'),
  ),
  ...all('ORDER_ALREADY_CAPTURED DUPLICATE_INVOICE_ID', unclear('already_done')),
  ...all('ORDER_COMPLETION_IN_PROGRESS', unclear('in_progress')),
]);

export const refundIssues = new Map<string, CodeMeaning>([
  ...common,
  ...all('CAPTURE_FULLY_REFUNDED DUPLICATE_INVOICE_ID', unclear('already_done')),
  ...all('REFUND_AMOUNT_EXCEEDED', certain('refund_exceeds_balance')),
  ...all('REFUND_CAPTURE_CURRENCY_MISMATCH', certain('invalid_request')),
  ...all('REFUND_TIME_LIMIT_EXCEEDED', certain('refund_window_closed')),
  ...all('REFUND_FAILED_INSUFFICIENT_FUNDS', certain('merchant_funds')),
  ...all('PENDING_CAPTURE', certain('not_ready')),
  ...all(
    'PARTIAL_REFUND_NOT_ALLOWED MAX_NUMBER_OF_REFUNDS_EXCEEDED REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK TRANSACTION_DISPUTED PAYER_ACCOUNT_LOCKED_OR_CLOSED REFUND_NOT_ALLOWED',
    certain('refund_not_allowed'),
  ),
]);

/** Parses an error response: its issues if it has any, else its name. */
export function readError(
  reply: ProviderReply,
  issues: ReadonlyMap<string, CodeMeaning>,
): { readonly details: ErrorDetails; readonly meaning: CodeMeaning | undefined } {
  if (reply.kind === 'silence') return { details: {}, meaning: undefined };
  const body = (reply.json ?? {}) as Record<string, unknown>;
  const codes = issueCodes(body);
  const debugId = asText(body['debug_id']) ?? reply.headers.get('paypal-debug-id') ?? undefined;
  const meanings = codes.map((code) => issues.get(code));
  // An issue that is not listed leaves the outcome unknown.
  const isListed = codes.length > 0 && meanings.every((meaning) => meaning !== undefined);
  const best = Math.max(
    0,
    meanings.findIndex((meaning) => meaning?.certainty === 'unknown'),
  );
  // Status 409: an earlier call is still in progress.
  const byStatus = reply.status === 409 ? unclear('in_progress') : undefined;
  return {
    details: {
      code: codes[best],
      message: asText(body['message']) ?? asText(body['error_description']),
      debugId,
    },
    meaning: isListed ? meanings[best] : byStatus,
  };
}

function issueCodes(body: Record<string, unknown>): string[] {
  const details = Array.isArray(body['details']) ? body['details'] : [];
  const issues = details.map((each) => asText((each as { issue?: unknown } | null)?.issue));
  if (issues.length > 0) return issues.map((issue) => issue ?? '');
  const name = asText(body['name']) ?? asText(body['error']);
  // This error name has no meaning of its own; the issues contain the reason.
  return name === undefined || name === 'UNPROCESSABLE_ENTITY' ? [] : [name];
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
