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
  it('P-07 a call returns status, text and JSON, or undefined as JSON if it is invalid', async () => {
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

  it('P-07 a call does not follow a redirect, so the key is not sent to the target', async () => {
    vendor.answers(({ path }) =>
      path === '/x' ? { status: 307, headers: { location: `${vendor.url}/y` } } : {},
    );
    const reply = await get({ headers: { authorization: basicAuthorization('key', '') } });
    expect(reply).toMatchObject({ kind: 'answer', status: 307 });
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/x']);
  });

  it('P-07 a call accepts a response of the maximum size and refuses one that is a byte larger', async () => {
    vendor.answers(() => ({ body: 'x'.repeat(1000) }));
    expect(await get({ maxBytes: 1000 })).toMatchObject({ kind: 'answer' });
    expect(await get({ maxBytes: 999 })).toEqual({ kind: 'silence', reason: 'too_large' });
  });

  it('P-07 a call times out even in the middle of a response', async () => {
    vendor.answers(() => (response) => {
      response.writeHead(200);
      response.write('{');
    });
    expect(await get({ timeoutMs: 150 })).toEqual({ kind: 'silence', reason: 'timeout' });
  });

  it('P-07 a call never throws: no listener, unknown host, aborted before the start', async () => {
    expect(await get({ url: 'http://127.0.0.1:1/' })).toEqual({ kind: 'silence', reason: 'network' });
    expect(await get({ url: 'not an address' })).toEqual({ kind: 'silence', reason: 'network' });
    expect(await get({ signal: AbortSignal.abort() })).toEqual({ kind: 'silence', reason: 'aborted' });
  });
});
