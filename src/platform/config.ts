/**
 * All settings, read once from the environment, typed. `.env.example` explains each for the operator.
 * `live` refuses to start with demo parts or a missing secret, and names everything at once.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PaymentSettings } from '../membership/payments/settings.ts';
import type { BucketConfig } from './files/s3.ts';

const text = z.string().trim().min(1);
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

const environment = z.object({
  APP_MODE: z.enum(['demo', 'live']).default('demo'),
  APP_NAME: text.default('Ferrite'),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Without a host between the slashes it names a socket: `postgresql:///ferrite?host=/run/postgresql`. */
  DATABASE_URL: z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgresql://')
    .optional(),
  SERVER_SECRET: text.optional(),
  DEMO_PASSWORD: z.string().min(6).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DAILY_TOOL_LIMIT: wholeNumber(10, 1, 1000),
  /** For fault tests: where in a payment the process dies. */
  CRASH_AT: text.optional(),
  EXCHANGE_RATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXCHANGE_RATE_PATH: text.default('rates.KRW'),
  /** The staff's three codes of the test plan, separated by commas. */
  TEST_PLAN_CODES: text.optional(),
  /** A bucket for uploaded files instead of DATA_DIR/files. */
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Ferrite <no-reply@localhost>'),
  AUTH_MODE: z.enum(['embedded', 'hosted']).default('embedded'),
  /** Of a hosted auth service: its address, the key for browsers, the key for this server. */
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_PUBLIC_KEY: text.optional(),
  AUTH_SECRET_KEY: text.optional(),
  AUTH_JWT_SECRET: text.optional(),
  AUTH_TOKEN_SECONDS: wholeNumber(3600, 300, 3600),
  BUSINESS_NAME: text.optional(),
  BUSINESS_ADDRESS: text.optional(),
  BUSINESS_REGISTRATION: text.optional(),
  BUSINESS_EMAIL: z.email().optional(),
  BUSINESS_PHONE: text.optional(),
  /** `label=https://address` pairs, separated by commas. */
  SOCIAL_LINKS: z.string().default(''),
});

export type Business = {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly social: readonly { readonly label: string; readonly url: string }[];
};

export type Config = {
  readonly mode: 'demo' | 'live';
  readonly appName: string;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | null;
  /** Signs cookies and encrypts stored keys; null in demo mode means the one kept in the data folder. */
  readonly secret: string | null;
  readonly demoPassword: string | null;
  readonly logLevel: string;
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  readonly dailyToolLimit: number;
  /** Where a fault test lets the process die; demo mode only. */
  readonly crashAt: string | undefined;
  readonly payments: PaymentSettings;
  /** Where won per dollar is asked once a day, and where in the answer it stands; null asks nobody. */
  readonly exchangeRate: { readonly url: string; readonly path: string } | null;
  /** Open the test plan; none in live mode unless they are set. */
  readonly testPlanCodes: readonly string[];
  /** Where uploaded files lie; null means DATA_DIR/files. */
  readonly bucket: BucketConfig | null;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly auth: {
    readonly mode: 'embedded' | 'hosted';
    readonly tokenSeconds: number;
    /** Null when embedded. */
    readonly hosted: {
      readonly url: string;
      readonly publicKey: string;
      readonly secretKey: string;
      readonly jwtSecret: string | null;
    } | null;
  };
  readonly business: Business;
};

/** The settings of a process that runs: its secret is known. */
export type RunningConfig = Config & { readonly secret: string };

/** Something in the settings forbids to start; each line is one thing for the operator to do. */
export class ConfigError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Reads the providers' part; given from outside, because this layer knows no feature. */
type ReadPayments = (
  variables: Readonly<Record<string, string | undefined>>,
  options: { readonly mode: 'demo' | 'live'; readonly sandboxUrl: string },
) => { readonly settings: PaymentSettings; readonly problems: readonly string[] };

const withoutPayments: ReadPayments = () => ({
  settings: {
    paypal: { mode: 'off' },
    toss: { mode: 'off' },
    eximbay: { mode: 'off' },
    sandboxUrl: null,
    hosts: { script: [], connect: [], frame: [], form: [], image: [] },
  },
  problems: [],
});

