/** The environment's variables: names, shapes and what holds when one is missing. `.env.example` explains each. */
import { z } from 'zod';

const text = z.string().trim().min(1);
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

export const environment = z.object({
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
  /** After so many seconds PostgreSQL gives up a statement, waiting for a lock, and a transaction nobody goes on with. */
  DATABASE_STATEMENT_SECONDS: wholeNumber(30, 1, 3600),
  DATABASE_LOCK_SECONDS: wholeNumber(10, 1, 3600),
  DATABASE_IDLE_TRANSACTION_SECONDS: wholeNumber(120, 90, 3600),
  SERVER_SECRET: text.optional(),
  DEMO_PASSWORD: z.string().min(6).optional(),
  /** Whether a fresh demo begins with a year of invented members, payments, questions and posts. */
  DEMO_YEAR: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DAILY_TOOL_LIMIT: wholeNumber(10, 1, 1000),
  /** On how many devices at a time a member may be signed in; one member can get another number. */
  DEVICES_PER_MEMBERSHIP: wholeNumber(1, 1, 20),
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
  /** Whether membership and devices decide at the embedded service's own endpoints as well. */
  AUTH_SIGN_IN_RULES: z.enum(['on', 'off']).default('on'),
  AUTH_MIN_PASSWORD: wholeNumber(6, 6, 64),
  /** Addresses to which links of the embedded service's mails may lead, besides the site's own; with `*` and `**`. */
  AUTH_REDIRECT_URLS: z.string().default(''),
  AUTH_SESSION_DAYS: wholeNumber(30, 1, 365),
  AUTH_TOKEN_SECONDS: wholeNumber(3600, 300, 3600),
  BUSINESS_NAME: text.optional(),
  BUSINESS_ADDRESS: text.optional(),
  BUSINESS_REGISTRATION: text.optional(),
  BUSINESS_EMAIL: z.email().optional(),
  BUSINESS_PHONE: text.optional(),
  BUSINESS_REPRESENTATIVE: text.optional(),
  BUSINESS_TAX_NUMBER: text.optional(),
  BUSINESS_MAIL_ORDER: text.optional(),
  BUSINESS_HOSTING: text.optional(),
  BUSINESS_PRIVACY_OFFICER: text.optional(),
  BUSINESS_EU_REPRESENTATIVE: text.optional(),
  /** On receipts: what the tax within the prices is called, its percentage, and a sentence about it. */
  TAX_NAME: text.max(40).optional(),
  TAX_PERCENT: z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'a percentage below 100 such as 19 or 8.1, without a percent sign')
    .optional(),
  TAX_NOTE: text.max(500).optional(),
  /** `label=https://address` pairs, separated by commas. */
  SOCIAL_LINKS: z.string().default(''),
});

export type Values = z.infer<typeof environment>;

/** Known to everybody, so they hold in demo mode only, where no money is taken. */
export const demoTestCodes = 'FERRITE-DEMO-1, FERRITE-DEMO-2, FERRITE-DEMO-3';

/** The staff’s codes of the test plan: three, or none. */
export function testPlanCodes({ TEST_PLAN_CODES, APP_MODE }: Values): string[] {
  const list = TEST_PLAN_CODES ?? (APP_MODE === 'demo' ? demoTestCodes : '');
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}
