import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../test/app.ts';
import { rememberRoutes, translateErrors } from '../../platform/server/http/http-errors.ts';
import { calculatorPages } from './calculator-pages.routes.ts';

let test: TestApp;
let pages: FastifyInstance;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-pages-'));
  await fs.mkdir(path.join(folder, 'shared'));
  await fs.writeFile(path.join(folder, 'gated.json'), '{}');
  pages = Fastify();
  rememberRoutes(pages);
  translateErrors(pages);
  await pages.register(fastifyCookie);
  const config = { mode: 'demo', publicUrl: 'http://localhost' } as const;
  await pages.register(calculatorPages, {
    access: test.app.toolAccess,
    grants: test.app.grants,
    config,
    folder,
  });
});
afterAll(async () => {
  await pages.close();
  await test.close();
  await fs.rm(folder, { recursive: true, force: true });
});

const open = '/api/tools/Welding/Carbon%20Equivalent/access';
const rights = async (cookie?: string, id = 'carbon-equivalent') =>
  pages.inject({
    url: `/calculators/rights/${id}`,
    ...(cookie && { cookies: { 'grant-carbon-equivalent': cookie } }),
  });
const cookieOf = async (as: Account) => (await test.call('POST', open, { as })).cookies[0]?.value ?? '';

describe('P-13 rights besides computing, after opening a calculator', () => {
  it('P-13 export and batch are included for premium members and administrators, not for free members', async () => {
    for (const [account, exports] of [
      ['premium', true],
      ['admin', true],
      ['member', false],
    ] as const) {
      const answer = await rights(await cookieOf(account));
      expect([account, answer.statusCode, answer.json()]).toEqual([account, 200, { exports }]);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
  });

  it('P-13 the rights are denied without a grant cookie, with an altered one and with one of another tool', async () => {
    const premium = await cookieOf('premium');
    expect((await rights()).json()).toEqual({ exports: false });
    expect((await rights(`${premium.slice(0, -2)}xx`)).json()).toEqual({ exports: false });
    const other = await pages.inject({
      url: '/calculators/rights/melting-point',
      cookies: { 'grant-melting-point': premium },
    });
    expect(other.json()).toEqual({ exports: false });
  });

  it('P-13 the rights of a tool that does not exist return 404', async () => {
    expect((await rights(undefined, 'nothing')).statusCode).toBe(404);
  });

  it('P-13 the rights end with the granted period and with the membership', async () => {
    const premium = await cookieOf('premium');
    test.clock.advance(11 * 3_600);
    expect((await rights(premium)).json()).toEqual({ exports: true });
    await test.database.pool.query(
      `UPDATE local_users SET subscription_expires_at = $1 WHERE nickname = 'premium'`,
      [test.clock.now()],
    );
    expect((await rights(premium)).json()).toEqual({ exports: false });
    const admin = await cookieOf('admin');
    test.clock.advance(12 * 3_600);
    expect((await rights(admin)).json()).toEqual({ exports: false });
  });
});
