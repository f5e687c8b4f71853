import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

describe('S-05 limits of costly work by kind', () => {
  let server: TestApp;
  let address: string;
  let authorization: string;
  beforeAll(async () => {
    server = await createTestApp();
    address = await server.http.listen({ port: 0, host: '127.0.0.1' });
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: 'admin@demo.local', password: 'walk-the-heat-7' },
    });
    authorization = `Bearer ${login.json().access_token}`;
    // Creates enough members for the export of two stopped downloads to exceed the socket buffers.
    await server.database.pool.query(
      `INSERT INTO local_users (email, name, nickname)
       SELECT n || '@example.org', repeat('x ', 500), 'many' || n FROM generate_series(1, 15000) n`,
    );
  });
  afterAll(() => server.close());

  /** Sends a request and does not read the response. */
  function stoppedReader(path: string): Promise<http.IncomingMessage> {
    return new Promise((resolve, reject) => {
      http
        .get(`${address}${path}`, { headers: { authorization }, agent: false }, resolve)
        .on('error', reject);
    });
  }
  const status = async (path: string) =>
    (await server.call('GET', path, { headers: { authorization } })).statusCode;

  it('downloads that the client does not read block neither searches nor pages, and release their slot when the client disconnects', async () => {
    const readers = await Promise.all([1, 2].map(() => stoppedReader('/api/admin/members.csv')));
    expect(readers.map((each) => each.statusCode)).toEqual([200, 200]);
    expect(await status('/api/forum/posts?page=1&search=steel')).toBe(200);
    expect(await status('/api/health')).toBe(200);
    for (const reader of readers) reader.destroy();
    await expect.poll(() => status('/api/admin/payments.csv')).toBe(200);
  });

  it('of 400 simultaneous searches some succeed and the others get 503 with Retry-After; a later search succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        server.call('GET', `/api/forum/posts?page=1&${n % 2 ? 'search' : '%73earch'}=steel${n}`),
      ),
    );
    const counts = Map.groupBy(answers, (each) => each.statusCode);
    expect([...counts.keys()].sort()).toEqual([200, 503]);
    for (const refused of counts.get(503) ?? []) {
      expect(refused.json()).toMatchObject({ code: 'server.busy' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await status('/api/forum/posts?page=1&search=steel')).toBe(200);
  });
});
