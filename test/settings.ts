/** Clock, password and configuration for all tests of the server. */
import { readPaymentSettings } from '../src/features/payments/settings.ts';
import type { Clock } from '../src/platform/server/clock.ts';
import { readConfig } from '../src/platform/server/config/config.ts';

export const demoPassword = 'walk-the-heat-7';

/**
 * Cost factor of bcrypt in tests. With the product's cost factor, hashing took a third of the time of the database
 * tests.
 */
export const testPasswordCost = 5;

export type TestClock = Clock & { set(time: string): void; advance(seconds: number): void };

/** Returns a clock that starts at a fixed time and moves only by `set` and `advance`. */
export function testClock(start = '2026-11-21T12:00:00Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (time) => (now = new Date(time)),
    advance: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
  } as TestClock;
}

/**
 * Returns the configuration of a test server.
 * @param folder data folder of the server
 * @param settings environment variables
 */
export function testConfig(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const config = readConfig(
    { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder, ...settings },
    readPaymentSettings,
  );
  return {
    ...config,
    auth: { ...config.auth, passwordCost: testPasswordCost },
    secret: 'a secret of the tests, long enough',
  };
}
