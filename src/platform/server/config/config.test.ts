import fs from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';
import { environment } from './environment.ts';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    return (error as ConfigError).lines;
  }
}

const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://ferrite.example.org/',
  SERVER_SECRET: 'k2N8vQx0ZtR5yW1uE7oP3aS9dF4gH6jL',
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'Ferrite <post@ferrite.example.org>',
};

describe('settings', () => {
  it('demo mode generates a year of demo data unless this is switched off; live mode never does', () => {
    expect(readConfig({}).demoYear).toBe(true);
    expect(readConfig({ DEMO_YEAR: 'off' }).demoYear).toBe(false);
    expect(readConfig({ ...live, DEMO_YEAR: 'on' }).demoYear).toBe(false);
  });

  it('an empty environment results in demo mode, reachable from this machine only', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
    });
  });

  it('U-01 receipts show no tax unless a tax percentage is set, which then requires a tax name', () => {
    expect(readConfig({ TAX_NOTE: 'Small business' }).tax).toEqual({
      name: null,
      percent: null,
      note: 'Small business',
    });
    expect(readConfig({ TAX_PERCENT: '0' }).tax.percent).toBeNull();
    expect(readConfig({ TAX_PERCENT: '8.1', TAX_NAME: 'MWST' }).tax).toMatchObject({
      name: 'MWST',
      percent: '8.1',
    });
    expect(problemsOf({ TAX_PERCENT: '19' })).toEqual([expect.stringContaining('TAX_NAME')]);
    for (const percent of ['-1', '100', '19%', '8,1', '1e1', '0.0001'])
      expect(problemsOf({ TAX_PERCENT: percent, TAX_NAME: 'VAT' })).toEqual([
        expect.stringContaining('TAX_PERCENT'),
      ]);
  });

  it('an empty environment variable is treated as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('a complete set of live mode settings is accepted, and the trailing slash of PUBLIC_URL is removed', () => {
    expect(readConfig(live)).toMatchObject({ mode: 'live', publicUrl: 'https://ferrite.example.org' });
  });

  it('trusted proxies are addresses, ranges or names of ranges; the error message contains any other entry', () => {
    const valid = [
      '10.0.0.1',
      '10.0.0.0/8',
      '10.0.0.0/255.0.0.0',
      '::1',
      'fc00::/7',
      'loopback',
      'uniquelocal',
    ];
    expect(readConfig({ TRUSTED_PROXIES: valid.join(', ') }).trustedProxies).toEqual(valid);
    for (const entry of [
      'proxy',
      '10.0.0.0/33',
      '10.0.0',
      '::1/129',
      '10.0.0.0/8/8',
      '10.0.0.1:80',
      '10.0.0.0/0',
    ])
      expect(problemsOf({ TRUSTED_PROXIES: `127.0.0.1, ${entry}` })).toEqual([
        expect.stringMatching(`^TRUSTED_PROXIES: ${entry} is not`),
      ]);
  });

  it('HOST may have the brackets of a URL, and the port of metrics differs from the port of the site', () => {
    expect(readConfig({ HOST: '[::1]' })).toMatchObject({ host: '::1', publicUrl: 'http://[::1]:3000' });
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual([expect.stringMatching(/^METRICS_PORT:/)]);
    expect(problemsOf({ METRICS_PORT: '0', PORT: '0' })).toEqual([]);
    expect(problemsOf({ METRICS_PORT: '3000', METRICS_HOST: '127.0.0.2' })).toEqual([]);
  });

  it('demo mode refuses to start on a HOST that other machines can reach', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^HOST:/)]);
  });

  it('live mode refuses to start and names all missing settings at once', () => {
    const names = problemsOf({ APP_MODE: 'live' }).map((line) => line.split(':')[0]);
    expect(names).toEqual(['PUBLIC_URL', 'SERVER_SECRET', 'SMTP_URL', 'MAIL_FROM']);
  });

  it.each([
    ['a short secret', { SERVER_SECRET: 'short' }, 'SERVER_SECRET'],
    [
      'the secret of an example file',
      { SERVER_SECRET: 'change-me-change-me-change-me-change-me' },
      'SERVER_SECRET',
    ],
    ['demo accounts', { DEMO_PASSWORD: 'secret1' }, 'DEMO_PASSWORD'],
    ['limits switched off', { RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    ['an address without https', { PUBLIC_URL: 'http://ferrite.example.org' }, 'PUBLIC_URL'],
  ])('live mode refuses to start with %s', (_what, change, name) => {
    expect(problemsOf({ ...live, ...change }).map((line) => line.split(':')[0])).toEqual([name]);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['APP_MODE', 'production'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_READ_URL', 'mysql://localhost/x'],
    ['DATABASE_READ_URL', 'postgresql://localhost/x'],
    ['DAILY_TOOL_LIMIT', '0'],
    ['DEVICES_PER_MEMBERSHIP', '0'],
    ['DEVICES_PER_MEMBERSHIP', '21'],
  ])('%s=%s is rejected with the name of the setting', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}:`)]);
  });

  it('O-07 the URL of the primary database is rejected as URL of the read replica', () => {
    const url = 'postgresql://localhost/ferrite';
    expect(problemsOf({ DATABASE_URL: url, DATABASE_READ_URL: url })).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL: this is the primary; .*standby/),
    ]);
    const other = { DATABASE_URL: url, DATABASE_READ_URL: 'postgresql://replica/ferrite' };
    expect(readConfig(other)).toMatchObject({ databaseReadUrl: other.DATABASE_READ_URL });
  });

  it('only https addresses are accepted as social links', () => {
    const { business } = readConfig({
      SOCIAL_LINKS: 'LinkedIn=https://linkedin.com/x?a=b,Bad=javascript:alert(1)',
    });
    expect(business.social).toEqual([{ label: 'LinkedIn', url: 'https://linkedin.com/x?a=b' }]);
  });

  it('A-10 a hosted auth service requires a URL and both keys; missing ones are reported', () => {
    const hosted = {
      AUTH_MODE: 'hosted',
      AUTH_URL: 'https://auth.example.org/auth/v1/',
      AUTH_PUBLIC_KEY: 'sb_publishable_1',
      AUTH_SECRET_KEY: 'sb_secret_1',
    };
    expect(readConfig(hosted).auth.hosted).toEqual({
      url: 'https://auth.example.org/auth/v1',
      publicKey: 'sb_publishable_1',
      secretKey: 'sb_secret_1',
      jwtSecret: null,
    });
    expect(readConfig({ ...hosted, AUTH_MODE: 'embedded' }).auth.hosted).toBeNull();
    const names = (change: Record<string, string>) =>
      problemsOf({ ...hosted, ...change }).map((line) => line.split(':')[0]);
    expect(problemsOf({ AUTH_MODE: 'hosted' }).map((line) => line.split(':')[0])).toEqual([
      'AUTH_URL',
      'AUTH_PUBLIC_KEY',
      'AUTH_SECRET_KEY',
    ]);
    expect(names({ AUTH_PUBLIC_KEY: 'sb_secret_1' })).toEqual(['AUTH_PUBLIC_KEY']);
    expect(names({ ...live, AUTH_URL: 'http://auth.example.org/auth/v1' })).toEqual(['AUTH_URL']);
  });
});

it.each(Object.keys(environment.shape))('%s is explained in .env.example', async (name) => {
  expect(await fs.readFile('.env.example', 'utf8')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});

it('the defaults in the tables of docs/operations.md are those in the code', async () => {
  const defaults: Readonly<Record<string, unknown>> = environment.parse({});
  const documented: Record<string, string> = {};
  let column = -1;
  for (const line of (await fs.readFile('docs/operations.md', 'utf8')).split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells[1] === 'setting') column = cells.indexOf('default');
    else if (!line.startsWith('|')) column = -1;
    else if (column > 0 && cells[1]?.startsWith('`'))
      documented[cells[1].replaceAll('`', '')] = (cells[column] ?? '').replaceAll('`', '');
  }
  expect(documented).toMatchObject({ TOOL_LOG_MONTHS: '24', AUDIT_LOG_MONTHS: '36' });
  const expected = Object.keys(documented).map((name) => [name, String(defaults[name] ?? '') || 'none']);
  expect(documented).toEqual(Object.fromEntries(expected));
});

it('TOOL_LOG_MONTHS and AUDIT_LOG_MONTHS must be 0 (never deleted) or at least 15 and 24 months', () => {
  expect(readConfig({ TOOL_LOG_MONTHS: '0', AUDIT_LOG_MONTHS: '24' }).logMonths).toEqual({
    tools: 0,
    audit: 24,
  });
  for (const [name, value] of [
    ['TOOL_LOG_MONTHS', '14'],
    ['AUDIT_LOG_MONTHS', '23'],
    ['TOOL_LOG_MONTHS', 'a year'],
  ] as const)
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name}: `));
});
