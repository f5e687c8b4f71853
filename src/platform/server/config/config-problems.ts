/** Checks the settings. Each problem prevents the start and is described in one line for the operator. */
import { isIP } from 'node:net';
import { authProblems, entriesOf } from './auth-settings.ts';
import { demoTestCodes, testPlanCodes, type Values } from './environment.ts';
import { isLoopback } from './loopback.ts';

const shortestTestCode = 8;

/**
 * Checks the settings.
 * @returns one line per problem
 */
export function problemsOf(values: Values): string[] {
  return [
    ...(values.APP_MODE === 'live' ? liveProblems(values) : demoProblems(values)),
    ...testCodeProblems(values),
    ...hostedProblems(values),
    ...authProblems(values, values.APP_MODE),
    ...bucketProblems(values),
    ...databaseProblems(values),
    ...addressProblems(values),
    ...taxProblems(values),
  ];
}

function addressProblems({ TRUSTED_PROXIES, HOST, PORT, METRICS_HOST, METRICS_PORT }: Values): string[] {
  const problems = entriesOf(TRUSTED_PROXIES)
    .filter((proxy) => !isAddressRange(proxy))
    .map((proxy) => `TRUSTED_PROXIES: ${proxy} is not an IP address or a range such as 10.0.0.0/8.`);
  const isSamePort = METRICS_PORT === PORT && PORT !== 0;
  if (isSamePort && [METRICS_HOST, '0.0.0.0', '::'].includes(HOST))
    problems.push(`METRICS_PORT: ${METRICS_PORT} is PORT, the port of the site; choose another.`);
  return problems;
}

/** Returns whether Fastify accepts a text as the address of proxies: an address, a range or the name of a range. */
function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', range, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (range === undefined || (version === 4 && isIP(range) === 4)) return true;
  return /^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= (version === 4 ? 32 : 128);
}

function taxProblems({ TAX_PERCENT, TAX_NAME }: Values): string[] {
  if (Number(TAX_PERCENT ?? 0) === 0 || TAX_NAME) return [];
  return ['TAX_NAME: is required with TAX_PERCENT, e.g. VAT.'];
}

function testCodeProblems(values: Values): string[] {
  if (!values.TEST_PLAN_CODES) return [];
  const codes = testPlanCodes(values);
  const isShort = codes.some((code) => code.length < shortestTestCode);
  if (codes.length !== 3 || isShort) {
    const each = `of ${shortestTestCode} or more characters`;
    return [
      `TEST_PLAN_CODES: must be three codes ${each}, separated by commas; without codes there is no test plan.`,
    ];
  }
  const isKnown = codes.some((code) => demoTestCodes.toLowerCase().includes(code.toLowerCase()));
  if (values.APP_MODE === 'live' && isKnown)
    return ['TEST_PLAN_CODES: must differ from the codes of demo mode, which are public.'];
  return [];
}

function demoProblems(values: Values): string[] {
  if (isLoopback(values.HOST)) return [];
  return [
    `HOST: demo mode has demo accounts and a public mailbox, so it listens on this machine only, not on ${values.HOST}. Use 127.0.0.1, or APP_MODE=live.`,
  ];
}

function hostedProblems(values: Values): string[] {
  if (values.AUTH_MODE !== 'hosted') return [];
  const problems: string[] = [];
  if (!values.AUTH_URL)
    problems.push('AUTH_URL: is required: the URL of the hosted auth service, ending in /auth/v1.');
  else if (values.APP_MODE === 'live' && !values.AUTH_URL.startsWith('https://'))
    problems.push('AUTH_URL: must begin with https:// in live mode.');
  if (!values.AUTH_PUBLIC_KEY)
    problems.push('AUTH_PUBLIC_KEY: is required: the key that browsers send to the hosted auth service.');
  if (!values.AUTH_SECRET_KEY)
    problems.push(
      'AUTH_SECRET_KEY: is required: the key with which this server administers the hosted auth service.',
    );
  if (
    /^sb_secret_/.test(values.AUTH_PUBLIC_KEY ?? '') ||
    (values.AUTH_PUBLIC_KEY && values.AUTH_PUBLIC_KEY === values.AUTH_SECRET_KEY)
  )
    problems.push('AUTH_PUBLIC_KEY: is the secret key, which must not be sent to browsers.');
  return problems;
}

function liveProblems(values: Values): string[] {
  const problems: string[] = [];
  if (!values.PUBLIC_URL?.startsWith('https://'))
    problems.push('PUBLIC_URL: must be the https:// URL of the site.');
  if (
    !values.SERVER_SECRET ||
    values.SERVER_SECRET.length < 32 ||
    /change|secret|example/i.test(values.SERVER_SECRET)
  ) {
    problems.push(
      'SERVER_SECRET: must be at least 32 random characters, e.g. from `openssl rand -base64 48`.',
    );
  }
  if (!values.SMTP_URL)
    problems.push('SMTP_URL: is required: the mail server. The built-in mailbox is for demo mode only.');
  if (values.MAIL_FROM.includes('localhost')) problems.push('MAIL_FROM: must be a sender at your domain.');
  if (values.DEMO_PASSWORD) problems.push('DEMO_PASSWORD: remove it; live mode has no demo accounts.');
  if (values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: must be on.');
  if (values.CRASH_AT) problems.push('CRASH_AT: remove it; it is for fault tests.');
  return problems;
}

function databaseProblems({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL }: Values): string[] {
  const problems: string[] = [];
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL: needs DATABASE_URL, the same database.');
  if (DATABASE_READ_URL && !DATABASE_URL)
    problems.push('DATABASE_READ_URL: needs DATABASE_URL, whose standby it is.');
  else if (DATABASE_READ_URL && [DATABASE_URL, DATABASE_DIRECT_URL].includes(DATABASE_READ_URL))
    problems.push('DATABASE_READ_URL: this is the primary; set the URL of a standby, or remove it.');
  return problems;
}

function bucketProblems(values: Values): string[] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = values;
  const given = [bucket, id, key, values.S3_ENDPOINT].some(Boolean);
  if (!given || (bucket && id && key)) return [];
  return [
    'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: a bucket needs all three. Without a bucket, files are stored in DATA_DIR/files.',
  ];
}
