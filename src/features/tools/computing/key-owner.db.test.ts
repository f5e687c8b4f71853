import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const path = '/api/user/access-keys';

it('S-07 creating a key some minutes after the login requires the password, which a stolen session does not have', async () => {
  const make = (password?: string) =>
    test.call('POST', path, { as: 'member', body: { name: 'taken', ...(password && { password }) } });
  expect((await make()).statusCode).toBe(201);
  test.clock.advance(11 * 60);
  const without = await make();
  expect([without.statusCode, without.json().code]).toEqual([400, 'auth.current_password_required']);
  const wrong = await make('a guess of 9');
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'auth.password_incorrect']);
  expect((await test.call('GET', path, { as: 'member' })).json()).toHaveLength(1);
  const right = await make(demoPassword);
  expect(right.statusCode, right.body).toBe(201);
});
