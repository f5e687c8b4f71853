/** What every call of the server's own list promises: one description, from which it was made. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, limitsOf } from '../src/platform/server/http/contract.ts';
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
let paths: Record<string, Record<string, Described>>;
let calls: { name: string; endpoint: Endpoint | undefined }[];
beforeAll(async () => {
  server = await createTestApp();
  calls = server.http.guardedRoutes
    .filter(({ method, url }) => /^\/api\/(?!docs)/.test(url) && !['HEAD', 'OPTIONS'].includes(method))
    .map(({ method, url, endpoint }) => ({ name: `${method} ${url}`, endpoint }));
  paths = (await server.call('GET', '/api/docs/json')).json().paths;
});
afterAll(() => server.close());

const endpoints = () => calls.flatMap(({ endpoint }) => endpoint ?? []);
const describedAs = ({ method, path }: Endpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Described;

describe('S-06 every call is described once, as data', () => {
  it('S-06 every route below /api comes from a contract', () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter(({ endpoint }) => !endpoint).map(({ name }) => name)).toEqual([]);
  });

  it('S-06 it stands in the document with its feature, and a bearer where somebody has to be signed in', () => {
    for (const endpoint of endpoints()) {
      const { security, tags } = describedAs(endpoint);
      expect(tags, endpoint.path).toEqual([endpoint.tag]);
      expect(security, endpoint.path).toEqual(endpoint.guard === 'public' ? [] : [{ bearer: [] }]);
    }
  });

  it('S-06 it has a name for generated clients that no other call has, and the role it needs', () => {
    const names = endpoints().map((endpoint) => describedAs(endpoint).operationId ?? endpoint.path);
    expect(names.filter((name) => !/^[a-z]+_[a-zA-Z]+$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const endpoint of endpoints())
      expect(describedAs(endpoint)['x-role'], endpoint.path).toBe(
        ['admin', 'staff'].includes(endpoint.guard) ? endpoint.guard : undefined,
      );
  });

  it('S-06 its answers have a shape, and the refusals of guard and limits are named', () => {
    for (const endpoint of endpoints()) {
      const { responses, 'x-rate-limit': told = [] } = describedAs(endpoint);
      const { rates, works, isAttempt } = limitsOf(endpoint);
      expect(told.length, endpoint.path).toBe(rates.length);
      const success = Object.keys(endpoint.answers);
      expect(Number(success[0]), endpoint.path).toBeLessThan(300);
      for (const status of success) {
        if (endpoint.answers[Number(status)] === null) continue;
        const [media] = Object.values(responses[status]?.content ?? {});
        expect(Object.keys(media?.schema ?? {}), `${endpoint.path} ${status}`).not.toEqual([]);
      }
      expect('401' in responses, endpoint.path).toBe(endpoint.guard !== 'public');
      expect('403' in responses, endpoint.path).toBe(['admin', 'staff'].includes(endpoint.guard));
      expect('429' in responses, endpoint.path).toBe(rates.length > 0 || isAttempt);
      expect('503' in responses, endpoint.path).toBe(works.length > 0 || 503 in endpoint.answers);
    }
  });

  it('S-06 a list that is searched counts as one kind of work, and only such a list as a search', () => {
    for (const endpoint of endpoints()) {
      const { query } = endpoint;
      const searches = query !== undefined && 'shape' in query && 'search' in (query.shape as object);
      const { works } = limitsOf(endpoint);
      if (searches) expect(works.length, endpoint.path).toBe(1);
      else expect(works, endpoint.path).not.toContain('search');
    }
  });
});
