/**
 * Settings, read once from the environment and documented in `.env.example`. In live mode the program refuses to start
 * with demo settings or missing secrets and reports all problems at once.
 */
import path from 'node:path';
import type { DatabaseTimeouts } from '../database/database.ts';
import type { BucketConfig } from '../files/s3.ts';
import type { MetricsConfig } from '../metrics/metrics.ts';
import type { TracesConfig } from '../traces/traces.ts';
import { authOptions, entriesOf } from './auth-settings.ts';
import { problemsOf } from './config-problems.ts';
import { environment, testPlanCodes, type Values } from './environment.ts';

export type Business = {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly representative: string | null;
  readonly taxNumber: string | null;
  readonly mailOrder: string | null;
  readonly hosting: string | null;
  readonly privacyOfficer: string | null;
  readonly euRepresentative: string | null;
  readonly social: readonly { readonly label: string; readonly url: string }[];
};

/** Tax that is included in prices and shown on receipts. */
export type Tax = {
  readonly name: string | null;
  /** Percentage as decimal text, e.g. `8.1`; null if there is no tax. */
  readonly percent: string | null;
  readonly note: string | null;
};

export type Config = {
  readonly mode: 'demo' | 'live';
  readonly appName: string;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | null;
  /** Database URL without transaction pooling, for notifications and migrations; null if `databaseUrl` has none. */
  readonly databaseDirectUrl: string | null;
  /** URL of the read replica; null if the primary serves all reads. */
  readonly databaseReadUrl: string | null;
  /** Maximum number of connections in the pool. */
  readonly databasePoolSize: number;
  /** Milliseconds between the moment when readiness ends and the moment when the server stops listening. */
  readonly drainMs: number;
  readonly databaseTimeouts: DatabaseTimeouts;
  /** Host and port where metrics are served; null if disabled. */
  readonly metrics: MetricsConfig | null;
  /** Collector that receives traces; null if tracing is disabled. */
  readonly traces: TracesConfig | null;
  /**
   * Secret that signs cookies and encrypts stored keys; null in demo mode, which stores a generated one in the data
   * folder.
   */
  readonly secret: string | null;
  readonly demoPassword: string | null;
  /** Whether a new demo is filled with generated data of a year; never in live mode. */
  readonly demoYear: boolean;
  readonly logLevel: string;
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  readonly dailyToolLimit: number;
  readonly devicesPerMembership: number;
  /** Months after which log entries are deleted, by log; 0 for never. */
  readonly logMonths: { readonly tools: number; readonly audit: number };
  /** Name of the failpoint where a fault test crashes the process; demo mode only. */
  readonly crashAt: string | undefined;
  readonly payments: PaymentSettings;
  /** URL of the daily exchange rate and path of the rate in the JSON response; null disables the update. */
  readonly exchangeRate: { readonly url: string; readonly path: string } | null;
  /** Codes that activate the test plan; none by default in live mode. */
  readonly testPlanCodes: readonly string[];
  /** S3 bucket for uploaded files; null if they are stored in DATA_DIR/files. */
  readonly bucket: BucketConfig | null;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly auth: ReturnType<typeof authOptions> & {
    readonly mode: 'embedded' | 'hosted';
    /** Settings of the hosted auth service; null if the embedded service is used. */
    readonly hosted: {
      readonly url: string;
      readonly publicKey: string;
      readonly secretKey: string;
      readonly jwtSecret: string | null;
    } | null;
  };
  readonly business: Business;
  readonly tax: Tax;
};

/** Settings of a running process, including the secret. */
export type RunningConfig = Config & { readonly secret: string };

/** Thrown for invalid settings; contains one line per problem for the operator. */
export class ConfigError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Hosts that payment pages may load from, connect to, frame and post to. */
export type PaymentHosts = {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly form: readonly string[];
  readonly image: readonly string[];
  readonly style: readonly string[];
};

/** Payment settings that the platform uses; `payments/settings.ts` adds those of the providers. */
export interface PaymentSettings {
  /** Expected URL of the payment sandbox; null in live mode. */
  readonly sandboxUrl: string | null;
  readonly hosts: PaymentHosts;
}

/**
 * Reads the settings of the payment providers. Passed in by the caller, because the platform must not import features.
 */
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
    hosts: { script: [], connect: [], frame: [], form: [], image: [], style: [] },
  },
  problems: [],
});

/** Returns the preferred port of the payment sandbox; another port is used if this one is taken. */
const sandboxPort = (port: number) => (port === 0 || port > 65_525 ? 0 : port + 10);

