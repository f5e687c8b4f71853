import { ConfigError } from '../../../../platform/server/config/config.ts';
import type { HostedSettings } from '../hosted.ts';

const timeoutMs = 10_000;

/**
 * Checks at start that the hosted service can be reached and accepts the keys.
 * @throws ConfigError with one line per wrong setting
 */
export async function checkHosted({ url, publicKey, secretKey, jwtSecret }: HostedSettings): Promise<void> {
  const ask = (path: string, key: string) =>
    fetch(`${url}${path}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  const [open, admin, keys] = await Promise.all([
    ask('/settings', publicKey),
    ask('/admin/users?page=1&per_page=1', secretKey),
    ask('/.well-known/jwks.json', publicKey),
  ]).catch((error: Error) => {
    const reason = (error.cause as Error | undefined)?.message || error.message;
    throw new ConfigError([`AUTH_URL: the auth service at ${url} cannot be reached (${reason}).`]);
  });
  const problems: string[] = [];
  if (open.status === 401 || open.status === 403)
    problems.push('AUTH_PUBLIC_KEY: the auth service does not take this key.');
  else if (!open.ok || !(await open.json().catch(() => null)))
    problems.push(`AUTH_URL: ${url}/settings returned ${open.status}; the address must end in /auth/v1.`);
  if (!admin.ok)
    problems.push(`AUTH_SECRET_KEY: the auth service does not let this key administer (${admin.status}).`);
  const list = (await keys.json().catch(() => null)) as { keys?: unknown[] } | null;
  if (!list?.keys) problems.push(`AUTH_URL: ${url}/.well-known/jwks.json holds no list of keys.`);
  else if (list.keys.length > 0 && jwtSecret)
    problems.push('AUTH_JWT_SECRET: remove it; the auth service publishes its keys.');
  if (problems.length > 0) throw new ConfigError(problems);
}
