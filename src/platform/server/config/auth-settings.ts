/**
 * Settings of the embedded auth service. Each setting is defined once: name, schema with default, live-mode rule, and
 * the text of its row in docs/operations.md (a test compares them).
 */
import { z } from 'zod';
import { keyProblem, parseAuthKeys } from './auth-keys.ts';
import { isLoopback } from './loopback.ts';

type Setting<T extends z.ZodType> = {
  readonly schema: T;
  /** Accepted values, as shown in docs/operations.md. */
  readonly values: string;
  /** Effect of the setting, as shown in docs/operations.md. */
  readonly text: string;
  /** Rule of live mode as text, and a function that returns true for values that live mode rejects. */
  readonly live?: { readonly rule: string; readonly rejects: (value: z.output<T>) => boolean };
};

const define = <T extends z.ZodType>(setting: Setting<T>): Setting<T> => setting;

type Live<T> = { readonly rule: string; readonly rejects: (value: T) => boolean };

function onOff(fallback: 'on' | 'off', text: string, live?: Live<'on' | 'off'>) {
  const schema = z.enum(['on', 'off']).default(fallback);
  return define({ schema, values: '`on`, `off`', text, ...(live ? { live } : {}) });
}

type Range = { readonly usual: number; readonly from: number; readonly to: number };

function count({ usual: fallback, from: min, to: max }: Range, text: string, live?: Live<number>) {
  const schema = z.coerce.number().int().min(min).max(max).default(fallback);
  return define({ schema, values: `${min} to ${max}`, text, ...(live ? { live } : {}) });
}

function list(values: string, text: string, live?: Live<string>) {
  return define({ schema: z.string().default(''), values, text, ...(live ? { live } : {}) });
}

const mustBeOff: Live<'on' | 'off'> = { rule: 'must be off', rejects: (value) => value === 'on' };

/** Returns the entries of a comma-separated list. */
export const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Returns whether a pattern of redirect URLs accepts any host or unencrypted http. */
function isOpenRedirect(pattern: string): boolean {
  if (pattern.startsWith('http:')) return true;
  const [scheme, rest = ''] = pattern.split('://');
  if (!scheme || scheme.includes('*')) return true;
  const [host = ''] = rest.split('/');
  const domain = host.startsWith('*.') ? host.slice(2) : host;
  return domain === '' || domain.includes('*') || (domain !== host && !domain.includes('.'));
}

