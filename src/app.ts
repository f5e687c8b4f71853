/** The composition root: stores, providers and use cases are made here, and features meet only here. */
import { createHmac, randomBytes } from 'node:crypto';
import { findDefinition } from '../calculators/definitions.ts';
import { evaluate } from '../calculators/evaluate.ts';
import { createArchiveStore } from './archive/store.ts';
import { createAuth } from './auth/auth.ts';
import { createCodeStore } from './auth/code-store.ts';
import { createLimitStore } from './auth/limit-store.ts';
import { type AuthMail, wordAuthMail } from './auth/mails.ts';
import { createEmbeddedAuth } from './auth/service/embedded/service.ts';
import { createAuthStore } from './auth/store.ts';
import { typeset } from './calculator-page/typeset.ts';
import { createMemberStore } from './membership/member-store.ts';
import { isExpired, isPremium } from './membership/rules.ts';
import { seedDemo } from './membership/seed.ts';
import { countToolUse, createMembershipStore } from './membership/store.ts';
import { createCache } from './platform/cache.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Business, RunningConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database.ts';
import type { Health } from './platform/health.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { createMail } from './platform/mail/mail.ts';
import { createDescribe } from './tools/describe.ts';
import { createGrants } from './tools/grants.ts';
import { createToolsStore } from './tools/store.ts';
import { createTools } from './tools/tools.ts';

export type AppOptions = {
  readonly config: RunningConfig;
  readonly databaseUrl: string;
  /** Password of the demo accounts; null seeds none. */
  readonly demoPassword: string | null;
  readonly version: string;
  readonly clock?: Clock;
  /** Where failures outside of requests are told. */
  readonly onError?: (error: unknown) => void;
  /** false: nothing runs by itself, for tests that move the clock. */
  readonly runJobs?: boolean;
};

export type App = Awaited<ReturnType<typeof createApp>>;
/** What the pages' loaders may ask. */
export type PageData = App['pageData'];

export async function createApp({
  config,
  databaseUrl,
  demoPassword,
  version,
  clock = systemClock,
  onError = console.error,
  runJobs = true,
}: AppOptions) {
  const { db, pool, close: closePool } = connectDatabase(databaseUrl, onError);
  const cache = await createCache(pool, onError);

  let wake = async (_job: string): Promise<void> => undefined;
  const mail = createMail({
    db,
    clock,
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    onQueued: () => wake('mail'),
    onError,
  });
  const sendAuthMail = (authMail: AuthMail) => mail.send(wordAuthMail(authMail, config.appName));

  const limits = config.rateLimits ? {} : { limits: 'off' as const };
  const authService = await createEmbeddedAuth({
    db,
    clock,
    sendMail: sendAuthMail,
    serverSecret: config.secret,
    siteUrl: config.publicUrl,
    tokenSeconds: config.auth.tokenSeconds,
    refuseCommonPasswords: config.mode === 'live',
    ...limits,
  });
  const members = createMemberStore(db);
  const auth = createAuth({
    store: createAuthStore(db),
    limitStore: createLimitStore(db),
    codeStore: createCodeStore(db),
    port: authService.port,
    clock,
    config: {
      mode: config.mode,
      authUrl: '/auth/v1',
      authKey: null,
      version,
      siteUrl: config.publicUrl,
      ...limits,
    },
    sendMail: sendAuthMail,
    digest: (...parts) =>
      createHmac('sha256', config.secret).update(JSON.stringify(parts)).digest('base64url'),
    randomToken: () => randomBytes(32).toString('base64url'),
    isPremium,
    isExpired,
    members,
    onError,
  });

  const membership = createMembershipStore(db);
  const tools = createTools({
    store: createToolsStore(db, countToolUse),
    clock,
    dailyLimit: config.dailyToolLimit,
    calculators: {
      has: (id) => findDefinition(id) !== undefined,
      evaluate: (id, inputs) => {
        const calculator = findDefinition(id);
        if (!calculator) throw new Error(`There is no calculator ${id}.`);
        return evaluate(calculator, inputs);
      },
    },
    isPremium: async (memberId) => {
      const standing = await membership.findStanding(memberId);
      return standing !== null && isPremium(standing, clock.now());
    },
    isSessionLive: (sessionId) => authService.port.isSessionLive(sessionId, ''),
  });

  const jobList: readonly Job[] = [
    { name: 'mail', everyMinutes: 1, run: () => mail.sendDue() },
    {
      name: 'clean-up',
      everyMinutes: 30,
      run: async () => void (await Promise.all([authService.cleanUp(), auth.cleanUp()])),
    },
  ];
  if (demoPassword) await seedDemo({ port: authService.port, members, clock, password: demoPassword });
  const jobs = runJobs ? await startJobs(databaseUrl, jobList, onError) : null;
  if (jobs) wake = (job) => jobs.wake(job);

  async function health(): Promise<Health> {
    const database = await pool.query('SELECT 1').then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    );
    return { database, jobs: jobs === null || jobs.isRunning() ? 'ok' : 'stopped' };
  }

  return {
    auth,
    authService,
    cache,
    tools,
    health,
    grants: createGrants(config.secret),
    mailbox: mail,
    /** The work that is due by now, for tests whose clock does not run. */
    runJob: (name: string) => jobList.find((job) => job.name === name)?.run(),
    pageData: {
      hasMailbox: config.mode === 'demo',
      hasPost: createArchiveStore(db).hasPost,
      listTools: tools.listTools,
      describeTool: createDescribe(typeset),
      site: { publicUrl: config.publicUrl, business: config.business as Business, name: config.appName },
    },
    async close(): Promise<void> {
      await jobs?.stop();
      await cache.close();
      await closePool();
    },
  };
}
