import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { channel, createChangeListener } from './change-listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

const notify = (name: string, payload: string) =>
  database.pool.query('SELECT pg_notify($1, $2)', [name, payload]);
const announce = (tags: string[]) => notify(channel, JSON.stringify({ from: 'another instance', tags }));
const ended = /connection for notifications was closed|Connection terminated/;

it('O-07 a lost connection invalidates all cached values, and notifications arrive again after reconnecting', async () => {
  const changes: (readonly string[])[] = [];
  const errors: Error[] = [];
  const listener = createChangeListener({
    url: database.url,
    notify,
    onError: (error) => errors.push(error as Error),
    onChange: (tags) => changes.push(tags),
  });
  await listener.start();
  expect(listener.isListening()).toBe(true);
  await announce(['post:1']);
  await expect.poll(() => changes).toEqual([[], ['post:1']]);

  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'ferrite-changes' AND datname = current_database()`,
  );
  await expect.poll(listener.isListening).toBe(false);
  expect(errors[0]?.message).toMatch(ended);
  await expect.poll(listener.isListening, { timeout: 10_000 }).toBe(true);
  await announce(['post:2']);
  await expect.poll(() => changes).toEqual([[], ['post:1'], [], ['post:2']]);
  await listener.stop();
  expect(listener.isListening()).toBe(false);
});

it('O-07 the listener rejects the URL of a transaction pooler, through which notifications do not arrive, and names the setting', async () => {
  const listener = createChangeListener({
    url: database.url,
    // Simulates a transaction pooler, which gives the listening connection to other clients.
    notify: async () => undefined,
    onError: console.error,
    onChange: () => undefined,
    withinMs: 50,
  });
  await expect(listener.start()).rejects.toThrow(/^DATABASE_DIRECT_URL: notifications .* do not arrive/);
  expect(listener.isListening()).toBe(false);
  await listener.stop();
});