/** Where the demo's payment sandbox is expected; it tells when it had to go elsewhere. */
const sandboxPort = (port: number) => (port === 0 || port > 65_525 ? 0 : port + 10);

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * @param variables usually `process.env`
 * @param readPayments left out, all providers are off
 * @throws ConfigError with every problem at once
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  readPayments: ReadPayments = withoutPayments,
): Config {
  // An empty value means 'not set', as people leave it in a copied example file.
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const problems = values.APP_MODE === 'live' ? liveProblems(values) : demoProblems(values);
  problems.push(...testCodeProblems(values));
  problems.push(...hostedProblems(values));
  problems.push(...bucketProblems(values));
  const payments = readPayments(filled, {
    mode: values.APP_MODE,
    sandboxUrl: `http://127.0.0.1:${sandboxPort(values.PORT)}`,
  });
  problems.push(...payments.problems);
  if (problems.length > 0) throw new ConfigError(problems);

  const dataFolder = path.resolve(values.DATA_DIR);
  const host = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  return {
    mode: values.APP_MODE,
    appName: values.APP_NAME,
    port: values.PORT,
    host: values.HOST,
    dataFolder,
    publicUrl: (values.PUBLIC_URL ?? `http://${host}:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL ?? null,
    secret: values.SERVER_SECRET ?? null,
    demoPassword: values.DEMO_PASSWORD ?? null,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    rateLimits: values.RATE_LIMITS === 'on',
    dailyToolLimit: values.DAILY_TOOL_LIMIT,
    crashAt: values.APP_MODE === 'demo' ? values.CRASH_AT : undefined,
    payments: payments.settings,
    // The demo talks to nobody outside.
    exchangeRate:
      values.APP_MODE === 'live' && values.EXCHANGE_RATE_URL
        ? { url: values.EXCHANGE_RATE_URL, path: values.EXCHANGE_RATE_PATH }
        : null,
    testPlanCodes: testPlanCodes(values),
    bucket: bucketOf(values),
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    auth: { mode: values.AUTH_MODE, tokenSeconds: values.AUTH_TOKEN_SECONDS, hosted: hostedAuth(values) },
    business: {
      name: values.BUSINESS_NAME ?? null,
      address: values.BUSINESS_ADDRESS ?? null,
      registration: values.BUSINESS_REGISTRATION ?? null,
      email: values.BUSINESS_EMAIL ?? null,
      phone: values.BUSINESS_PHONE ?? null,
      social: socialLinks(values.SOCIAL_LINKS),
    },
  };
}

type Values = z.infer<typeof environment>;

const shortestTestCode = 8;
/** Known to everybody, so they hold in demo mode only, where no money is taken. */
const demoTestCodes = 'FERRITE-DEMO-1, FERRITE-DEMO-2, FERRITE-DEMO-3';

/** Three, or none. */
function testPlanCodes({ TEST_PLAN_CODES, APP_MODE }: Values): string[] {
  const list = TEST_PLAN_CODES ?? (APP_MODE === 'demo' ? demoTestCodes : '');
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function testCodeProblems(values: Values): string[] {
  if (!values.TEST_PLAN_CODES) return [];
  const codes = testPlanCodes(values);
  const isShort = codes.some((code) => code.length < shortestTestCode);
  if (codes.length !== 3 || isShort) {
    const each = `of ${shortestTestCode} or more characters`;
    return [
      `TEST_PLAN_CODES: three codes ${each}, separated by commas; or none, and nobody gets the test plan.`,
    ];
  }
  const isKnown = codes.some((code) => demoTestCodes.toLowerCase().includes(code.toLowerCase()));
  if (values.APP_MODE === 'live' && isKnown)
    return ['TEST_PLAN_CODES: not those of demo mode, which everybody knows.'];
  return [];
}

function demoProblems(values: Values): string[] {
  if (loopback.has(values.HOST)) return [];
  return [
    `HOST: demo mode has demo accounts and an open mailbox, so it listens on this machine only, not on ${values.HOST}. Use 127.0.0.1, or APP_MODE=live.`,
  ];
}

function hostedProblems(values: Values): string[] {
  if (values.AUTH_MODE !== 'hosted') return [];
  const problems: string[] = [];
  if (!values.AUTH_URL)
    problems.push('AUTH_URL: the address of the hosted auth service, ending in /auth/v1.');
  else if (values.APP_MODE === 'live' && !values.AUTH_URL.startsWith('https://'))
    problems.push('AUTH_URL: must begin with https:// in live mode.');
  if (!values.AUTH_PUBLIC_KEY)
    problems.push('AUTH_PUBLIC_KEY: the key that browsers send to the hosted auth service.');
  if (!values.AUTH_SECRET_KEY)
    problems.push('AUTH_SECRET_KEY: the key with which this server administers the hosted auth service.');
  if (
    /^sb_secret_/.test(values.AUTH_PUBLIC_KEY ?? '') ||
    (values.AUTH_PUBLIC_KEY && values.AUTH_PUBLIC_KEY === values.AUTH_SECRET_KEY)
  )
    problems.push('AUTH_PUBLIC_KEY: this is the secret key; browsers would get it.');
  return problems;
}

function hostedAuth(values: Values): Config['auth']['hosted'] {
  const { AUTH_MODE, AUTH_URL, AUTH_PUBLIC_KEY, AUTH_SECRET_KEY, AUTH_JWT_SECRET } = values;
  if (AUTH_MODE !== 'hosted' || !AUTH_URL || !AUTH_PUBLIC_KEY || !AUTH_SECRET_KEY) return null;
  return {
    url: AUTH_URL.replace(/\/+$/, ''),
    publicKey: AUTH_PUBLIC_KEY,
    secretKey: AUTH_SECRET_KEY,
    jwtSecret: AUTH_JWT_SECRET ?? null,
  };
}

function liveProblems(values: Values): string[] {
  const problems: string[] = [];
  if (!values.PUBLIC_URL?.startsWith('https://'))
    problems.push('PUBLIC_URL: the https:// address at which people reach the site.');
  if (
    !values.SERVER_SECRET ||
    values.SERVER_SECRET.length < 32 ||
    /change|secret|example/i.test(values.SERVER_SECRET)
  ) {
    problems.push('SERVER_SECRET: at least 32 random characters, e.g. from `openssl rand -base64 48`.');
  }
  if (!values.SMTP_URL)
    problems.push('SMTP_URL: the mail server; the built-in mailbox is for demo mode only.');
  if (values.MAIL_FROM.includes('localhost'))
    problems.push('MAIL_FROM: the sender of mails, at a domain of yours.');
  if (values.DEMO_PASSWORD) problems.push('DEMO_PASSWORD: remove it; live mode has no demo accounts.');
  if (values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: must be on.');
  if (values.CRASH_AT) problems.push('CRASH_AT: remove it; it is for fault tests.');
  return problems;
}

function bucketProblems(values: Values): string[] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = values;
  const given = [bucket, id, key, values.S3_ENDPOINT].some(Boolean);
  if (!given || (bucket && id && key)) return [];
  return [
    'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: a bucket needs all three; without any, files lie in DATA_DIR/files.',
  ];
}

function bucketOf(values: Values): BucketConfig | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  return {
    endpoint: values.S3_ENDPOINT ?? null,
    bucket,
    region: values.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}

function socialLinks(list: string): Business['social'] {
  return list
    .split(',')
    .map((pair) => pair.split('='))
    .flatMap(([label, ...rest]) =>
      label && rest.length > 0 ? [{ label: label.trim(), url: rest.join('=').trim() }] : [],
    )
    .filter((link) => link.url.startsWith('https://'));
}

/**
 * A random value made on first use and kept in the data folder, readable by its owner only.
 * @throws ConfigError when the folder cannot be written
 */
export async function keptRandom(dataFolder: string, name: string, bytes: number): Promise<string> {
  const file = path.join(dataFolder, name);
  try {
    await fs.mkdir(dataFolder, { recursive: true });
    // `wx`: of two instances that start at once, the first one's value holds for both.
    await fs
      .writeFile(file, randomBytes(bytes).toString('base64url'), { flag: 'wx', mode: 0o600 })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    return (await fs.readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR: the folder ${dataFolder} cannot be written (${(error as Error).message}).`,
    ]);
  }
}
