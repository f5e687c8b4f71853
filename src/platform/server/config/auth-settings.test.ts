import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAuthKeys } from './auth-keys.ts';
import { authSettingRows, authSettings } from './auth-settings.ts';
import { type ConfigError, readConfig } from './config.ts';

const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://ferrite.example.org/',
  SERVER_SECRET: 'k2N8vQx0ZtR5yW1uE7oP3aS9dF4gH6jL',
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'Ferrite <post@ferrite.example.org>',
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    return (error as ConfigError).lines;
  }
}

const shared = (bytes: number, more: object = {}) =>
  JSON.stringify({ kty: 'oct', k: randomBytes(bytes).toString('base64url'), ...more });
function pair(type: 'ec' | 'rsa', more: object = {}): string {
  const { privateKey } =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: type, ...more });
}
const signing = { key_ops: ['sign'] };
const hosted = {
  AUTH_MODE: 'hosted',
  AUTH_URL: 'https://auth.example.org/auth/v1',
  AUTH_PUBLIC_KEY: 'public',
  AUTH_SECRET_KEY: 'private',
};

describe('S-12 settings of the auth service', () => {
  it('S-12 the table in docs/operations.md has one row for each setting, with its values, default and live-mode rule', () => {
    const documented = readFileSync('docs/operations.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `AUTH_/.test(line));
    expect(documented).toEqual(authSettingRows());
  });

  it('S-12 without settings, sign-up is off and every option has its default', () => {
    expect(readConfig({}).auth).toMatchObject({
      signupEnabled: false,
      autoConfirm: false,
      anonymousEnabled: false,
      linkingEnabled: false,
      emailChangeEnabled: false,
      doubleConfirmEmail: true,
      signInRules: true,
      passwordCost: 10,
      tokenSeconds: 3600,
      codeSeconds: 600,
      keys: [],
    });
  });

  it.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { PUBLIC_URL: 'http://localhost:4000' }],
    [true, { PUBLIC_URL: 'https://ferrite.example.org' }],
    [false, { PUBLIC_URL: 'http://ferrite.example.org' }],
    [true, { PUBLIC_URL: 'http://ferrite.example.org', AUTH_WEBAUTHN: 'on' }],
    [false, { AUTH_WEBAUTHN: 'off' }],
    [false, { ...hosted }],
    [true, { ...hosted, AUTH_WEBAUTHN: 'on' }],
  ])('S-12 security keys are enabled (%j) with the settings %j', (offered, settings) => {
    expect(readConfig(settings).auth.webauthnEnabled).toBe(offered);
  });

  it('S-12 live mode accepts all defaults and a complete set of settings for another application', () => {
    expect(problemsOf(live)).toEqual([]);
    const application = {
      AUTH_SIGNUP: 'on',
      AUTH_SIGN_IN_RULES: 'off',
      AUTH_EMAIL_CHANGE: 'on',
      AUTH_SITE_URL: 'https://app.example.org/',
      AUTH_CORS_ORIGINS: 'https://app.example.org, https://admin.example.org',
      AUTH_REDIRECT_URLS:
        'https://app.example.org/**,https://*.preview.example.org/*,org.example.app://login',
      AUTH_JWT_KEYS: shared(32),
    };
    expect(readConfig({ ...live, ...application }).auth).toMatchObject({
      applicationUrl: 'https://app.example.org',
      corsOrigins: ['https://app.example.org', 'https://admin.example.org'],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['AUTH_AUTO_CONFIRM', { AUTH_AUTO_CONFIRM: 'on' }],
    ['AUTH_ANONYMOUS', { AUTH_ANONYMOUS: 'on', AUTH_SIGNUP: 'on' }],
    ['AUTH_SITE_URL', { AUTH_SITE_URL: 'http://app.example.org' }],
    ['AUTH_REDIRECT_URLS', { AUTH_REDIRECT_URLS: 'https://app.example.org/**,https://**' }],
    ['AUTH_REDIRECT_URLS', { AUTH_REDIRECT_URLS: '**' }],
    ['AUTH_REDIRECT_URLS', { AUTH_REDIRECT_URLS: 'https://*.org/x' }],
    ['AUTH_REDIRECT_URLS', { AUTH_REDIRECT_URLS: 'http://app.example.org/**' }],
    ['AUTH_CORS_ORIGINS', { AUTH_CORS_ORIGINS: 'http://app.example.org' }],
    ['AUTH_CODE_SECONDS', { AUTH_CODE_SECONDS: '86400' }],
    ['AUTH_MAIL_SECONDS', { AUTH_MAIL_SECONDS: '1' }],
    ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: shared(16) }],
    ['AUTH_JWT_KEYS', { AUTH_JWT_KEYS: shared(32, { kid: 'a', ...signing }) }],
  ])('S-12 %s: live mode rejects %j in one line, demo mode accepts it', (name, change) => {
    expect(problemsOf({ ...live, ...change })).toEqual([expect.stringMatching(`^${name}: live mode: `)]);
    expect(problemsOf(change)).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['AUTH_SIGNUP', { AUTH_SIGNUP: 'yes' }],
    ['AUTH_MIN_PASSWORD', { AUTH_MIN_PASSWORD: '5' }],
    ['AUTH_TOKEN_SECONDS', { AUTH_TOKEN_SECONDS: '7200' }],
    ['AUTH_ANONYMOUS', { AUTH_ANONYMOUS: 'on' }],
    ['AUTH_EMAIL_CHANGE', { AUTH_EMAIL_CHANGE: 'on' }],
    ['AUTH_CORS_ORIGINS', { AUTH_CORS_ORIGINS: 'https://app.example.org/path' }],
    ['AUTH_SITE_URL', { AUTH_SITE_URL: 'app.example.org' }],
  ])('S-12 %s: %j prevents the start, and one line names the setting', (name, change) => {
    const problems = problemsOf(change);
    expect(problems).toEqual([expect.stringMatching(`^${name}: `)]);
    expect(problems[0]).not.toContain('\n');
  });

  it('S-12 keys: a key set may contain several key types, of which one key signs', () => {
    const set = `{"keys":[${pair('ec', signing)},${pair('rsa')},${shared(20)}]}`;
    expect(parseAuthKeys(set).map(({ kid, alg, signs }) => [kid, alg, signs])).toEqual([
      ['ec', 'ES256', true],
      ['rsa', 'RS256', false],
      [null, 'HS256', false],
    ]);
  });

  it.each([
    ['no JSON', 'x'],
    ['an empty set', '{"keys":[]}'],
    ['an unknown type', '{"kty":"OKP","kid":"a"}'],
    ['an algorithm that does not fit', shared(32, { alg: 'ES256' })],
    ['no secret', '{"kty":"oct"}'],
    ['a key pair without kid', pair('ec', { kid: undefined })],
    ['two keys that sign', `[${pair('ec', signing)},${pair('rsa', signing)}]`],
    ['two keys of one kid', `[${pair('ec')},${pair('ec')}]`],
    ['a public key that signs', JSON.stringify({ ...JSON.parse(pair('ec', signing)), d: undefined })],
    [
      'a short RSA key',
      JSON.stringify({ kty: 'RSA', kid: 'r', n: 'sXchDaQebHnPiGvyDOAT4saGEUet', e: 'AQAB' }),
    ],
  ])('S-12 keys: %s prevents the start, and the one line printed does not contain the key', (_what, keys) => {
    const problems = problemsOf({ AUTH_JWT_KEYS: keys });
    expect(problems).toEqual([expect.stringMatching(/^AUTH_JWT_KEYS: /)]);
    const secret = /"(?:k|d)":"([^"]{8,})"/.exec(keys)?.[1];
    if (secret) expect(problems[0]).not.toContain(secret);
  });

  it('S-12 the program exits with status 1 for an invalid setting before it connects to a database', () => {
    const environment = { PATH: process.env.PATH, ...live, AUTH_AUTO_CONFIRM: 'on' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/admin.ts', 'service-token'], {
      env: environment,
      encoding: 'utf8',
    });
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [expect.stringContaining('AUTH_AUTO_CONFIRM: live mode: must be off.')],
    });
  });

  it('S-12 the description of every setting has at least one sentence', () => {
    for (const [name, { text }] of Object.entries(authSettings)) expect(text, name).toMatch(/^[A-Z].+[.`]$/s);
  });
});
