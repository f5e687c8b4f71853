/** PayPal's error responses: `{name, message, debug_id, details[], links[]}`. */
import { randomBytes } from 'node:crypto';
import type { Answer } from '../routes.ts';

const notFound = 'The specified resource does not exist.';
const refused =
  'The requested action could not be performed, semantically incorrect, or failed business validation.';

const names: Record<number, readonly [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', notFound],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  422: ['UNPROCESSABLE_ENTITY', refused],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
};

/** HTTP status of the issues whose status is not 422. */
const statusOf: Record<string, number> = {
  MISSING_REQUIRED_PARAMETER: 400,
  INVALID_PARAMETER_VALUE: 400,
  INVALID_STRING_LENGTH: 400,
  MALFORMED_REQUEST_JSON: 400,
  PAYPAL_REQUEST_ID_REQUIRED: 400,
  PERMISSION_DENIED: 403,
  CONSENT_NEEDED: 403,
  PAYEE_ACCOUNT_NOT_VERIFIED: 403,
  INVALID_RESOURCE_ID: 404,
  PREVIOUS_REQUEST_IN_PROGRESS: 409,
  RATE_LIMIT_REACHED: 429,
  INTERNAL_SERVER_ERROR: 500,
  INTERNAL_SERVICE_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

const descriptions: Record<string, string> = {
  INSTRUMENT_DECLINED:
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
  MISSING_REQUIRED_PARAMETER: 'A required field or parameter is missing.',
};

/** Creates the error response for an issue; the issue determines the HTTP status. */
export function paypalError(issue: string, field?: { path: string; value?: unknown; in?: string }): Answer {
  const status = statusOf[issue] ?? 422;
  const [name, message] = names[status] as readonly [string, string];
  const debugId = randomBytes(7).toString('hex').slice(0, 13);
  const links =
    issue === 'INSTRUMENT_DECLINED'
      ? [
          {
            href: 'https://developer.paypal.com/docs/api/orders/v2/#error-INSTRUMENT_DECLINED',
            rel: 'information_link',
            method: 'GET',
          },
        ]
      : [];
  const detail = {
    ...(field
      ? {
          field: field.path,
          ...(field.value === undefined ? {} : { value: String(field.value) }),
          location: field.in ?? 'body',
        }
      : {}),
    issue,
    description: descriptions[issue] ?? issue.toLowerCase().replaceAll('_', ' '),
  };
  return {
    status,
    headers: { 'paypal-debug-id': debugId },
    body: { name, message, debug_id: debugId, details: status >= 500 ? [] : [detail], links },
  };
}

/** Creates the response with status 401 for a call without a valid access token. */
export function paypalUnauthorized(): Answer {
  const debugId = randomBytes(7).toString('hex').slice(0, 13);
  const [name, message] = names[401] as readonly [string, string];
  return {
    status: 401,
    headers: { 'paypal-debug-id': debugId },
    body: { name, message, debug_id: debugId, links: [] },
  };
}
