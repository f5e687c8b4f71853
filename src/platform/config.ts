/**
 * All settings, read once from the environment, typed. `.env.example` explains each for the operator.
 * `live` refuses to start with demo parts or a missing secret, and names everything at once.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

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
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Ferrite <no-reply@localhost>'),
  AUTH_MODE: z.enum(['embedded', 'hosted']).default('embedded'),
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
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly auth: { readonly mode: 'embedded' | 'hosted'; readonly tokenSeconds: number };
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

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * @param variables usually `process.env`
 * @throws ConfigError with every problem at once
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty value means 'not set', as people leave it in a copied example file.
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const problems = values.APP_MODE === 'live' ? liveProblems(values) : demoProblems(values);
  if (values.AUTH_MODE === 'hosted')
    problems.push('AUTH_MODE: the hosted auth service is not supported yet; use embedded.');
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
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    auth: { mode: values.AUTH_MODE, tokenSeconds: values.AUTH_TOKEN_SECONDS },
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

function demoProblems(values: Values): string[] {
  if (loopback.has(values.HOST)) return [];
  return [
    `HOST: demo mode has demo accounts and an open mailbox, so it listens on this machine only, not on ${values.HOST}. Use 127.0.0.1, or APP_MODE=live.`,
  ];
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
  return problems;
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
