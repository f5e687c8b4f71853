import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/server/clock.ts';
import { createProviders, type ProvidersSettings } from './index.ts';
import { hostProblem, keyProblem } from './provider-hosts.ts';

const live: ProvidersSettings = {
  paypal: {
    mode: 'live',
    baseUrl: 'https://api-m.paypal.com',
    clientId: 'AXlive',
    clientSecret: 'ELlive',
    webhookId: 'WH1',
  },
  toss: {
    mode: 'live',
    baseUrl: 'https://api.tosspayments.com',
    clientKey: 'live_gck_1',
    secretKey: 'live_gsk_1',
    webhookSecret: 'long',
  },
  eximbay: {
    mode: 'live',
    baseUrl: 'https://api.eximbay.com',
    mid: 'FERRITE001',
    apiKey: 'real',
    shop: 'Ferrite',
  },
};
const create = (settings: Partial<ProvidersSettings>) =>
  createProviders({ ...live, ...settings }, { clock: systemClock, brandName: 'Ferrite' });

describe('P-05 hosts and keys of the providers', () => {
  it('P-05 official hosts with live keys enable all three providers; disabled providers are absent', () => {
    expect([...create({}).keys()]).toEqual(['paypal', 'toss', 'eximbay']);
    expect([...create({ toss: { mode: 'off' }, paypal: { mode: 'off' } }).keys()]).toEqual(['eximbay']);
  });

  it.each([
    ['paypal', 'https://api-m.sandbox.paypal.com'],
    ['paypal', 'http://api-m.paypal.com'],
    ['paypal', 'https://api-m.paypal.com.evil.test'],
    ['paypal', 'https://api-m.paypal.com:8443'],
    ['paypal', 'https://user@api-m.paypal.com'],
    ['toss', 'http://127.0.0.1:3010/toss'],
    ['eximbay', 'https://api-test.eximbay.com'],
    ['eximbay', 'ftp://api.eximbay.com'],
    ['eximbay', 'api.eximbay.com'],
  ] as const)('P-05 live mode refuses the provider %s with the host %s', (id, baseUrl) => {
    expect(hostProblem(id, 'live', baseUrl)).toMatch(id);
    expect(() => create({ [id]: { ...live[id], baseUrl } })).toThrow(id);
  });

  it.each([
    ['paypal', 'https://api-m.paypal.com'],
    ['paypal', 'https://api-m.sandbox.paypal.com'],
    ['toss', 'https://api.tosspayments.com'],
    ['eximbay', 'https://api-test.eximbay.com'],
  ] as const)('P-05 sandbox mode refuses the provider %s with the host %s', (id, baseUrl) => {
    expect(hostProblem(id, 'sandbox', baseUrl)).toMatch('sandbox mode');
  });

  it.each([
    ['toss', 'live', 'test_gsk_1', true],
    ['toss', 'live', 'gsk_without_mode', true],
    ['toss', 'sandbox', 'live_gsk_1', true],
    ['toss', 'sandbox', 'test_gsk_1', false],
    ['paypal', 'live', 'sandbox-client-id', true],
    ['eximbay', 'live', 'test_key', true],
    ['eximbay', 'live', '1849705C64', true],
    ['eximbay', 'sandbox', '1849705C64', false],
    ['paypal', 'live', ' ', true],
  ] as const)('P-05 %s in %s mode with the key %s is refused: %s', (id, mode, key, isRefused) => {
    expect(keyProblem(id, mode, key) !== null).toBe(isRefused);
  });

  it('P-05 the error lists all problems and contains no key', () => {
    const toss = { ...live.toss, baseUrl: 'http://localhost', secretKey: 'test_gsk_hidden' };
    expect(() => create({ toss } as Partial<ProvidersSettings>)).toThrow(
      /live mode talks to.*\n.*refuses test keys/,
    );
    expect(() => create({ toss } as Partial<ProvidersSettings>)).not.toThrow(/hidden/);
  });
});
