import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testClock } from '../../../../test/app.ts';
import { readConfig } from '../../../platform/server/config/config.ts';
import { readRate, toWon } from './exchange-rate.rules.ts';
import { createExchangeRateStore } from './exchange-rate.store.ts';
import { readExchangeRate } from './usecases/read-exchange-rate.ts';
import { refreshExchangeRate } from './usecases/refresh-exchange-rate.ts';

let app: TestApp;
let source: Server;
let asked = 0;
let answer: (reply: ServerResponse) => void = (reply) => reply.end();

beforeAll(async () => {
  app = await createTestApp();
  source = createServer((_request, reply) => {
    asked += 1;
    answer(reply);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  source.closeAllConnections();
  await new Promise((resolve) => source.close(resolve));
  await app.close();
});
beforeEach(() => {
  asked = 0;
});
afterEach(() => app.database.pool.query('DELETE FROM exchange_rates'));

const says = (body: unknown, status = 200) => {
  answer = (reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
const day = testClock().now().toISOString().slice(0, 10);

/** Returns the exchange rate of another server instance with the same database. */
function instance(clock = app.clock) {
  const errors: string[] = [];
  const deps = {
    store: createExchangeRateStore(app.database.db),
    clock,
    source: {
      url: `http://127.0.0.1:${(source.address() as AddressInfo).port}/latest?key=hidden`,
      path: 'rates.KRW',
      timeoutMs: 250,
    },
    onError: (error: unknown) => errors.push((error as Error).message),
  };
  return {
    currentRate: () => readExchangeRate(deps),
    refresh: () => refreshExchangeRate(deps),
    errors,
  };
}

const answered = async () => (await app.call('GET', '/api/exchange-rate')).json();

describe('P-04 exchange rate', () => {
  it('P-04 the exchange rate is 1300 won per dollar until a rate was fetched', async () => {
    const reply = await app.call('GET', '/api/exchange-rate');
    expect([reply.statusCode, reply.json()]).toEqual([200, { rate: 1300, source: 'fallback', date: day }]);
  });

  it('P-04 the rate is that of the source, fetched at most once a day', async () => {
    says({ base: 'USD', rates: { KRW: 1432.12345 } });
    const one = instance();
    await one.refresh();
    await one.refresh();
    await instance().refresh();
    expect([await answered(), asked, one.errors]).toEqual([
      { rate: 1432.1235, source: '127.0.0.1', date: day },
      1,
      [],
    ]);
  });

  it('P-04 the rate is fetched once if several instances start simultaneously', async () => {
    says({ rates: { KRW: 1400 } });
    await Promise.all([1, 2, 3, 4].map(() => instance().refresh()));
    expect([asked, (await answered()).rate]).toEqual([1, 1400]);
  });

  it('P-04 yesterday’s rate is used with its date while the source fails, and the source is queried again the next day', async () => {
    says({ rates: { KRW: 1390.5 } });
    await instance().refresh();
    const tomorrow = testClock('2026-11-22T00:00:01Z');
    const next = instance(tomorrow);
    says('sorry', 503);
    await next.refresh();
    expect(await next.currentRate()).toEqual({ rate: 1390.5, source: '127.0.0.1', date: day });
    says({ rates: { KRW: 1401 } });
    await next.refresh();
    expect(await next.currentRate()).toEqual({ rate: 1401, source: '127.0.0.1', date: '2026-11-22' });
    expect(next.errors).toEqual(['No exchange rate from 127.0.0.1: status 503.']);
  });

  it.each([
    ['bad JSON', '{"rates":', 'not JSON'],
    ['no value at the configured path', { rates: { EUR: 0.9 } }, 'nothing at rates.KRW'],
    ['a word instead of a number', { rates: { KRW: 'many' } }, 'no number at rates.KRW'],
    ['the inverse rate', { rates: { KRW: 0.00069 } }, '0.00069 is not plausible'],
    ['a rate just below 500', { rates: { KRW: 499.99 } }, '499.99 is not plausible'],
    ['a rate just above 5000', { rates: { KRW: 5000.01 } }, '5000.01 is not plausible'],
    ['null', 'null', 'nothing at rates.KRW'],
  ])('P-04 the rate is not changed by a response with %s', async (_what, body, reason) => {
    says(body);
    const one = instance();
    await one.refresh();
    expect([one.errors, (await one.currentRate()).source]).toEqual([
      [`No exchange rate from 127.0.0.1: ${reason}.`],
      'fallback',
    ]);
  });

  it('P-04 a source that does not respond times out, and an endless response is cut off', async () => {
    answer = () => undefined;
    const one = instance();
    await one.refresh();
    answer = (reply) => reply.end(' '.repeat(300_000));
    await one.refresh();
    expect(one.errors).toEqual([
      'No exchange rate from 127.0.0.1: timeout.',
      'No exchange rate from 127.0.0.1: too_large.',
    ]);
  });

  it('P-04 no request is sent if no source is configured', async () => {
    says({ rates: { KRW: 1400 } });
    await app.app.runJob('exchange-rate');
    expect([asked, (await answered()).source]).toEqual([0, 'fallback']);
  });

  it('P-04 the rate is fetched only in live mode, from the configured URL', () => {
    const EXCHANGE_RATE_URL = 'https://rates.example.org/latest/USD';
    const live = {
      APP_MODE: 'live',
      PUBLIC_URL: 'https://ferrite.example.org',
      SERVER_SECRET: 'k2N8vQx0ZtR5yW1uE7oP3aS9dF4gH6jL',
      SMTP_URL: 'smtp://mail.example.org:587',
      MAIL_FROM: 'Ferrite <post@ferrite.example.org>',
    };
    expect(readConfig({ EXCHANGE_RATE_URL }).exchangeRate).toBeNull();
    expect(readConfig(live).exchangeRate).toBeNull();
    expect(readConfig({ ...live, EXCHANGE_RATE_URL }).exchangeRate).toEqual({
      url: EXCHANGE_RATE_URL,
      path: 'rates.KRW',
    });
    expect(() => readConfig({ ...live, EXCHANGE_RATE_URL: 'file:///etc/passwd' })).toThrow(
      'EXCHANGE_RATE_URL',
    );
  });

  it('P-04 exchange rates of 500 and 5000, the limits, and rates written as text are accepted', () => {
    expect(readRate({ a: { b: 500 } }, 'a.b')).toBe(500);
    expect(readRate({ rates: { KRW: '5000' } }, 'rates.KRW')).toBe(5000);
    expect(readRate({}, '__proto__.toString')).toBe('nothing at __proto__.toString');
  });
});

describe('P-04 amounts in won, for information', () => {
  it.each([
    [1000, 1300, 13_000],
    [9600, 1300, 124_800],
    [100, 1432.1235, 1432],
    [1, 1350, 14],
    [1, 1349, 13],
    [0, 1300, 0],
  ])('P-04 %i cents at the rate %d become %i won, rounded', (minor, rate, won) => {
    expect(toWon({ currency: 'USD', minor }, rate)).toEqual({ currency: 'KRW', minor: won });
  });

  it('P-04 an amount in won is returned unchanged', () => {
    expect(toWon({ currency: 'KRW', minor: 13_000 }, 1500)).toEqual({ currency: 'KRW', minor: 13_000 });
  });
});
