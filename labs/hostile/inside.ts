/** Provides data that attackers do not have: all routes with guards, signing keys, and accounts of every kind. */
import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SignJWT } from 'jose';
import { createApp } from '../../src/app.ts';
import { createKeyStore } from '../../src/features/auth/service/embedded/sessions/key.store.ts';
import { createKeyRing } from '../../src/features/auth/service/embedded/sessions/keys.ts';
import { createSecrets } from '../../src/features/auth/service/embedded/sessions/secrets.ts';
import { readPaymentSettings } from '../../src/features/payments/settings.ts';
import { createHttp } from '../../src/http.ts';
import { systemClock } from '../../src/platform/server/clock.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { connectDatabase } from '../../src/platform/server/database/database.ts';
import type { GuardedRoute } from '../../src/platform/server/http/request/guards.ts';
import { type Asked, jsonOf, sendCall } from './calls.ts';
import { type Product, password } from './product.ts';
import type { Part } from './report.ts';

export type Person = { readonly email: string; readonly userId: string; readonly id: string; token: string };
export type Inside = Awaited<ReturnType<typeof startInspector>>;

const version = '0.0.0';
/** Database values of each kind of member. */
export const kinds = {
  free: {},
  premium: {
    membership_type: 'annual',
    subscription_status: 'active',
    subscription_expires_at: '2099-01-01',
  },
  expired: {
    membership_type: 'monthly',
    subscription_status: 'active',
    subscription_expires_at: '2020-01-01',
  },
  suspended: { suspended_at: '2020-01-01' },
  admin: { role: 'Admin' },
} as const satisfies Record<string, Record<string, unknown>>;
export type PersonKind = keyof typeof kinds;

/**
 * Starts a second instance of the same product without a port and without jobs. It must be closed before processes are
 * killed.
 */
export async function startInspector(product: Product) {
  const settings = readConfig(
    { PORT: String(product.port), DATA_DIR: product.folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
    readPaymentSettings,
  );
  const config = { ...settings, secret: fs.readFileSync(path.join(product.folder, 'secret'), 'utf8').trim() };
  const databaseUrl = product.databaseUrl();
  const app = await createApp({
    config,
    databaseUrl,
    demoPassword: null,
    version,
    runJobs: false,
    onError: () => undefined,
  });
  const http = await createHttp({ config, app, version });
  await http.ready();
  const { db, close } = connectDatabase(databaseUrl, () => undefined, { max: 2 });
  const ring = await createKeyRing({
    store: createKeyStore(db),
    secrets: createSecrets(config.secret),
    clock: systemClock,
    tokenSeconds: 3600,
  });
  const key = await ring.signingKey();
  let made = 0;
  return {
    routes: http.guardedRoutes.filter(
      ({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !/[*^]/.test(url),
    ) as readonly GuardedRoute[],
    forge: (person: Person) => forgeries(person.token, key),
    /** Creates a member with an account, not signed in. */
    async person(kind: PersonKind): Promise<Person> {
      const nickname = `hostile-${kind}-${++made}`;
      const email = `${nickname}@example.org`;
      const account = await app.authService.port.createUser({ email, password, emailConfirmed: true });
      if (!account.ok) throw new Error(account.refusal.message);
      const columns: Record<string, unknown> = {
        name: `Somebody ${nickname}`,
        nickname,
        email,
        is_verified: true,
        supabase_user_id: account.value.id,
        ...kinds[kind],
      };
      const names = Object.keys(columns);
      const [row] = await product.query<{ id: string }>(
        `INSERT INTO local_users (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
        Object.values(columns),
      );
      return { email, userId: account.value.id, id: String(row?.id), token: '' };
    },
    async close() {
      await http.close();
      await app.close();
      await close();
    },
  };
}

async function forgeries(
  real: string,
  key: { kid: string; privateKey: import('node:crypto').KeyObject },
): Promise<Record<string, string>> {
  const [head = '', payload = '', signature = ''] = real.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const publicPem = createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' });
  const signed = (changes: Record<string, unknown>, header: Record<string, unknown> = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT', ...header })
      .sign(key.privateKey);
  const symmetric = (kid: string) => {
    const text = `${part({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`;
    return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
  };
  const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
  return {
    'of no algorithm': `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'of no algorithm, with a signature': `${part({ alg: 'none', kid: key.kid })}.${payload}.${signature}`,
    'signed with the public key': symmetric(key.kid),
    'of an unknown key': await signed({}, { kid: randomUUID() }),
    'of a key that is a path': await signed({}, { kid: '../../../dev/null' }),
    'with a key of its own': `${part({ alg: 'ES256', jwk: createPublicKey(key.privateKey).export({ format: 'jwk' }) })}.${payload}.${signature}`,
    expired: await signed({ iat: now - 7200, exp: now - 3600 }),
    'without an end': await signed({ exp: undefined }),
    'not begun yet': await signed({ nbf: now + 3600 }),
    'for another audience': await signed({ aud: 'another audience' }),
    'of another issuer': await signed({ iss: 'https://elsewhere.example/auth/v1' }),
    'of an unknown account': await signed({ sub: randomUUID() }),
    'without a session': await signed({ session_id: undefined }),
    'of a session that never was': await signed({ session_id: randomUUID() }),
    'of the service, as a person’s': `${head}.${part({ ...claims, role: 'service_role' })}.${signature}`,
    truncated: real.slice(0, -10),
    'without a signature': `${head}.${payload}.`,
    'with another signature': `${head}.${payload}.${flipped}`,
    'with padding': `${real}=`,
    'twice in one': `${real} ${real}`,
    'of bytes': Buffer.from(real).toString('base64'),
    'as long as a head may be': `${head}.${'A'.repeat(10_000)}.${signature}`,
  };
}

/** Signs this person in until it succeeds, e.g. after a sign-out during an attack. */
export async function signIn(product: Product, part: Part, person: Person): Promise<void> {
  const asked: Asked = {
    method: 'POST',
    path: '/api/auth/login',
    body: { email: person.email, password, takeOver: true },
  };
  for (let tries = 0; tries < 40; tries++) {
    const answer = await sendCall(product, part, asked);
    const token = jsonOf<{ access_token?: string }>(answer)?.access_token;
    if (token) {
      person.token = token;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  part.problem(`${person.email} cannot sign in`);
}
