/**
 * Checks every call in the server's list of routes against its contract, the description from which the route was
 * created.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, limitsOf } from '../src/platform/server/http/contract.ts';
import { refusalsOf } from '../src/platform/server/http/openapi/declared-refusals.ts';
import { catalogueOf } from '../src/refusals.ts';
import { createTestApp, type TestApp } from './app.ts';

type Described = {
  security?: unknown[];
  tags?: string[];
  operationId?: string;
  'x-role'?: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  'x-rate-limit'?: unknown[];
};

let server: TestApp;
let document: string;
let paths: Record<string, Record<string, Described>>;
let calls: { name: string; endpoint: Endpoint | undefined }[];
beforeAll(async () => {
  server = await createTestApp();
  calls = server.http.guardedRoutes
    .filter(({ method, url }) => /^\/api\/(?!docs)/.test(url) && !['HEAD', 'OPTIONS'].includes(method))
    .map(({ method, url, endpoint }) => ({ name: `${method} ${url}`, endpoint }));
  document = (await server.call('GET', '/api/docs/json')).body;
  ({ paths } = JSON.parse(document));
});
afterAll(() => server.close());

const endpoints = () => calls.flatMap(({ endpoint }) => endpoint ?? []);
const describedAs = ({ method, path }: Endpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Described;

describe('S-06 OpenAPI document from the contracts', () => {
  it('S-06 every route below /api comes from a contract', () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter(({ endpoint }) => !endpoint).map(({ name }) => name)).toEqual([]);
  });

  it('S-06 every call has the tag of its feature, and its authorization where required', () => {
    for (const endpoint of endpoints()) {
      const { security, tags } = describedAs(endpoint);
      expect(tags, endpoint.path).toEqual([endpoint.tag]);
      const keys = endpoint.acceptsKeys ? [{ accessKey: [] }] : [];
      expect(security, endpoint.path).toEqual(endpoint.guard === 'public' ? [] : [{ session: [] }, ...keys]);
    }
  });

  it('S-06 every call has a unique operation id, and the role it needs', () => {
    const names = endpoints().map((endpoint) => describedAs(endpoint).operationId ?? endpoint.path);
    expect(names.filter((name) => !/^[a-z]+_[a-zA-Z]+$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const endpoint of endpoints())
      expect(describedAs(endpoint)['x-role'], endpoint.path).toBe(
        ['admin', 'staff'].includes(endpoint.guard) ? endpoint.guard : undefined,
      );
  });

  it('S-06 every call has response schemas, and the refusals of guard, limits and use case', () => {
    for (const endpoint of endpoints()) {
      const { responses, 'x-rate-limit': rateLimits = [] } = describedAs(endpoint);
      const { rates } = limitsOf(endpoint);
      expect(rateLimits.length, endpoint.path).toBe(rates.length);
      const success = Object.keys(endpoint.answers);
      expect(Number(success[0]), endpoint.path).toBeLessThan(300);
      for (const status of success) {
        if (endpoint.answers[Number(status)] === null) continue;
        const [media] = Object.values(responses[status]?.content ?? {});
        expect(Object.keys(media?.schema ?? {}), `${endpoint.path} ${status}`).not.toEqual([]);
      }
      const isPrivileged = ['admin', 'staff'].includes(endpoint.guard);
      for (const [status, code] of [
        ['500', 'server.unexpected'],
        ['503', 'server.busy'],
        ...(endpoint.guard === 'public' ? [] : [['401', 'auth.session_ended'] as const]),
        ...(isPrivileged ? [['403', 'auth.admin_only'] as const] : []),
        ...(rates.length > 0 ? [['429', 'request.too_many'] as const] : []),
        ...(endpoint.method === 'GET' ? [] : [['415', 'request.unsupported_type'] as const]),
        ...refusalsOf(endpoint, catalogueOf(server.app.modules)).map(
          (each) => [String(each.status), each.code] as const,
        ),
      ] as const)
        expect(JSON.stringify(responses[status]), `${endpoint.path} ${status}`).toContain(
          `"#/components/schemas/${code}"`,
        );
    }
  });

  it('S-06 the document follows the recommended rules of a linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'operation-tag-defined': 'error', 'operation-description': 'error' },
    });
    const problems = await lintFromString({ source: document, absoluteRef: '/openapi.json', config });
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    // The only problem found is the unused schema that lists all codes, for programs that handle any refusal.
    expect(found).toEqual(['no-unused-components #/components/schemas/Refusal']);
  });

  it('S-06 all scripts and styles of the documentation page exist', async () => {
    const page = await server.call('GET', '/api/docs');
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await server.call('GET', file)).statusCode, file).toBe(200);
  });

  it('S-06 exactly the lists that can be searched share the concurrency limit of searches', () => {
    for (const endpoint of endpoints()) {
      const { query } = endpoint;
      const searches = query !== undefined && 'shape' in query && 'search' in (query.shape as object);
      const { works } = limitsOf(endpoint);
      if (searches) expect(works.length, endpoint.path).toBe(1);
      else expect(works, endpoint.path).not.toContain('search');
    }
  });
});
