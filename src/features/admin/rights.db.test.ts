import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // The role is changed after the token was issued; it takes effect because the role is read at every request.
  await test.call('GET', '/api/auth/profile', { as: 'premium' });
  await test.database.pool.query(`UPDATE local_users SET role = 'admin' WHERE nickname = 'premium'`);
});
afterAll(() => test.close());

const unknownId = '00000000-0000-4000-8000-000000000000';
const reads = [
  '/api/admin/all-members',
  '/api/admin/payment-transactions',
  '/api/admin/refund-requests',
  '/api/admin/members.csv',
  '/api/admin/payments.csv',
  '/api/admin/figures',
  '/api/admin/summary',
  '/api/admin/audit',
  '/api/admin/support',
  '/api/admin/uploads',
  '/api/admin/payment-queue',
  '/api/admin/failed-registrations',
  '/api/admin/manual-refunds',
  '/api/admin/chargebacks',
];
const actions: readonly [method: string, url: string, body?: object][] = [
  ['POST', '/api/admin/verify-password', { password: demoPassword }],
  ['DELETE', `/api/admin/delete-member/${unknownId}`],
  ['PUT', `/api/admin/members/${unknownId}/suspension`, { reason: 'x' }],
  ['POST', '/api/admin/support/1/answer', { answer: 'x' }],
  ['PUT', '/api/admin/support/1/status', { status: 'closed' }],
  ['POST', '/api/admin/payment-queue/1/check'],
  ['POST', '/api/admin/failed-registrations/1/retry'],
  ['POST', '/api/admin/chargebacks/1', { outcome: 'confirmed', note: 'x' }],
  ['POST', '/api/admin/manual-refunds/1', { outcome: 'returned', note: 'x' }],
  ['POST', '/api/admin/process-refund', { memberId: unknownId, action: 'approve' }],
  ['POST', '/api/admin/check-pg-refund-status/1'],
  ['POST', '/api/admin/request-refund', { memberId: unknownId, note: 'x' }],
  ['POST', '/api/admin/refunds/1/manual', { outcome: 'paid', reference: 'x' }],
];

describe('access to the administration', () => {
  it.each(reads)(
    'G-03 U-09 reading %s is allowed for Admin and admin, 403 for members, 401 without login',
    async (url) => {
      const statuses = [];
      for (const as of ['admin', 'premium', 'member', undefined] as const)
        statuses.push((await test.call('GET', url, as ? { as } : {})).statusCode);
      expect(statuses).toEqual([200, 200, 403, 401]);
    },
  );

  it.each(actions)(
    'G-03 U-09 %s %s is allowed for Admin and admin, 403 for members, 401 without login',
    async (method, url, body) => {
      const options = body ? { body } : {};
      for (const as of ['admin', 'premium'] as const) {
        const answer = await test.call(method, url, { as, ...options });
        // Some calls also return 403 if the password was not verified recently.
        if (answer.body.includes('admin.password_required')) continue;
        expect([401, 403]).not.toContain(answer.statusCode);
      }
      expect((await test.call(method, url, { as: 'member', ...options })).statusCode).toBe(403);
      expect((await test.call(method, url, options)).statusCode).toBe(401);
    },
  );

  it.each([
    ['PUT', 'role', { role: 'Admin' }],
    ['POST', 'end-sessions', { note: 'x' }],
    ['POST', 'days', { days: 1, note: 'x' }],
    ['POST', 'reset-factor', { note: 'x' }],
    ['PUT', 'email', { email: 'x@example.org', note: 'x' }],
  ])(
    'G-03 U-12 %s /api/admin/members/…/%s is allowed only for the role Admin',
    async (method, path, body) => {
      const url = `/api/admin/members/${unknownId}/${path}`;
      const answer = await test.call(method, url, { as: 'premium', body });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.admin_only']);
      expect((await test.call(method, url, { as: 'member', body })).statusCode).toBe(403);
      expect((await test.call(method, url, { body })).statusCode).toBe(401);
    },
  );
});
