import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Json, openShop, platform, shop, verification } from './promised-calls.ts';
import { managing, paying } from './promised-calls-money.ts';

beforeAll(openShop, 60_000);
afterAll(() => shop.close());

/** Records of refusals, by file. */
const records: readonly Record<string, object>[] = await Promise.all(
  globSync('../src/{platform/server/errors,features/*}/refusals.ts', { cwd: import.meta.dirname }).map(
    (file) => import(path.join(import.meta.dirname, file)),
  ),
);
const all = [...platform, ...verification, ...paying, ...managing];

describe('G-01 the 58 specified calls', () => {
  it('G-01 this file lists 58 specified API calls without duplicates', () => {
    expect(new Set(all.map(([call]) => call)).size).toBe(58);
    expect(all).toHaveLength(58);
  });

  it('G-01 all specified API calls are described at /api/docs with exactly these methods and paths', async () => {
    const { paths } = (await shop.call('GET', '/api/docs/json')).json<{ paths: Record<string, Json> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    const wanted = all.map(([call]) => call.replace(/\{\w+\}/g, '{}'));
    expect(wanted.filter((call) => !described.includes(call))).toEqual([]);
  });

  it('G-01 every refusal code is listed in the OpenAPI document', async () => {
    const { components } = (await shop.call('GET', '/api/docs/json')).json<{
      components: { schemas: { Refusal: { properties: { code: { enum: string[] } } } } };
    }>();
    const exported = records.flatMap((record) => Object.values(record));
    const codes = new Set(exported.filter((each) => typeof each === 'object').flatMap(Object.keys));
    expect(components.schemas.Refusal.properties.code.enum).toEqual([...codes].sort());
  });

  it.each(all)(
    'G-01 the response of %s contains the specified fields',
    async (_call, run, fields) => {
      const answer = await run();
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      if (fields === '') return;
      const body = answer.json<Json | Json[]>();
      const found = Object.keys(Array.isArray(body) ? (body[0] ?? {}) : body);
      expect(fields.split(' ').filter((field) => !found.includes(field))).toEqual([]);
    },
    30_000,
  );
});
