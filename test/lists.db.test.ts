import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/**
 * How the response of each GET route is kept from growing without limit. `one`: one object, or a list that only a new
 * version of the product extends. `paged`: `page`, and a `pageSize` that is fixed or has a maximum; without them an
 * array of limited length. `most <n>`: at most n entries. `streamed`: sent in pieces of limited size.
 */
const kept: Readonly<Record<string, string>> = {
  '/api/admin/all-members': 'paged',
  '/api/admin/audit': 'paged',
  '/api/admin/chargebacks': 'paged',
  '/api/admin/failed-registrations': 'paged',
  '/api/admin/figures': 'one',
  '/api/admin/manual-refunds': 'most 200',
  '/api/admin/members.csv': 'streamed',
  '/api/admin/members/:memberId': 'most 50',
  '/api/admin/payment-queue': 'paged',
  '/api/admin/payment-transactions': 'paged',
  '/api/admin/payments.csv': 'streamed',
  '/api/admin/refund-requests': 'paged',
  '/api/admin/summary': 'one',
  '/api/admin/system': 'most 100',
  '/api/admin/support': 'paged',
  '/api/admin/uploads': 'paged',
  '/api/admin/uploads/:id/file': 'streamed',
  '/api/auth/devices': 'most 20',
  '/api/auth/devices/places': 'one',
  '/api/auth/profile': 'one',
  '/api/auth/user': 'one',
  '/api/calculators': 'one',
  '/api/config': 'one',
  '/api/dev/mailbox': 'most 200',
  '/api/dev/mailbox/:id': 'one',
  '/api/docs': 'one',
  '/api/docs*': 'one',
  '/api/docs/json': 'one',
  '/api/docs/static/index.html': 'one',
  '/api/docs/static/swagger-initializer.js': 'one',
  '/api/docs/yaml': 'one',
  '/api/eximbay/check-status': 'one',
  '/api/eximbay/status': 'one',
  '/api/exchange-rate': 'one',
  '/api/forum/hidden': 'paged',
  '/api/forum/posts': 'paged',
  '/api/forum/posts/:id': 'one',
  '/api/forum/posts/:id/answers': 'paged',
  '/api/forum/posts/:id/hidden': 'most 50',
  '/api/forum/reports': 'paged',
  '/api/health': 'one',
  '/api/health/live': 'one',
  '/api/health/ready': 'one',
  '/api/heats': 'most 500',
  '/api/heats/:id': 'one',
  '/api/heats/:id/files': 'most 10',
  '/api/heats/:id/files/:fileId': 'streamed',
  '/api/heats/:id/versions': 'most 50',
  '/api/materials/likes': 'most 5000',
  '/api/materials/posts': 'paged',
  '/api/materials/posts/:id': 'one',
  '/api/materials/posts/:id/comments': 'paged',
  '/api/membership/nickname': 'one',
  '/api/membership/plans': 'one',
  '/api/membership/verified-email': 'one',
  '/api/paypal/setup': 'one',
  '/api/support': 'most 50',
  '/api/tools': 'one',
  '/api/toss/client-key': 'one',
  '/api/user/access-keys': 'most 100',
  '/api/user/billing-details': 'one',
  '/api/user/calculations': 'most 200',
  '/api/user/questions': 'most 5',
  '/api/user/reports': 'most 500, without what was computed',
  '/api/user/reports/:id/calculations': 'most 8',
  '/api/reports/:id/docx': 'one report of at most 8 calculations',
  '/api/reports/:id/pdf': 'one report of at most 8 calculations',
  '/api/user/data': 'streamed',
  '/api/user/data/archive': 'streamed',
  '/api/user/payment-transactions': 'most 500',
  '/api/user/receipts': 'most 500',
  '/api/user/receipts/:id': 'one',
  '/api/user/receipts/:id/pdf': 'one page',
  '/api/user/receipts/:id/credit-note/pdf': 'one page',
  '/api/user/refund-eligibility': 'one',
  '/api/user/refund-requests': 'most 500',
  '/archive/sitemap.xml': 'most 50000',
  '/auth/v1/.well-known/jwks.json': 'one',
  // These features are switched off; every call returns the same refusal.
  '/auth/v1/.well-known/oauth-authorization-server': 'one',
  '/auth/v1/admin/custom-providers': 'one',
  '/auth/v1/admin/custom-providers/:id': 'one',
  '/auth/v1/admin/oauth/clients': 'one',
  '/auth/v1/admin/oauth/clients/:id': 'one',
  '/auth/v1/admin/sso/providers': 'one',
  '/auth/v1/admin/users/:id/passkeys': 'one',
  '/auth/v1/oauth/authorizations/:id': 'one',
  '/auth/v1/oauth/authorize': 'one',
  '/auth/v1/user/oauth/grants': 'one',
  '/auth/v1/admin/users': 'most 1000',
  '/auth/v1/admin/users/:id': 'one',
  '/auth/v1/admin/users/:id/factors': 'most 10',
  '/auth/v1/authorize': 'one',
  '/auth/v1/callback': 'one',
  '/auth/v1/factors/recovery-codes': 'one',
  '/auth/v1/health': 'one',
  '/auth/v1/passkeys': 'one',
  '/auth/v1/reauthenticate': 'one',
  '/auth/v1/settings': 'one',
  '/auth/v1/user': 'one',
  '/auth/v1/user/identities/authorize': 'one',
  '/auth/v1/verify': 'one',
  '/forum/feed.xml': 'most 50',
  '/forum/sitemap-:part(^\\d{1,6}).xml': 'most 50000',
  '/forum/sitemap.xml': 'most 50000',
};

/** Returns the full paths of the routes with GET, from the tree that the server prints. */
function readingRoutes(): string[] {
  const parents: string[] = [];
  const found: string[] = [];
  const tree = server.http.printRoutes({ commonPrefix: false, method: 'GET' });
  for (const line of tree.split('\n')) {
    const [, indent = '', path = ''] = /^([│ ]*)[├└]── (.*?) \(GET\)/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    parents.length = depth;
    const whole = parents.join('') + path;
    parents[depth] = path;
    found.push(whole);
  }
  return found;
}

type Parameter = { name: string; in: string; schema: { maximum?: number } };
type Document = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

describe('S-03 lists that grow with content', () => {
  it('S-03 this file states for every GET route how its response is limited', () => {
    const routes = readingRoutes().filter((route) => route !== '*');
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.sort()).toEqual(Object.keys(kept).sort());
  });

  it('S-03 a paged list accepts a page number and never returns more than its maximum', async () => {
    const { paths } = (await server.call('GET', '/api/docs/json')).json<Document>();
    for (const [route, how] of Object.entries(kept)) {
      if (how !== 'paged') continue;
      const path = route.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
      const documented = paths[path] ?? paths[`/api${path}`];
      const query = documented?.get?.parameters?.filter((each) => each.in === 'query') ?? [];
      const named = (name: string) => query.find((each) => each.name === name);
      expect(named('page'), `${route}: ${Object.keys(paths).slice(0, 3)}`).toBeDefined();
      const size = named('pageSize');
      if (size) expect(size.schema.maximum, route).toBeLessThanOrEqual(100);
    }
  });
});
