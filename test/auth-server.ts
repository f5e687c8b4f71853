/** Starts the auth feature alone, with the same routes as in the product, for the tests of that feature. */
import { createHmac, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { hash } from '@node-rs/bcrypt';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { authApi } from '../src/features/auth/auth.routes.ts';
import type { SignInLimits } from '../src/features/auth/auth.rules.ts';
import { createAuthStore } from '../src/features/auth/auth.store.ts';
import { createAuth } from '../src/features/auth/auth.wiring.ts';
import { createCodeStore } from '../src/features/auth/codes/code.store.ts';
import type { AuthMail } from '../src/features/auth/mails/mails.ts';
import { embeddedAuthRoutes } from '../src/features/auth/service/embedded/auth-service.routes.ts';
import { createEmbeddedAuth } from '../src/features/auth/service/embedded/embedded.wiring.ts';
import type { EmbeddedAuthOptions } from '../src/features/auth/service/embedded/options.ts';
import { createAttempts } from '../src/features/auth/sign-in/attempts.ts';
import { createMemberStore, type Member, type NewMember } from '../src/features/membership/member.store.ts';
import { isExpired, isGranted, isPremium } from '../src/features/membership/membership.rules.ts';
import { translateErrors } from '../src/platform/server/http/http-errors.ts';
import { guardRoutes } from '../src/platform/server/http/request/guards.ts';
import { createRateLimitStore } from '../src/platform/server/rate-limit/rate-limit.store.ts';
import { createBackgroundWork } from '../src/platform/server/work/background-work.ts';
import { createTestDatabase } from './database.ts';
import { testPasswordCost } from './settings.ts';

export const siteUrl = 'http://site.test';
export const password = 'walk-the-heat-7';

/**
 * Creates a clock that starts at the real time, because the auth client uses the real clock, and then advances only on
 * request.
 */
export function movableClock(start = Math.floor(Date.now() / 1000) * 1000) {
  let now = start;
  const advance = (seconds: number) => {
    now += seconds * 1000;
  };
  return { now: () => new Date(now), advance };
}

type Settings = Partial<EmbeddedAuthOptions> & {
  readonly signInLimits?: SignInLimits | 'off';
  readonly devicesPerMembership?: number;
};

export async function createAuthServer({
  signInLimits = 'off',
  devicesPerMembership = 1,
  passwordCost = testPasswordCost,
  ...settings
}: Settings = {}) {
  const database = await createTestDatabase();
  const clock = movableClock();
  const passwordHash = await hash(password, { cost: passwordCost, version: '2a' });
  const mails: AuthMail[] = [];
  const sendMail = async (mail: AuthMail) => void mails.push(mail);
  const digest = (...parts: string[]) =>
    createHmac('sha256', 'tests').update(JSON.stringify(parts)).digest('hex');
  const limitStore = createRateLimitStore(database.db);
  const attempts = createAttempts({ store: limitStore, clock, digest, limits: signInLimits });
  const backgroundWork = createBackgroundWork(console.error);
  /** Waits until all requested emails are in the mailbox, so that the test can read them. */
  const settled = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    await backgroundWork.drained();
    return given;
  };
  const serviceOptions = {
    db: database.db,
    clock,
    sendMail,
    serverSecret: 'secret of the tests',
    siteUrl,
    limits: 'off' as const,
    signupEnabled: true,
    passwordCost,
    attempts,
    backgroundWork,
    ...settings,
  };
  const service = await createEmbeddedAuth(serviceOptions);
  const store = createAuthStore(database.db, devicesPerMembership);
  const members = createMemberStore(database.db);
  const makeAuth = (port = service.port) =>
    createAuth({
      store,
      members,
      clock,
      sendMail,
      isPremium,
      isExpired,
      isGranted,
      port,
      limitStore,
      attempts,
      backgroundWork,
      changed: async () => undefined,
      codeStore: createCodeStore(database.db),
      config: {
        mode: 'demo',
        authUrl: '/auth/v1',
        authKey: null,
        securityKeys: true,
        version: '0.0.0',
        siteUrl,
        ...(signInLimits === 'off' ? { limits: signInLimits } : {}),
      },
      digest,
      randomToken: () => randomBytes(32).toString('base64url'),
    });
  const auth = makeAuth();

  const http = Fastify({ bodyLimit: 1_048_576 }).withTypeProvider<ZodTypeProvider>();
  http.decorate('consume', async () => undefined);
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  translateErrors(http);
  await http.register(fastifyCookie);
  guardRoutes(http);
  http.decorateRequest('identify', function identify() {
    return auth.callers.identify(this.headers.authorization);
  });
  await http.register(embeddedAuthRoutes(service), { prefix: '/auth/v1' });
  await http.register(async (scope) => authApi(scope.withTypeProvider<ZodTypeProvider>(), auth), {
    prefix: '/api',
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  let made = 0;
  return {
    database,
    clock,
    mails,
    service,
    serviceOptions,
    store,
    members,
    auth,
    http,
    url,
    makeAuth,
    /** Waits for work that continues after the responses; the calls below already do this. */
    settled: backgroundWork.drained,

    /** Creates a client as in the browser; each has its own storage. */
    client: (flowType: 'implicit' | 'pkce' = 'implicit') =>
      new AuthClient({
        flowType,
        url: `${url}/auth/v1`,
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true },
        storage: memory(),
        fetch: (...args) => settled(fetch(...args)),
      }),
    async adminClient() {
      const token = await service.tokens.issueForService();
      return new GoTrueAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${token}` } });
    },

    /** Creates a member with an account and the password above. */
    async addMember(
      fields: Partial<NewMember> & { emailConfirmed?: boolean } = {},
    ): Promise<Member & { supabaseUserId: string }> {
      const number = ++made;
      const { emailConfirmed = true, ...rest } = fields;
      const email = rest.email ?? `person${number}@example.org`;
      const account = await service.port.createUser({
        email,
        passwordHash,
        emailConfirmed,
      });
      if (!account.ok) throw new Error(account.refusal.message);
      const member = await members.insert({
        name: `Person ${number}`,
        nickname: `person${number}`,
        isVerified: true,
        ...rest,
        email,
        supabaseUserId: account.value.id,
      });
      if (typeof member === 'string') throw new Error(member);
      return { ...member, supabaseUserId: account.value.id };
    },

    post(path: string, body?: object, headers: Record<string, string> = {}) {
      return settled(http.inject({ method: 'POST', url: path, headers, ...(body ? { payload: body } : {}) }));
    },
    login(identifier: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
      return http.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers,
        payload: { email: identifier, password, ...more },
      });
    },
    get(path: string, token?: string) {
      return http.inject({
        method: 'GET',
        url: path,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    },
    async close() {
      await http.close();
      await backgroundWork.drained();
      await database.close();
    },
  };
}

export type AuthServer = Awaited<ReturnType<typeof createAuthServer>>;

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
