import { sandboxCredentials } from '@ferrite/payment-sandbox/credentials.ts';
import { describe, expect, it } from 'vitest';
import { readPaymentSettings, withSandboxUrl } from './settings.ts';

const sandboxUrl = 'http://127.0.0.1:3010';
const demo = (variables = {}) => readPaymentSettings(variables, { mode: 'demo', sandboxUrl });
const live = (variables = {}) => readPaymentSettings(variables, { mode: 'live', sandboxUrl });

const paypal = {
  PAYPAL_CLIENT_ID: 'AbCdEf',
  PAYPAL_CLIENT_SECRET: 'EfGhIj',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
};
const toss = {
  TOSS_CLIENT_KEY: 'live_gck_a',
  TOSS_SECRET_KEY: 'live_gsk_b',
  TOSS_WEBHOOK_SECRET: 'abcdefghijklmnopqrstuvwx',
};
const eximbay = { EXIMBAY_MID: '1234567890', EXIMBAY_API_KEY: 'k3y', EXIMBAY_SHOP: 'Ferrite' };
const everything = { ...paypal, ...toss, ...eximbay };

describe('P-05 payment settings of demo mode', () => {
  it('P-05 without any setting all three providers use the sandbox and its keys', () => {
    const { settings, problems } = demo();
    expect(problems).toEqual([]);
    expect(settings.paypal).toMatchObject({
      mode: 'sandbox',
      baseUrl: `${sandboxUrl}/paypal`,
      scriptUrl: `${sandboxUrl}/paypal/sdk/js`,
      ...sandboxCredentials.paypal,
    });
    expect(settings.toss).toMatchObject({
      mode: 'sandbox',
      scriptUrl: `${sandboxUrl}/toss/v2/standard`,
      ...sandboxCredentials.toss,
    });
    expect(settings.eximbay).toMatchObject({
      mode: 'sandbox',
      baseUrl: `${sandboxUrl}/eximbay`,
      ...sandboxCredentials.eximbay,
    });
    expect(settings.hosts.script).toEqual([sandboxUrl]);
    expect(settings.hosts.style).toEqual([]);
  });

  it('in demo mode real keys are ignored, and the hosts of the real providers are refused', () => {
    expect(demo(everything).settings.toss).toMatchObject({ clientKey: 'test_gck_sandbox' });
    expect(demo({ PAYPAL_BASE_URL: 'https://api-m.paypal.com' }).problems).toEqual([
      expect.stringMatching(/^PAYPAL_BASE_URL: /),
    ]);
    expect(demo({ TOSS_SCRIPT_URL: 'https://js.tosspayments.com/v2/standard' }).problems).toEqual([
      expect.stringMatching(/^TOSS_SCRIPT_URL: /),
    ]);
  });

  it('if the sandbox runs on another port, the provider URLs contain that port, except those set explicitly', () => {
    const { settings } = demo({ TOSS_BASE_URL: 'http://127.0.0.1:9/toss' });
    const moved = withSandboxUrl(settings, 'http://127.0.0.1:4711');
    expect(moved.paypal).toMatchObject({
      baseUrl: 'http://127.0.0.1:4711/paypal',
      scriptUrl: 'http://127.0.0.1:4711/paypal/sdk/js',
    });
    expect(moved.toss).toMatchObject({
      baseUrl: 'http://127.0.0.1:9/toss',
      scriptUrl: 'http://127.0.0.1:4711/toss/v2/standard',
    });
    expect(moved.hosts.frame).toEqual(['http://127.0.0.1:4711', 'http://127.0.0.1:9']);
    expect(moved.sandboxUrl).toBe('http://127.0.0.1:4711');
  });
});

describe('P-05 payment settings of live mode', () => {
  it('in live mode without any keys all payment methods are off, and no problem is reported', () => {
    const { settings, problems } = live();
    expect(problems).toEqual([]);
    expect([settings.paypal.mode, settings.toss.mode, settings.eximbay.mode]).toEqual(['off', 'off', 'off']);
    expect([settings.sandboxUrl, settings.hosts.script]).toEqual([null, []]);
  });

  it('in live mode with all keys the official URLs and hosts are used', () => {
    const { settings, problems } = live(everything);
    expect(problems).toEqual([]);
    expect(settings.paypal).toMatchObject({
      mode: 'live',
      baseUrl: 'https://api-m.paypal.com',
      clientId: 'AbCdEf',
    });
    expect(settings.toss).toMatchObject({ mode: 'live', baseUrl: 'https://api.tosspayments.com' });
    expect(settings.eximbay).toMatchObject({
      mode: 'live',
      baseUrl: 'https://api.eximbay.com',
      shop: 'Ferrite',
    });
    expect(settings.hosts.script).toContain('https://*.tosspayments.com');
    expect(settings.hosts.style).toEqual(["'unsafe-inline'"]);
    expect(withSandboxUrl(settings, 'http://127.0.0.1:1')).toBe(settings);
  });

  it('in live mode with the keys of one provider only, the others are off and their hosts are not allowed', () => {
    const { settings } = live(eximbay);
    expect([settings.paypal.mode, settings.toss.mode, settings.eximbay.mode]).toEqual(['off', 'off', 'live']);
    expect(settings.hosts.script).toEqual(['https://*.eximbay.com']);
  });

  it.each([
    ['a missing part', { PAYPAL_WEBHOOK_ID: undefined }, 'PAYPAL_WEBHOOK_ID'],
    ['a test key', { TOSS_SECRET_KEY: 'test_gsk_b' }, 'TOSS_SECRET_KEY'],
    ['a test client key', { TOSS_CLIENT_KEY: 'test_gck_b' }, 'TOSS_CLIENT_KEY'],
    ['the published test merchant', { EXIMBAY_MID: '1849705C64' }, 'EXIMBAY_MID'],
    ['a webhook secret that can be guessed', { TOSS_WEBHOOK_SECRET: 'short' }, 'TOSS_WEBHOOK_SECRET'],
    ['a test host', { PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' }, 'PAYPAL_BASE_URL'],
    ['another host', { EXIMBAY_BASE_URL: 'https://api.eximbay.com.example.org' }, 'EXIMBAY_BASE_URL'],
    ['a script of another host', { TOSS_SCRIPT_URL: 'https://evil-tosspayments.com/v2' }, 'TOSS_SCRIPT_URL'],
    ['a script without https', { TOSS_SCRIPT_URL: 'http://js.tosspayments.com/v2' }, 'TOSS_SCRIPT_URL'],
    ['an invalid address', { PAYPAL_BASE_URL: 'paypal' }, 'PAYPAL_BASE_URL'],
  ])('live settings with %s are refused', (_what, change, name) => {
    expect(live({ ...everything, ...change }).problems.map((line) => line.split(':')[0])).toEqual([name]);
  });
});
