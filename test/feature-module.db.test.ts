/** A feature is one folder and one line in the list of modules; the product derives the rest from its module. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnnouncementsModule } from './announcements/announcements.module.ts';
import { createAnnouncements } from './announcements/tables.ts';
import { createTestApp, demoPassword, type TestApp } from './app.ts';

let test: TestApp;
const post = (as: 'admin' | 'premium', endsAt: string) =>
  test.call('POST', '/api/announcements', { as, body: { text: 'New grades', endsAt } });
const list = async () => (await test.call('GET', '/api/announcements')).json();

beforeAll(async () => {
  test = await createTestApp({}, { modules: [createAnnouncementsModule] });
  await test.database.db.execute(createAnnouncements);
});
afterAll(() => test.close());

describe('a feature in the list of modules', () => {
  it('its calls are guarded, validated and described in the OpenAPI document', async () => {
    expect((await post('premium', '2027-01-01T00:00:00Z')).statusCode).toBe(403);
    expect((await post('admin', 'tomorrow')).json().code).toBe('request.invalid');
    expect((await post('admin', '2027-01-01T00:00:00Z')).statusCode).toBe(201);
    expect(await list()).toEqual([{ id: expect.any(Number), text: 'New grades' }]);
    const { paths } = (await test.call('GET', '/api/docs/json')).json();
    expect(paths['/api/announcements'].post.operationId).toBe('announcements_post');
    expect(Object.keys(paths['/api/announcements'].post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '429']),
    );
  });

  it('its job runs with the others', async () => {
    test.clock.set('2027-01-01T00:00:01Z');
    await test.app.runJob('announcements-clean-up');
    const { rows } = await test.database.pool.query('SELECT count(*)::int AS n FROM announcements');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('its rows are part of the personal data export and are deleted with the account', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `SELECT id FROM local_users WHERE email = 'member@demo.local'`,
    );
    await test.database.pool.query(
      `INSERT INTO announcements (text, author_id, ends_at) VALUES ('Mine', $1, '2028-01-01')`,
      [rows[0]?.id],
    );
    const file = (await test.call('GET', '/api/user/data', { as: 'member' })).json();
    expect(file.announcements).toEqual([{ text: 'Mine' }]);
    const gone = await test.call('DELETE', '/api/user/account', {
      as: 'member',
      body: { password: demoPassword },
    });
    expect(gone.statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });
});
