import type { AppError } from '../../../../platform/server/errors/errors.ts';
import { refuse } from '../../refusals.ts';
import type { Outcome } from '../auth-service.port.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallOptions = {
  readonly body?: unknown;
  /** Access token of a user; if omitted, the call uses the server's API key. */
  readonly bearer?: string;
  /** IP address of the caller, which the service's rate limits use. */
  readonly ip?: string | undefined;
};
export type HostedCall = <T>(method: Method, path: string, options?: CallOptions) => Promise<Outcome<T>>;

const timeoutMs = 10_000;
const apiVersion = '2024-01-01';

/**
 * Creates the HTTP client of the hosted service. Refusals are returned as values. The client throws AppError 503 if
 * the service fails.
 */
export function createHostedCall({ url, secretKey }: { url: string; secretKey: string }): HostedCall {
  return async <T>(method: Method, path: string, { body, bearer, ip }: CallOptions = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${bearer ?? secretKey}`,
        'x-supabase-api-version': apiVersion,
        ...(ip ? { 'sb-forwarded-for': ip } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const text = await response.text().catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const answer = readJson(text);
    if (response.ok) return { ok: true, value: answer as T };
    if (response.status >= 500) throw unavailable(`${method} ${path} returned ${response.status}`);
    return { ok: false, refusal: refusalOf(response.status, answer) };
  };
}

export function unavailable(cause: unknown): AppError {
  return refuse('auth.unavailable', { cause });
}

function refusalOf(status: number, answer: unknown) {
  const { code, error_code, message, msg, weak_password } = (answer ?? {}) as Record<string, unknown>;
  const named = [error_code, code].find((each) => typeof each === 'string');
  const reasons = (weak_password as { reasons?: string[] } | undefined)?.reasons;
  return {
    code: String(named ?? 'unknown'),
    status,
    message: String(message ?? msg ?? 'Refused by the auth service'),
    ...(reasons ? { reasons } : {}),
  };
}

function readJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}
