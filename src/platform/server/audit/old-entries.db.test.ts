import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

const start = async (months: string) => createTestApp({ AUDIT_LOG_MONTHS: months });
let server: TestApp;
beforeAll(async () => {
  server = await start('24');
});
afterAll(() => server.close());

const actions = async (app: TestApp) =>
  (await app.database.pool.query('SELECT action FROM audit_logs ORDER BY action')).rows.map(
    ({ action }) => action,
  );
const addOld = (app: TestApp) =>
  app.database.pool.query(
    `INSERT INTO audit_logs (action, created_at) SELECT action, '2020-01-01' FROM unnest($1::text[]) action`,
    [
      [
        ...[
          'admin.suspended',
          'auth.sign_in_failed',
          'membership.deletion_begun',
          'payment.reversal_unsigned',
        ],
        ...['payments.reported', 'refund.manual', 'refunds.approved'],
      ],
    ],
  );

test('entries about payments, refunds and started account deletions are kept for longer than AUDIT_LOG_MONTHS, all others are deleted', async () => {
  await server.database.pool.query('TRUNCATE audit_logs');
  await addOld(server);
  await server.app.runJob('audit-clean-up');
  expect(await actions(server)).toEqual([
    'membership.deletion_begun',
    'payment.reversal_unsigned',
    'payments.reported',
    'refund.manual',
    'refunds.approved',
  ]);
});

test('with AUDIT_LOG_MONTHS=0 no audit log entry is removed', async () => {
  const unlimited = await start('0');
  await unlimited.database.pool.query('TRUNCATE audit_logs');
  await addOld(unlimited);
  await unlimited.app.runJob('audit-clean-up');
  expect(await actions(unlimited)).toHaveLength(7);
  await unlimited.close();
});