/**
 * Reads the settings.
 * @param variables usually `process.env`
 * @param readPayments if omitted, all payment providers are disabled
 * @throws ConfigError with all problems
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  readPayments: ReadPayments = withoutPayments,
): Config {
  // An empty value counts as not set, as in a copied example file.
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const problems = problemsOf(values);
  const payments = readPayments(filled, {
    mode: values.APP_MODE,
    sandboxUrl: `http://127.0.0.1:${sandboxPort(values.PORT)}`,
  });
  problems.push(...payments.problems);
  if (problems.length > 0) throw new ConfigError(problems);

  const dataFolder = path.resolve(values.DATA_DIR);
  const host = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const publicUrl = (values.PUBLIC_URL ?? `http://${host}:${values.PORT}`).replace(/(?<!\/)\/+$/, '');
  return {
    mode: values.APP_MODE,
    appName: values.APP_NAME,
    port: values.PORT,
    host: values.HOST,
    dataFolder,
    publicUrl,
    ...databaseOf(values),
    drainMs: values.DRAIN_SECONDS * 1_000,
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT } : null,
    secret: values.SERVER_SECRET ?? null,
    demoPassword: values.DEMO_PASSWORD ?? null,
    demoYear: values.APP_MODE === 'demo' && values.DEMO_YEAR === 'on',
    logLevel: values.LOG_LEVEL,
    trustedProxies: entriesOf(values.TRUSTED_PROXIES),
    rateLimits: values.RATE_LIMITS === 'on',
    dailyToolLimit: values.DAILY_TOOL_LIMIT,
    devicesPerMembership: values.DEVICES_PER_MEMBERSHIP,
    logMonths: { tools: values.TOOL_LOG_MONTHS, audit: values.AUDIT_LOG_MONTHS },
    crashAt: values.APP_MODE === 'demo' ? values.CRASH_AT : undefined,
    payments: payments.settings,
    // In demo mode the server makes no external requests, so the exchange rate is not fetched.
    exchangeRate:
      values.APP_MODE === 'live' && values.EXCHANGE_RATE_URL
        ? { url: values.EXCHANGE_RATE_URL, path: values.EXCHANGE_RATE_PATH }
        : null,
    testPlanCodes: testPlanCodes(values),
    bucket: bucketOf(values),
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    auth: {
      mode: values.AUTH_MODE,
      ...authOptions(values, { publicUrl, isHosted: values.AUTH_MODE === 'hosted' }),
      hosted: hostedAuth(values),
    },
    business: businessOf(values),
    tax: taxOf(values),
  };
}

type DatabaseSetting = Extract<keyof Config, `database${string}`>;

function databaseOf(values: Values): Pick<Config, DatabaseSetting> {
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseTimeouts: {
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1_000,
      lockMs: values.DATABASE_LOCK_SECONDS * 1_000,
      idleTransactionMs: values.DATABASE_IDLE_TRANSACTION_SECONDS * 1_000,
    },
  };
}

function businessOf(values: Values): Business {
  return {
    name: values.BUSINESS_NAME ?? null,
    address: values.BUSINESS_ADDRESS ?? null,
    registration: values.BUSINESS_REGISTRATION ?? null,
    email: values.BUSINESS_EMAIL ?? null,
    phone: values.BUSINESS_PHONE ?? null,
    representative: values.BUSINESS_REPRESENTATIVE ?? null,
    taxNumber: values.BUSINESS_TAX_NUMBER ?? null,
    mailOrder: values.BUSINESS_MAIL_ORDER ?? null,
    hosting: values.BUSINESS_HOSTING ?? null,
    privacyOfficer: values.BUSINESS_PRIVACY_OFFICER ?? null,
    euRepresentative: values.BUSINESS_EU_REPRESENTATIVE ?? null,
    social: socialLinks(values.SOCIAL_LINKS),
  };
}

function taxOf(values: Values): Tax {
  return {
    name: values.TAX_NAME ?? null,
    percent: Number(values.TAX_PERCENT ?? 0) > 0 ? (values.TAX_PERCENT ?? null) : null,
    note: values.TAX_NOTE ?? null,
  };
}

function hostedAuth(values: Values): Config['auth']['hosted'] {
  const { AUTH_MODE, AUTH_URL, AUTH_PUBLIC_KEY, AUTH_SECRET_KEY, AUTH_JWT_SECRET } = values;
  if (AUTH_MODE !== 'hosted' || !AUTH_URL || !AUTH_PUBLIC_KEY || !AUTH_SECRET_KEY) return null;
  return {
    url: AUTH_URL.replace(/(?<!\/)\/+$/, ''),
    publicKey: AUTH_PUBLIC_KEY,
    secretKey: AUTH_SECRET_KEY,
    jwtSecret: AUTH_JWT_SECRET ?? null,
  };
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
