import { createSign, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate, newKey } from '../../../../../test/certificates.ts';
import { context } from '../../../../../test/payment-bench.ts';
import { createVendor, type Vendor } from '../../../../../test/vendor.ts';
import { systemClock } from '../../../../platform/server/clock.ts';
import type { RawMessage } from '../provider.port.ts';
import { isPinned, isTrustedCertificate, readCertificates } from './certificates.ts';
import { createPaypal } from './paypal.ts';
import { signedText } from './signature.ts';

const signerName = 'messageverificationcerts.paypal.com';
const key = newKey();
const signer = makeCertificate({ name: signerName, key });
const body =
  '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"id":"CAP1","invoice_id":"FE-1"},"amount":1.0,"text":"한글"}';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await createVendor();
});
afterAll(() => vendor.close());

/** Creates an adapter with an empty certificate cache. */
const paypal = () =>
  createPaypal(
    {
      mode: 'sandbox',
      baseUrl: `${vendor.url}/paypal`,
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: 'HOOK-1',
    },
    { clock: systemClock, brandName: 'Ferrite' },
  );

function message(
  options: { body?: string; hook?: string; headers?: Record<string, string> } = {},
): RawMessage {
  const text = `T-1|2026-11-21T12:00:00Z|${options.hook ?? 'HOOK-1'}|${crc32(Buffer.from(body))}`;
  return {
    method: 'POST',
    url: '/webhooks/paypal',
    body: options.body ?? body,
    headers: {
      'paypal-transmission-id': 'T-1',
      'paypal-transmission-time': '2026-11-21T12:00:00Z',
      'paypal-transmission-sig': createSign('SHA256').update(text).sign(key, 'base64'),
      'paypal-cert-url': `${vendor.url}/paypal/v1/notifications/certs/CERT-1`,
      'paypal-auth-algo': 'SHA256withRSA',
      ...options.headers,
    },
  };
}

/** Makes the fake PayPal serve this certificate (404 if null) and this verification result (500 if null). */
const serves = (pem: string | null, status: 'SUCCESS' | 'FAILURE' | null) =>
  vendor.answers(({ path }) => {
    if (path.includes('/certs/')) return pem === null ? { status: 404 } : { body: pem };
    if (path.endsWith('/token')) return { body: { access_token: 'A21', expires_in: 32_400 } };
    return status === null ? { status: 500 } : { body: { verification_status: status } };
  });
const questions = () => vendor.asked.filter(({ path }) => path.endsWith('/verify-webhook-signature'));
const authenticity = async (given: RawMessage, provider = paypal()) => {
  const found = await provider.readNotification(given, context());
  return found.kind === 'ok' ? found.value.authenticity : found.kind;
};

