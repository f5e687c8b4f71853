/** PayPal's access tokens, and the request header that simulates errors. */
import { type Core, randomId } from '../core.ts';
import { type Answer, type Call, type Route, textAt } from '../routes.ts';
import { hours, seconds } from '../time.ts';
import { paypalError, paypalUnauthorized } from './errors.ts';

const tokenSeconds = 32_400;

export function tokenRoute(core: Core): Route {
  return {
    method: 'POST',
    path: '/v1/oauth2/token',
    op: 'token',
    handle(call) {
      const { clientId, clientSecret } = core.credentials.paypal;
      const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      if (call.headers['authorization'] !== expected)
        return {
          status: 401,
          body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
        };
      if (textAt(call.body, 'grant_type') !== 'client_credentials')
        return {
          status: 400,
          body: { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL or unsupported' },
        };
      const token = `A21AA${randomId(60)}`;
      const now = core.clock.now();
      core.state.put('paypal-token', token, now.getTime() + tokenSeconds * seconds);
      core.state.trim('paypal-token', 50);
      return {
        status: 200,
        body: {
          scope:
            'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
          access_token: token,
          token_type: 'Bearer',
          app_id: 'APP-80W284485P519543T',
          expires_in: tokenSeconds,
          nonce: `${now.toISOString()}${randomId(20)}`,
        },
      };
    },
  };
}

/** Wraps a handler so that it requires a valid token; also supports PayPal's header for negative tests. */
export function authorised(core: Core, handle: (call: Call) => Answer): (call: Call) => Answer {
  return (call) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(call.headers['authorization'] ?? '') ?? [];
    const until = core.state.get<number>('paypal-token', token);
    if (until === undefined || until <= core.clock.now().getTime()) return paypalUnauthorized();
    if (call.body === undefined) return paypalError('MALFORMED_REQUEST_JSON');
    const mock = mockIssue(call.headers['paypal-mock-response']);
    return mock ? paypalError(mock) : handle(call);
  };
}

function mockIssue(header: string | undefined): string | undefined {
  if (!header) return undefined;
  try {
    const { mock_application_codes: issue } = JSON.parse(header) as { mock_application_codes?: unknown };
    return typeof issue === 'string' ? issue : undefined;
  } catch {
    return undefined;
  }
}

export const orderKeyLife = 6 * hours;
export const refundKeyLife = 45 * 24 * hours;

/**
 * Returns the id of the record that an earlier request with this `PayPal-Request-Id` to the same URL created, or
 * undefined if that was longer ago than `life`.
 */
export function findRepeated(core: Core, call: Call, life: number): string | undefined {
  const key = call.headers['paypal-request-id'];
  if (!key) return undefined;
  const made = core.state.get<{ at: number; id: string }>('idempotency', `paypal ${call.path} ${key}`);
  return made && core.clock.now().getTime() < made.at + life ? made.id : undefined;
}

export function storeReply(core: Core, call: Call, id: string): void {
  const key = call.headers['paypal-request-id'];
  if (key)
    core.state.put('idempotency', `paypal ${call.path} ${key}`, { at: core.clock.now().getTime(), id });
}

export const wantsRepresentation = (call: Call) => /return=representation/.test(call.headers['prefer'] ?? '');
