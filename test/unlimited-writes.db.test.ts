/** Lists the writing calls of members and visitors that have no limit, each with the reason why it needs none. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

const once = 'removes or ends something that exists; making it is limited';
const proven = 'needs a proof of the mailbox, whose mails are limited, and works once for it';
const reasons: Readonly<Record<string, string>> = {
  'POST /api/auth/second-step': 'guesses at the factor are limited at the auth service, before it is called',
  'POST /api/auth/logout': once,
  'POST /api/auth/register': proven,
  'POST /api/auth/local/register': proven,
  'DELETE /api/forum/posts/:id': once,
  'DELETE /api/forum/answers/:id': once,
  'DELETE /api/materials/comments/:id': once,
  'POST /api/user/refund-requests/:refundRequestId/withdraw': once,
  'DELETE /api/user/access-keys/:keyId': once,
  'DELETE /api/user/reports/:id': once,
  'DELETE /api/heats/:id': once,
  'DELETE /api/heats/:id/files/:fileId': once,
  'DELETE /api/user/calculations/:id': once,
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('S-03 every writing call of members and visitors has a limit or a stated reason for none', () => {
  const unlimited = server.http.guardedRoutes
    .flatMap(({ endpoint }) => endpoint ?? [])
    .filter(
      ({ method, guard, limit }) =>
        method !== 'GET' && limit === 'none' && !['admin', 'staff'].includes(guard),
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(unlimited)].sort()).toEqual(Object.keys(reasons).sort());
});

it('S-03 when one member has reached a limit, other members are not affected', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  const save = (as: 'member' | 'premium') =>
    limited.call('PUT', '/api/user/billing-details', {
      as,
      body: { company: 'Forge', address: '', country: '', taxNumber: '' },
    });
  const statuses: number[] = [];
  for (let number = 0; number < 31; number += 1) statuses.push((await save('member')).statusCode);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await save('premium')).statusCode).toBe(200);
  await limited.close();
});