describe('P-07 signatures of PayPal webhooks', () => {
  it('P-07 signatures are verified without a request to PayPal, and the certificate is fetched once', async () => {
    serves(signer.pem, 'FAILURE');
    const provider = paypal();
    expect(await authenticity(message(), provider)).toBe('signed');
    expect(await authenticity(message(), provider)).toBe('signed');
    expect(vendor.asked.map(({ path }) => path)).toEqual(['/paypal/v1/notifications/certs/CERT-1']);
  });

  it('P-07 a signature is invalid if one byte changed, or if it was made for another webhook id or with another key', async () => {
    serves(signer.pem, 'SUCCESS');
    expect(await authenticity(message({ body: body.replace('1.0', '1.1') }))).toBe('forged');
    expect(await authenticity(message({ body: body.replace('1.0', '1.00') }))).toBe('forged');
    expect(await authenticity(message({ hook: 'HOOK-2' }))).toBe('forged');
    serves(makeCertificate({ name: signerName }).pem, 'SUCCESS');
    expect(await authenticity(message())).toBe('forged');
    expect(questions()).toEqual([]);
  });

  it('P-07 a signature that cannot be verified locally is verified by PayPal with the unchanged body', async () => {
    serves(null, 'SUCCESS');
    expect(await authenticity(message())).toBe('verified');
    expect(questions()[0]?.body).toContain(`"webhook_event":${body}}`);
    expect(JSON.parse(questions()[0]?.body ?? '')).toMatchObject({
      webhook_id: 'HOOK-1',
      transmission_id: 'T-1',
    });
    expect(questions()[0]?.headers['paypal-request-id']).toBeUndefined();
    serves(null, 'FAILURE');
    expect(await authenticity(message())).toBe('forged');
    serves(null, null);
    expect(await authenticity(message())).toBe('unknown');
  });

  it('P-07 a signature with an expired certificate or another algorithm is verified by PayPal', async () => {
    serves(makeCertificate({ name: signerName, key, to: '2021-01-01' }).pem, 'SUCCESS');
    expect(await authenticity(message())).toBe('verified');
    serves(signer.pem, 'SUCCESS');
    expect(await authenticity(message({ headers: { 'paypal-auth-algo': 'SHA512withRSA' } }))).toBe(
      'verified',
    );
    serves('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'SUCCESS');
    expect(await authenticity(message())).toBe('verified');
  });

  it('P-07 a webhook with a missing header is treated as forged without a request to PayPal', async () => {
    serves(signer.pem, 'SUCCESS');
    for (const name of Object.keys(message().headers))
      expect(await authenticity(message({ headers: { [name]: '' } }))).toBe('forged');
    expect(vendor.asked).toEqual([]);
  });

  it('P-07 the signed text contains the CRC-32 of the body as an unsigned number', () => {
    expect(signedText('a', 'b', 'c', 'body ÿ')).toBe(`a|b|c|${crc32(Buffer.from('body ÿ', 'utf8')) >>> 0}`);
    expect(signedText('', '', '', '123456789')).toBe('|||3421780262');
  });
});

describe('P-07 URL of the certificate', () => {
  const live = 'https://api-m.paypal.com';
  it.each([
    ['https://api-m.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594', true],
    ['https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594', true],
    ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1', false],
    ['https://evil.test/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com@evil.test/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com/v1/notifications/certs/../../../redirect', false],
    ['https://api.paypal.com/v1/notifications/certs/a/b', false],
    ['https://api.paypal.com/v1/notifications/certs/', false],
    ['https://api.paypal.com/v1/notifications/certs/CERT-1?to=evil.test', false],
    ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', false],
    ['CERT-1', false],
  ])('P-07 certificate URL %s accepted: %s', (url, expected) => {
    expect(isPinned(url, live, 'live')).toBe(expected);
  });

  it('P-07 in sandbox mode only the certificate URL of the sandbox is accepted', () => {
    const base = 'http://127.0.0.1:3010/paypal';
    expect(isPinned(`${base}/v1/notifications/certs/CERT-sandbox`, base, 'sandbox')).toBe(true);
    expect(isPinned('https://api.paypal.com/v1/notifications/certs/CERT-1', base, 'sandbox')).toBe(false);
    expect(isPinned('http://127.0.0.1:3010/v1/notifications/certs/CERT-1', base, 'sandbox')).toBe(false);
  });
});

describe('P-07 certificates of PayPal webhooks', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const root = makeCertificate({ name: 'Test Root', isAuthority: true });
  const middle = makeCertificate({ name: 'Test Middle', issuer: root, isAuthority: true });
  const leaf = makeCertificate({ name: signerName, issuer: middle, key });
  const check = (...pems: string[]) =>
    isTrustedCertificate(readCertificates(pems.join('')), 'live', now, [root.pem]);

  it('P-07 a certificate needs a chain to a trusted root', () => {
    expect(check(leaf.pem, middle.pem)).toBe(true);
    expect(check(leaf.pem, middle.pem, root.pem)).toBe(true);
    expect(check(makeCertificate({ name: signerName, issuer: root }).pem)).toBe(true);
    expect(check(leaf.pem)).toBe(false);
    expect(check(signer.pem)).toBe(false);
    expect(check()).toBe(false);
    expect(isTrustedCertificate([new X509Certificate(signer.pem)], 'live', now)).toBe(false);
  });

  it('P-07 a certificate must be issued for PayPal, be current, and have issuers that are certificate authorities', () => {
    expect(check(makeCertificate({ name: 'evil.test', issuer: middle }).pem, middle.pem)).toBe(false);
    const late = makeCertificate({ name: signerName, issuer: middle, to: '2026-01-01' });
    const early = makeCertificate({ name: signerName, issuer: middle, from: '2027-01-01' });
    expect(check(late.pem, middle.pem)).toBe(false);
    expect(check(early.pem, middle.pem)).toBe(false);
    const other = makeCertificate({ name: 'shop.test', issuer: middle });
    expect(check(makeCertificate({ name: signerName, issuer: other }).pem, other.pem, middle.pem)).toBe(
      false,
    );
    const impostor = makeCertificate({ name: 'Test Middle', isAuthority: true });
    expect(check(makeCertificate({ name: signerName, issuer: impostor }).pem, middle.pem)).toBe(false);
  });
});
