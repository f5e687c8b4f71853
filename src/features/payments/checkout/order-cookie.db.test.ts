import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from '../../../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createAuthStore } from '../../auth/auth.store.ts';
import { createOrderCookies } from './order-cookie.ts';

const clock = testClock();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('P-03 a second order of the same purchase extends the link to the browser as long as its cookie', async () => {
  const cookies = createOrderCookies({
    clock,
    tokens: createAuthStore(database.db, 1),
    digest: (...parts) => parts.join(' '),
    randomToken: () => 'a-value-of-the-order-cookie',
    siteUrl: 'https://ferrite.example',
  });
  const { value } = await cookies.tie(undefined, 'p1', null);
  clock.advance(23 * 3_600);
  const { attributes } = await cookies.tie(value, 'p1', null);
  clock.advance(23 * 3_600);
  expect(attributes.expires.getTime()).toBeGreaterThan(clock.now().getTime());
  await cookies.requireOwner(value, 'p1');
  await expect(cookies.requireOwner('another-value-of-a-cookie', 'p1')).rejects.toMatchObject({
    code: 'payments.not_your_order',
  });
  // The expired link is still stored, because the clean-up has not run.
  clock.advance(2 * 3_600);
  await expect(cookies.requireOwner(value, 'p1')).rejects.toMatchObject({ code: 'payments.not_your_order' });
  await cookies.tie(value, 'p1', null);
  await cookies.requireOwner(value, 'p1');
});
