import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../test/app.ts';
import { auditLogs } from '../../platform/server/audit/tables.ts';
import { addressRetentionMs } from './auth.rules.ts';
import { authAuditLog } from './service/tables.ts';
import { userSessions } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

test('IP addresses of logins and failed attempts are erased after 90 days; the events remain', async () => {
  const { db } = server.database;
  const logIn = (password: string) =>
    server.call('POST', '/api/auth/login', {
      body: { email: 'member@demo.local', password, deviceId: 'device-of-member' },
    });
  expect((await logIn('not this one')).statusCode).toBe(401);
  expect((await logIn(demoPassword)).statusCode).toBe(200);
  const now = server.clock.now();
  await db.insert(authAuditLog).values({ action: 'recovery_code_used', ip: '192.0.2.1', createdAt: now });
  const rows = async () => ({
    signIns: (await db.select().from(userSessions)).length,
    withAddress: await db.$count(userSessions, isNotNull(userSessions.ipAddress)),
    withDevice: await db.$count(userSessions, isNotNull(userSessions.userAgent)),
    atService: await db.$count(authAuditLog, isNotNull(authAuditLog.ip)),
    failed: await db.$count(auditLogs, eq(auditLogs.action, 'auth.sign_in_failed')),
    failedFrom: await db.$count(
      auditLogs,
      and(eq(auditLogs.action, 'auth.sign_in_failed'), sql`${auditLogs.details} ? 'address'`),
    ),
  });
  const before = await rows();
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

  server.clock.advance(addressRetentionMs / 1000 - 60);
  await server.app.runJob('auth-clean-up');
  expect(await rows()).toMatchObject(before);

  server.clock.advance(120);
  await server.app.runJob('auth-clean-up');
  expect(await rows()).toEqual({
    signIns: before.signIns,
    withAddress: 0,
    withDevice: 0,
    atService: 0,
    failed: before.failed,
    failedFrom: 0,
  });
});
