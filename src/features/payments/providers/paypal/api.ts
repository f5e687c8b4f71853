/** PayPal API client with access token. */
import type { Clock } from '../../../../platform/server/clock.ts';
import {
  basicAuthorization,
  callProvider,
  type ProviderReply,
} from '../../../../platform/server/http-call.ts';
import type { CallContext } from '../provider.port.ts';

export type PaypalApi = {
  get(path: string, context: CallContext): Promise<ProviderReply>;
  /**
   * Sends a POST with the idempotency key.
   * @param body sent unmodified, as it may be signed
   */
  post(path: string, body: string, context: CallContext): Promise<ProviderReply>;
  /**
   * Sends a query that PayPal expects as POST, without idempotency key, because the key would return an earlier
   * response.
   */
  ask(path: string, body: string, context: CallContext): Promise<ProviderReply>;
};

type Token = { readonly value: string; readonly until: number };

/** Number of seconds before its expiry at which a token is renewed. */
const marginSeconds = 60;

/**
 * Creates a client whose calls share one token. After a 401 the token is renewed and the call repeated once, because
 * an unauthorized call has no effect. Nothing else is repeated.
 */
export function createPaypalApi(
  settings: { readonly baseUrl: string; readonly clientId: string; readonly clientSecret: string },
  clock: Clock,
): PaypalApi {
  const base = settings.baseUrl.replace(/(?<!\/)\/+$/, '');
  let token: Token | null = null;
  let fetching: Promise<Token | ProviderReply> | null = null;

  async function fetchToken(context: CallContext): Promise<Token | ProviderReply> {
    const reply = await callProvider({
      method: 'POST',
      url: `${base}/v1/oauth2/token`,
      headers: {
        authorization: basicAuthorization(settings.clientId, settings.clientSecret),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
      timeoutMs: context.timeoutMs,
    });
    const body = (reply.kind === 'answer' && reply.status === 200 ? reply.json : null) as {
      access_token?: unknown;
      expires_in?: unknown;
    } | null;
    if (typeof body?.access_token !== 'string' || typeof body.expires_in !== 'number') return reply;
    const seconds = Math.max(0, body.expires_in - marginSeconds);
    token = { value: body.access_token, until: clock.now().getTime() + seconds * 1000 };
    return token;
  }

  async function freshToken(context: CallContext): Promise<Token | ProviderReply> {
    if (token && token.until > clock.now().getTime()) return token;
    fetching ??= fetchToken(context).finally(() => {
      fetching = null;
    });
    return fetching;
  }

  async function send(
    method: 'GET' | 'POST',
    path: string,
    context: CallContext,
    { body, key }: { readonly body?: string; readonly key?: string | undefined } = {},
  ) {
    const attempt = async () => {
      const current = await freshToken(context);
      if ('kind' in current) return { reply: withoutToken(current), used: null };
      const reply = await callProvider({
        method,
        url: `${base}${path}`,
        headers: {
          authorization: `Bearer ${current.value}`,
          accept: 'application/json',
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(key === undefined ? {} : { 'paypal-request-id': key }),
        },
        ...(body === undefined ? {} : { body }),
        timeoutMs: context.timeoutMs,
        signal: context.signal,
      });
      return { reply, used: current };
    };
    const first = await attempt();
    const isUnauthorised = first.reply.kind === 'answer' && first.reply.status === 401;
    if (!isUnauthorised || !first.used) return first.reply;
    // Another call may have fetched a new token meanwhile.
    if (token === first.used) token = null;
    return (await attempt()).reply;
  }

  return {
    get: (path, context) => send('GET', path, context),
    post: (path, body, context) => send('POST', path, context, { body, key: context.idempotencyKey }),
    ask: (path, body, context) => send('POST', path, context, { body }),
  };
}

/** Marks the failure of a token request, so that it is not treated as a response to the actual call. */
function withoutToken(reply: ProviderReply): ProviderReply {
  if (reply.kind === 'silence' || reply.status === 401) return reply;
  return { ...reply, status: reply.status < 500 ? 502 : reply.status, text: '', json: undefined };
}
