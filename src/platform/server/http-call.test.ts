import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVendor, type Vendor } from '../../../test/vendor.ts';
import { basicAuthorization, callProvider } from './http-call.ts';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await createVendor();
});
afterAll(() => vendor.close());

const get = (more: object = {}) =>
  callProvider({ method: 'GET', url: `${vendor.url}/x`, timeoutMs: 10_000, ...more });

describe('P-07 outgoing HTTP calls', () => {
  it('P-07 return status, text and JSON, or null for invalid JSON', async () => {
    vendor.answers(() => ({ status: 422, body: { code: 'NO' } }));
    expect(await get()).toMatchObject({
      kind: 'answer',
      status: 422,
      json: { code: 'NO' },
      text: '{"code":"NO"}',
    });
    vendor.answers(() => ({ body: '<html>' }));
    expect(await get()).toMatchObject({ kind: 'answer', status: 200, json: undefined, text: '<html>' });
  });

  it('P-07 do not follow a redirect or send the key there', async () => {
    vendor.answers(({ path }) =>
      path === '/x' ? { status: 307, headers: { location: `${vendor.url}/y` } } : {},
    );
    const reply = await get({ headers: { authorization: basicAuthorization('key', '') } });
    expect(reply).toMatchObject({ kind: 'answer', status: 307 });
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/x']);
  });

  it('P-07 accept a response of the maximum size and not one byte more', async () => {
    vendor.answers(() => ({ body: 'x'.repeat(1000) }));
    expect(await get({ maxBytes: 1000 })).toMatchObject({ kind: 'answer' });
    expect(await get({ maxBytes: 999 })).toEqual({ kind: 'silence', reason: 'too_large' });
  });

  it('P-07 time out even in the middle of a response', async () => {
    vendor.answers(() => (response) => {
      response.writeHead(200);
      response.write('{');
    });
    expect(await get({ timeoutMs: 150 })).toEqual({ kind: 'silence', reason: 'timeout' });
  });

  it('P-07 never throw: no listener, unknown host, aborted before the start', async () => {
    expect(await get({ url: 'http://127.0.0.1:1/' })).toEqual({ kind: 'silence', reason: 'network' });
    expect(await get({ url: 'not an address' })).toEqual({ kind: 'silence', reason: 'network' });
    expect(await get({ signal: AbortSignal.abort() })).toEqual({ kind: 'silence', reason: 'aborted' });
  });
});
