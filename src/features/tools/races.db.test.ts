import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../test/app.ts';
import { maxKeys } from './computing/keys/usecases/create-key.ts';
import { maxSaved } from './saved/saved.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // The caller logs in first, because the device limit is one.
  for (const as of ['member', 'premium'] as const) await test.call('GET', '/api/auth/profile', { as });
});
afterAll(() => test.close());

const carbon = '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45';
const atOnce = async (times: number, call: (number: number) => ReturnType<TestApp['call']>) =>
  (await Promise.all(Array.from({ length: times }, (_, number) => call(number)))).map(
    (answer) => answer.json().code ?? answer.statusCode,
  );
const tally = (answers: readonly unknown[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, String)).map(([key, all]) => [key, all?.length]));

describe('S-01 simultaneous requests do not exceed the limits', () => {
  it('with simultaneous requests, at most the allowed number of access keys is created', async () => {
    const body = { name: 'program', password: demoPassword };
    const made = await atOnce(20, () => test.call('POST', '/api/user/access-keys', { as: 'member', body }));
    expect(tally(made)).toEqual({ 201: maxKeys, 'tools.too_many_keys': 20 - maxKeys });
  });

  it('with simultaneous requests, at most the allowed number of calculations is saved', async () => {
    await test.database.pool.query(
      `INSERT INTO saved_calculations (user_id, name, calculator_id, query, version, results)
       SELECT id, 'kept', 'carbon-equivalent', '', '1', '{}' FROM local_users, generate_series(1, $1)
       WHERE email = 'premium@demo.local'`,
      [maxSaved - 2],
    );
    const body = { name: 'kept', address: carbon };
    const saved = await atOnce(6, () => test.call('POST', '/api/user/calculations', { as: 'premium', body }));
    expect(tally(saved)).toEqual({ 201: 2, 'tools.too_many_saved': 4 });
  });
});

it('B-08 reports created simultaneously get distinct numbers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      test.call('POST', '/api/user/reports', { as: 'premium', body: { head: {}, calculations: [carbon] } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(8);
});