export const authSettings = {
  AUTH_SIGNUP: onOff(
    'off',
    'Sign-up at `/auth/v1/signup` and by code. The product has its own registration.',
  ),
  AUTH_AUTO_CONFIRM: onOff(
    'off',
    'New accounts and changed addresses are confirmed without a mail.',
    mustBeOff,
  ),
  AUTH_ANONYMOUS: onOff(
    'off',
    'Anonymous sign-in. Needs `AUTH_SIGNUP=on`. Anonymous users are visitors of the product.',
    mustBeOff,
  ),
  AUTH_LINKING: onOff('off', 'Users may unlink one of several identities. Other providers cannot be linked.'),
  AUTH_EMAIL_CHANGE: onOff(
    'off',
    'Users may change their address at `/auth/v1/user`. Needs `AUTH_SIGN_IN_RULES=off`, because members change theirs elsewhere.',
  ),
  AUTH_DOUBLE_CONFIRM: onOff('on', 'A changed address is confirmed at the old address too.'),
  AUTH_SECURE_PASSWORD_CHANGE: onOff(
    'off',
    'After the first ten minutes of a session a new password needs a mailed code; the current password is not sufficient.',
  ),
  AUTH_MIN_PASSWORD: count(
    { usual: 6, from: 6, to: 64 },
    'Minimum length of passwords; 8 or more are recommended.',
  ),
  AUTH_SITE_URL: define({
    schema: z.url({ protocol: /^https?$/ }).optional(),
    values: 'address',
    text: 'Application to which mailed links lead by default; `PUBLIC_URL` if not set.',
    live: { rule: 'must begin with https://', rejects: (value) => !!value && !value.startsWith('https://') },
  }),
  AUTH_REDIRECT_URLS: list(
    'list',
    'Further targets of mailed links. `*` stands for text without dots and slashes, `**` for any text.',
    {
      rule: 'https:// or an app scheme, with a fixed host (`*.` before a domain is allowed)',
      rejects: (value) => entriesOf(value).some(isOpenRedirect),
    },
  ),
  AUTH_CORS_ORIGINS: list(
    'list of origins',
    'Origins of applications in browsers that may call `/auth/v1`. Security keys work there and at `AUTH_SITE_URL` too.',
    {
      rule: 'must begin with https://',
      rejects: (value) => entriesOf(value).some((origin) => !origin.startsWith('https://')),
    },
  ),
  AUTH_WEBAUTHN: define({
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
    values: '`auto`, `on`, `off`',
    text: 'Security keys and passkeys as second factor, besides authenticator apps. `auto`: on where `PUBLIC_URL` begins with `https://` or is on this machine. With a hosted service, which does not report whether it has them: on or off.',
  }),
  AUTH_SIGN_IN_RULES: onOff(
    'on',
    'Memberships and devices are checked at `/auth/v1` too. `off` where the service signs users in for other applications.',
  ),
  AUTH_TOKEN_SECONDS: count({ usual: 3600, from: 300, to: 3600 }, 'Lifetime of access tokens.'),
  AUTH_SESSION_DAYS: count({ usual: 30, from: 1, to: 365 }, 'Maximum lifetime of a session.'),
  AUTH_UNUSED_DAYS: count(
    { usual: 14, from: 1, to: 365 },
    'A session that is not used for this time ends earlier.',
  ),
  AUTH_REUSE_SECONDS: count(
    { usual: 10, from: 0, to: 60 },
    'Time in which a refresh token that was used already still works, for concurrent tabs.',
  ),
  AUTH_CODE_SECONDS: count({ usual: 600, from: 60, to: 86_400 }, 'Lifetime of mailed codes and links.', {
    rule: 'at most 3600',
    rejects: (value) => value > 3600,
  }),
  AUTH_MAIL_SECONDS: count({ usual: 60, from: 1, to: 3600 }, 'Minimum time between mails to one address.', {
    rule: 'at least 30',
    rejects: (value) => value < 30,
  }),
  AUTH_LIMIT_TOKENS: count(
    { usual: 150, from: 1, to: 10_000 },
    'Sign-ins and refreshes per IP address in 5 minutes.',
  ),
  AUTH_LIMIT_MAILS: count(
    { usual: 30, from: 1, to: 1000 },
    'Sign-ups and requests for mails per IP address in 5 minutes.',
  ),
  AUTH_LIMIT_CODES: count(
    { usual: 30, from: 1, to: 1000 },
    'Entered codes and opened links per IP address in 5 minutes.',
  ),
  AUTH_LIMIT_FACTORS: count(
    { usual: 30, from: 1, to: 1000 },
    'Calls of second factors per IP address and minute.',
  ),
  AUTH_LIMIT_ANONYMOUS: count(
    { usual: 30, from: 1, to: 1000 },
    'Anonymous sign-ins per IP address and hour.',
  ),
  AUTH_JWT_KEYS: define({
    schema: z
      .string()
      .superRefine((text, context) => {
        const problem = keyProblem(text);
        if (problem) context.addIssue({ code: 'custom', message: problem });
      })
      .optional(),
    values: 'JWK or JWK set',
    text: 'Imported keys. Tokens of each are accepted; one with `"key_ops":["sign"]` also signs, instead of the service’s own key. `ES256`, `RS256`, `HS256`.',
    live: {
      rule: 'an HS256 key only verifies and has at least 256 bits',
      rejects: (value) =>
        !!value && parseAuthKeys(value).some((key) => key.alg === 'HS256' && (key.signs || key.bits < 256)),
    },
  }),
} as const;

type Settings = typeof authSettings;
type Schemas = { readonly [K in keyof Settings]: Settings[K]['schema'] };

/** Schemas by setting name, part of the schema of the environment variables. */
export const authSchemas = Object.fromEntries(
  Object.entries(authSettings).map(([name, { schema }]) => [name, schema]),
) as unknown as Schemas;

export type AuthValues = z.infer<z.ZodObject<Schemas>>;

