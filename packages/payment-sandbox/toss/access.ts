/** Toss's secret key, test header and idempotency keys. */
import type { Core } from '../core.ts';
import type { Answer, Call, Route } from '../routes.ts';
import { days } from '../time.ts';
import { tossError } from './errors.ts';

const keyLife = 15 * days;
type Kept = { readonly at: number; readonly status: number; readonly text: string };

/** Returns Toss's error for a call without the secret key, otherwise null. */
function refusal(core: Core, call: Call): Answer | null {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(call.headers['authorization'] ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  if (!text) return tossError('UNAUTHORIZED_KEY');
  if (!text.includes(':')) return tossError('INCORRECT_BASIC_AUTH_FORMAT');
  return text === `${core.credentials.toss.secretKey}:` ? null : tossError('UNAUTHORIZED_KEY');
}

/** Wraps a handler so that it requires the secret key. */
export function requireSecretKey(core: Core, handle: (call: Call) => Answer): (call: Call) => Answer {
  return (call) => {
    const refused = refusal(core, call);
    if (refused) return refused;
    const code = call.headers['tosspayments-test-code'];
    return code ? tossError(code) : handle(call);
  };
}

/**
 * Wraps the route of a write call with idempotency keys. A repeated key at the same URL returns the stored response
 * byte for byte, including errors and regardless of the body, or 409 while the first call still runs.
 */
export function repeatable(core: Core, route: Route): Route {
  const running = new Set<string>();
  const identity = (call: Call) => {
    const key = call.headers['idempotency-key'];
    return key ? `toss ${call.path} ${call.headers['authorization']} ${key}` : undefined;
  };
  return {
    ...route,
    early(call) {
      const id = identity(call);
      if (!id) return undefined;
      if ((call.headers['idempotency-key'] ?? '').length > 300) return tossError('INVALID_IDEMPOTENCY_KEY');
      if (running.has(id)) return tossError('IDEMPOTENT_REQUEST_PROCESSING');
      const kept = core.state.get<Kept>('idempotency', id);
      if (kept && core.clock.now().getTime() < kept.at + keyLife)
        return { status: kept.status, body: kept.text };
      running.add(id);
      return undefined;
    },
    handle(call) {
      const answer = requireSecretKey(core, route.handle)(call);
      const id = identity(call);
      // Server errors and rejected keys are not stored as the result of the call.
      if (id && answer.status < 500 && answer.status !== 401 && answer.status !== 409)
        core.state.put('idempotency', id, {
          at: core.clock.now().getTime(),
          status: answer.status,
          text: JSON.stringify(answer.body),
        });
      return answer;
    },
    after(call) {
      const id = identity(call);
      if (id) running.delete(id);
    },
  };
}
