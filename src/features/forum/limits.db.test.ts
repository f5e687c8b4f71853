import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { ipLimitFactor, memberLimits } from './forum.rules.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

const question = { title: 'Flood', content: 'x', category: 'others' };
const ask = (as: 'member' | 'premium' | 'admin') =>
  server.call('POST', '/api/forum/posts', { as, body: question });

it('F-05 questions beyond the rate limit are rejected with the waiting time; other members are not affected', async () => {
  for (let at = 0; at < memberLimits.ask.most; at++) expect((await ask('member')).statusCode).toBe(201);
  const refused = await ask('member');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(memberLimits.ask.minutes * 60);
  expect((await ask('premium')).statusCode).toBe(201);
  server.clock.advance(memberLimits.ask.minutes * 60 + 1);
  expect((await ask('member')).statusCode).toBe(201);
});

it('F-05 members with one IP address share a higher limit, and the address is not stored', async () => {
  const { rows } = await server.database.pool.query<{ key: string }>(
    `SELECT key FROM auth.rate_buckets WHERE key LIKE '%forum%'`,
  );
  expect(rows.some(({ key }) => key.includes('forum.ask.address'))).toBe(true);
  expect(rows.every(({ key }) => !key.includes('127.0.0.1'))).toBe(true);
  await server.database.pool.query(
    `UPDATE auth.rate_buckets SET count = $1, window_ends_at = '2030-01-01' WHERE key LIKE '%forum.ask.address%'`,
    [memberLimits.ask.most * ipLimitFactor],
  );
  expect((await ask('admin')).statusCode).toBe(429);
});

it('F-05 an invalid question is rejected before it counts towards the limit', async () => {
  await server.database.pool.query('DELETE FROM auth.rate_buckets');
  for (let at = 0; at < memberLimits.ask.most + 2; at++) {
    const body = { ...question, images: ['https://elsewhere.example/x.png'] };
    expect((await server.call('POST', '/api/forum/posts', { as: 'member', body })).statusCode).toBe(400);
  }
  expect((await ask('member')).statusCode).toBe(201);
});