/** Returns one line for each problem of the settings. */
export function authProblems(values: AuthValues, mode: 'demo' | 'live'): string[] {
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(authSettings) as [keyof Settings, Setting<z.ZodType>][]) {
    if (mode === 'live' && setting.live?.rejects(values[name]))
      problems.push(`${name}: live mode: ${setting.live.rule}.`);
  }
  if (values.AUTH_ANONYMOUS === 'on' && values.AUTH_SIGNUP === 'off')
    problems.push('AUTH_ANONYMOUS: needs AUTH_SIGNUP=on.');
  if (values.AUTH_EMAIL_CHANGE === 'on' && values.AUTH_SIGN_IN_RULES === 'on')
    problems.push(
      'AUTH_EMAIL_CHANGE: needs AUTH_SIGN_IN_RULES=off, because members change their address elsewhere.',
    );
  for (const origin of entriesOf(values.AUTH_CORS_ORIGINS)) {
    if (URL.parse(origin)?.origin !== origin)
      problems.push(`AUTH_CORS_ORIGINS: ${origin} is not an origin such as https://app.example.org.`);
  }
  return problems;
}

/** Returns the rows about these settings in the table of docs/operations.md. */
export function authSettingRows(): string[] {
  return (Object.entries(authSettings) as [string, Setting<z.ZodType>][]).map(
    ([name, { schema, values, text, live }]) => {
      const fallback = schema.parse(undefined);
      const shown = fallback === undefined || fallback === '' ? 'none' : `\`${fallback}\``;
      return `| \`${name}\` | ${values} | ${shown} | ${live?.rule ?? 'any'} | ${text} |`;
    },
  );
}

/** Location of the auth service: public URL of the site, and whether the service is hosted elsewhere. */
type Place = { readonly publicUrl: string; readonly isHosted: boolean };

/** Returns whether login with security keys is offered. Browsers allow security keys only on https and on localhost. */
function offersSecurityKeys(setting: AuthValues['AUTH_WEBAUTHN'], { publicUrl, isHosted }: Place): boolean {
  if (setting !== 'auto' || isHosted) return setting === 'on';
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLoopback(hostname);
}

export function authOptions(values: AuthValues, place: Place) {
  const isOn = (value: 'on' | 'off') => value === 'on';
  return {
    signupEnabled: isOn(values.AUTH_SIGNUP),
    autoConfirm: isOn(values.AUTH_AUTO_CONFIRM),
    anonymousEnabled: isOn(values.AUTH_ANONYMOUS),
    linkingEnabled: isOn(values.AUTH_LINKING),
    emailChangeEnabled: isOn(values.AUTH_EMAIL_CHANGE),
    doubleConfirmEmail: isOn(values.AUTH_DOUBLE_CONFIRM),
    securePasswordChange: isOn(values.AUTH_SECURE_PASSWORD_CHANGE),
    webauthnEnabled: offersSecurityKeys(values.AUTH_WEBAUTHN, place),
    signInRules: isOn(values.AUTH_SIGN_IN_RULES),
    minPasswordLength: values.AUTH_MIN_PASSWORD,
    // Takes about 60 ms per password. Not a setting: only tests need a lower value.
    passwordCost: 10,
    applicationUrl: values.AUTH_SITE_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    redirectUrls: entriesOf(values.AUTH_REDIRECT_URLS),
    corsOrigins: entriesOf(values.AUTH_CORS_ORIGINS),
    tokenSeconds: values.AUTH_TOKEN_SECONDS,
    sessionDays: values.AUTH_SESSION_DAYS,
    unusedDays: values.AUTH_UNUSED_DAYS,
    reuseSeconds: values.AUTH_REUSE_SECONDS,
    codeSeconds: values.AUTH_CODE_SECONDS,
    serviceLimits: {
      token: { calls: values.AUTH_LIMIT_TOKENS, seconds: 300 },
      mail: { calls: values.AUTH_LIMIT_MAILS, seconds: 300 },
      verify: { calls: values.AUTH_LIMIT_CODES, seconds: 300 },
      factor: { calls: values.AUTH_LIMIT_FACTORS, seconds: 60 },
      anonymous: { calls: values.AUTH_LIMIT_ANONYMOUS, seconds: 3600 },
      mailSeconds: values.AUTH_MAIL_SECONDS,
    },
    keys: values.AUTH_JWT_KEYS ? parseAuthKeys(values.AUTH_JWT_KEYS) : [],
  };
}
