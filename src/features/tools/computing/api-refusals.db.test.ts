import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('C-04 calls without an accepted access key', () => {
  it.each(['GET /api/auth/profile', 'GET /api/user/data', 'POST /api/user/reports', 'GET /api/auth/user'])(
    'C-04 %s with a valid access key is refused with the reason that it accepts no keys',
    async (route) => {
      const made = await test.call('POST', '/api/user/access-keys', { as: 'premium', body: { name: 'a' } });
      const [method = '', path = ''] = route.split(' ');
      const headers = { authorization: `Bearer ${made.json().key}` };
      const answer = await test.call(method, path, { headers, ...(method === 'POST' && { body: {} }) });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.key_not_accepted']);
    },
  );
});
