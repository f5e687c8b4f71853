/** Environment variables with schemas and defaults, documented in `.env.example`. */
import { z } from 'zod';
import { authSchemas, entriesOf } from './auth-settings.ts';

const text = z.string().trim().min(1);
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
/** Returns the schema of a setting: months after which log entries are deleted; 0 for never. */
const logMonths = (fallback: number, min: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(120)
    .default(fallback)
    .refine((months) => months === 0 || months >= min, `must be 0 (never) or ${min} to 120 months`);

export const environment = z.object({
  APP_MODE: z.enum(['demo', 'live']).default('demo'),
  APP_NAME: text.default('Ferrite'),
  PORT: wholeNumber(3000, 0, 65_535),
  /** An IPv6 address may be written as in a URL, in brackets. */
  HOST: text.transform((host) => host.replace(/^\[(.*)\]$/, '$1')).default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A URL without a host names a Unix socket: `postgresql:///ferrite?host=/run/postgresql`. */
  DATABASE_URL: z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgresql://')
    .optional(),
  /**
   * URL of the same database without transaction pooling; required if DATABASE_URL goes through a transaction pooler.
   */
  DATABASE_DIRECT_URL: z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgresql://')
    .optional(),
  /** URL of a read replica (standby) of the same database. */
  DATABASE_READ_URL: z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgresql://')
    .optional(),
  /** Maximum number of pooled connections of one instance; jobs and notifications use four more. */
  DATABASE_POOL_SIZE: wholeNumber(10, 5, 100),
  /** Seconds between SIGTERM, when the instance reports not ready, and the moment when it stops listening. */
  DRAIN_SECONDS: wholeNumber(0, 0, 300),
  /** Port where metrics are served for Prometheus; no metrics without this setting. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  /** URL of an OpenTelemetry collector; without it, tracing is off. The SDK reads the other OTEL_ variables itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Timeouts of PostgreSQL in seconds: statements, locks, idle transactions. */
  DATABASE_STATEMENT_SECONDS: wholeNumber(30, 1, 3600),
  DATABASE_LOCK_SECONDS: wholeNumber(10, 1, 3600),
  DATABASE_IDLE_TRANSACTION_SECONDS: wholeNumber(120, 90, 3600),
  SERVER_SECRET: text.optional(),
  DEMO_PASSWORD: z.string().min(6).optional(),
  /** Whether a new demo is filled with generated data of a year. */
  DEMO_YEAR: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** IP addresses of trusted reverse proxies, separated by commas; their X-Forwarded-For header is used. */
  TRUSTED_PROXIES: z.string().default(''),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DAILY_TOOL_LIMIT: wholeNumber(10, 1, 1000),
  /** Default limit of devices per member. */
  DEVICES_PER_MEMBERSHIP: wholeNumber(1, 1, 20),
  /**
   * Minimum of 15 months: refund decisions up to 12 months and 14 days after the payment need the log of calculator
   * uses.
   */
  TOOL_LOG_MONTHS: logMonths(24, 15),
  /** Minimum of 24 months: where the law requires a log of access to personal data, entries are kept for two years. */
  AUDIT_LOG_MONTHS: logMonths(36, 24),
  /** Name of the failpoint where a fault test crashes the process. */
  CRASH_AT: text.optional(),
  EXCHANGE_RATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXCHANGE_RATE_PATH: text.default('rates.KRW'),
  /** Three codes that activate the test plan, separated by commas. */
  TEST_PLAN_CODES: text.optional(),
  /** S3 bucket for uploaded files; without it they are stored in DATA_DIR/files. */
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Ferrite <no-reply@localhost>'),
  AUTH_MODE: z.enum(['embedded', 'hosted']).default('embedded'),
  /** Hosted auth service: URL, key for browsers, key for this server. */
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_PUBLIC_KEY: text.optional(),
  AUTH_SECRET_KEY: text.optional(),
  AUTH_JWT_SECRET: text.optional(),
  ...authSchemas,
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
  /** Tax on receipts: name, percentage and note. */
  TAX_NAME: text.max(40).optional(),
  TAX_PERCENT: z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'a percentage below 100 such as 19 or 8.1, without a percent sign')
    .optional(),
  TAX_NOTE: text.max(500).optional(),
  /** Links to social media: `label=https://address` pairs, separated by commas. */
  SOCIAL_LINKS: z.string().default(''),
});

export type Values = z.infer<typeof environment>;

/** Publicly known codes, for demo mode only. */
export const demoTestCodes = 'FERRITE-DEMO-1, FERRITE-DEMO-2, FERRITE-DEMO-3';

/** Returns the codes that activate the test plan: three, or none. */
export function testPlanCodes({ TEST_PLAN_CODES, APP_MODE }: Values): string[] {
  return entriesOf(TEST_PLAN_CODES ?? (APP_MODE === 'demo' ? demoTestCodes : ''));
}
