import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  eximbayPayment,
  type Heard,
  paypalOrder,
  type Shop,
  startShop,
  tossPayment,
} from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const mode = (provider: string, settings: object) => shop.control('webhooks/mode', { provider, ...settings });
const to = (path: string) => shop.heard.filter((each) => each.path === path);
const confirm = (paymentKey: string) =>
  shop.toss('POST', '/v1/payments/confirm', { paymentKey, orderId: 'attempt-1', amount: 13_000 });
const tossPaid = async () => confirm((await tossPayment(shop)).paymentKey);
const capture = (id: string) =>
  shop.paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': 'k' });

/** Sends a received event to PayPal's verification call; the bytes of the event must not change. */
const postback = ({ headers, body }: Heard, webhookId = 'SANDBOX-WEBHOOK') =>
  shop.paypal(
    'POST',
    '/v1/notifications/verify-webhook-signature',
    `{"auth_algo":"${headers['paypal-auth-algo']}","cert_url":"${headers['paypal-cert-url']}","transmission_id":"${headers['paypal-transmission-id']}","transmission_sig":"${headers['paypal-transmission-sig']}","transmission_time":"${headers['paypal-transmission-time']}","webhook_id":"${webhookId}","webhook_event":${body}}`,
  );

describe('P-05 webhooks of PayPal', () => {
  const approved = async () => {
    await paypalOrder(shop);
    await shop.deliver();
    return to('/paypal')[0] as Heard;
  };

  it('a message of PayPal is signed, and the certificate is sufficient to verify it', async () => {
    const { headers, body } = await approved();
    const certificate = new X509Certificate(
      (await shop.call('GET', String(headers['paypal-cert-url']))).text,
    );
    expect(certificate.subject).toBe('CN=messageverificationcerts.paypal.com');
    const message = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|SANDBOX-WEBHOOK|${crc32(body)}`;
    const signature = String(headers['paypal-transmission-sig']);
    expect(createVerify('SHA256').update(message).verify(certificate.publicKey, signature, 'base64')).toBe(
      true,
    );
    expect(
      createVerify('SHA256').update(`${message}0`).verify(certificate.publicKey, signature, 'base64'),
    ).toBe(false);
  });

  it('the API of PayPal verifies a message only for the same bytes and the same listener', async () => {
    const message = await approved();
    expect((await postback(message)).body).toEqual({ verification_status: 'SUCCESS' });
    expect((await postback(message, 'ANOTHER')).body).toEqual({ verification_status: 'FAILURE' });
    const changed = { ...message, body: message.body.replace('96.00', '1.00') };
    expect((await postback(changed)).body).toEqual({ verification_status: 'FAILURE' });
    const spaced = { ...message, body: JSON.stringify(JSON.parse(message.body), null, 1) };
    expect((await postback(spaced)).body).toEqual({ verification_status: 'FAILURE' });
  });

  it('a message of PayPal with a wrong signature can be requested', async () => {
    await mode('paypal', { badSignature: true });
    expect((await postback(await approved())).body).toEqual({ verification_status: 'FAILURE' });
  });

  it('the PayPal webhook of a capture contains order and capture; the webhook of a refund only links to the capture', async () => {
    const id = await paypalOrder(shop);
    const captured = (await capture(id)).body.purchase_units[0].payments.captures[0].id;
    await shop.paypal('POST', `/v2/payments/captures/${captured}/refund`, {}, { 'paypal-request-id': 'r' });
    await shop.deliver();
    const [, completed, refunded] = to('/paypal').map(({ body }) => JSON.parse(body));
    expect(completed.resource).toMatchObject({
      id: captured,
      custom_id: 'attempt-1',
      supplementary_data: { related_ids: { order_id: id } },
    });
    expect(refunded).toMatchObject({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource_type: 'refund' });
    expect(refunded.resource.links.find((link: { rel: string }) => link.rel === 'up').href).toMatch(
      new RegExp(`/v2/payments/captures/${captured}$`),
    );
  });

  it('a message of PayPal is sent at most 25 times, and can be requested again', async () => {
    shop.answerWith(() => [500, 'not now']);
    await paypalOrder(shop);
    for (let round = 0; round < 40; round += 1) await shop.advance('4h');
    expect(to('/paypal')).toHaveLength(25);
    expect(new Set(to('/paypal').map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    shop.answerWith(() => [200, '']);
    const token = await shop.call(
      'POST',
      '/paypal/v1/oauth2/token',
      {
        authorization: `Basic ${btoa('sandbox-client-id:sandbox-client-secret')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      'grant_type=client_credentials',
    );
    const bearer = { authorization: `Bearer ${token.body.access_token}` };
    const { events } = (await shop.call('GET', '/paypal/v1/notifications/webhooks-events', bearer)).body;
    const before = to('/paypal').length;
    expect(
      (await shop.call('POST', `/paypal/v1/notifications/webhooks-events/${events[0].id}/resend`, bearer))
        .status,
    ).toBe(202);
    await shop.deliver();
    expect(to('/paypal').length).toBe(before + 1);
  });

  it('messages of PayPal are sent to every registered listener, and a listener can be removed', async () => {
    const made = await shop.paypal('POST', '/v1/notifications/webhooks', {
      url: `${shop.url}/second`,
      event_types: [{ name: '*' }],
    });
    expect(made.status).toBe(201);
    await paypalOrder(shop);
    await shop.deliver();
    expect([to('/paypal').length, to('/second').length]).toEqual([1, 1]);
    expect((await shop.paypal('DELETE', `/v1/notifications/webhooks/${made.body.id}`)).status).toBe(204);
    expect((await shop.paypal('GET', '/v1/notifications/webhooks')).body.webhooks).toHaveLength(1);
  });
});

describe('P-05 webhooks of Toss', () => {
  it('a message of Toss is unsigned and complete, and is repeated seven times at growing intervals with a retry count', async () => {
    shop.answerWith((path) => [path === '/toss' ? 500 : 200, '']);
    await tossPaid();
    for (const pause of ['1m', '4m', '16m', '64m', '256m', '1024m', '4096m', '30d'])
      await shop.advance(pause);
    const counts = to('/toss').map(
      ({ headers }) => headers['tosspayments-webhook-transmission-retried-count'],
    );
    expect(counts).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(to('/toss')[0]?.headers).not.toHaveProperty('tosspayments-webhook-signature');
    expect(JSON.parse(to('/toss')[0]?.body ?? '')).toMatchObject({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { status: 'DONE', totalAmount: 13_000 },
    });
  });

  it('a webhook of Toss is sent again unless the response has status 200', async () => {
    shop.answerWith(() => [204, '']);
    await tossPaid();
    await shop.deliver();
    await shop.advance('1m');
    expect(to('/toss')).toHaveLength(2);
  });

  it('webhooks of Toss can be requested in the older, shorter format', async () => {
    await mode('toss', { oldDataForm: true });
    await tossPaid();
    await shop.deliver();
    expect(Object.keys(JSON.parse(to('/toss')[0]?.body ?? '').data)).toEqual([
      'paymentKey',
      'status',
      'orderId',
    ]);
  });
});

describe('P-05 webhooks of Eximbay', () => {
  it('a message of Eximbay is repeated until the response is the expected text', async () => {
    shop.answerWith(() => [200, 'rescode=9999&resmsg=later']);
    await eximbayPayment(shop);
    await shop.advance('1s');
    await shop.advance('5m');
    expect(to('/status')).toHaveLength(2);
    shop.answerWith(() => [200, 'rescode=0000&resmsg=Success']);
    await shop.advance('10m');
    await shop.advance('10d');
    expect(to('/status')).toHaveLength(3);
  });

  it('webhooks of Eximbay can be requested with the older field names, and pass verification with these names', async () => {
    await mode('eximbay', { legacyNames: true });
    await eximbayPayment(shop);
    await shop.deliver();
    const data = to('/status')[0]?.body ?? '';
    expect(Object.fromEntries(new URLSearchParams(data))).toMatchObject({
      ref: 'attempt-1',
      cur: 'USD',
      amt: '10.00',
    });
    expect((await shop.eximbay('/v1/payments/verify', { data })).body.rescode).toBe('0000');
  });

  it('a forged webhook of Eximbay fails verification', async () => {
    await mode('eximbay', { badSignature: true });
    await eximbayPayment(shop);
    await shop.deliver();
    const data = to('/status')[0]?.body ?? '';
    expect((await shop.eximbay('/v1/payments/verify', { data })).body.rescode).toBe('EC00');
  });
});

describe('P-05 faults in the delivery of webhooks', () => {
  it('in the mode duplicate each message is sent twice', async () => {
    await mode('toss', { duplicate: 1 });
    await tossPaid();
    await shop.deliver();
    expect(to('/toss')).toHaveLength(2);
  });

  it('in the mode off no message is sent, and in the mode manual messages are sent only on request', async () => {
    await mode('toss', { deliver: 'off' });
    await tossPaid();
    await shop.deliver();
    expect(to('/toss')).toHaveLength(0);
    await mode('eximbay', { deliver: 'manual' });
    await eximbayPayment(shop);
    await shop.advance('1d');
    expect(to('/status')).toHaveLength(0);
    await shop.deliver();
    expect(to('/status')).toHaveLength(1);
  });

  it('in the mode delayMs messages are sent late', async () => {
    await mode('toss', { delayMs: 60_000 });
    await tossPaid();
    await shop.advance('59s');
    expect(to('/toss')).toHaveLength(0);
    await shop.advance('1s');
    expect(to('/toss')).toHaveLength(1);
  });

  it('in the mode reorder the message about the refund is sent before the one about the payment', async () => {
    await mode('toss', { reorder: true });
    const { body } = await tossPaid();
    await shop.toss('POST', `/v1/payments/${body.paymentKey}/cancel`, { cancelReason: 'x' });
    await shop.deliver();
    expect(shop.topics('/toss')).toEqual(['CANCELED', 'DONE']);
  });

  it('in the mode truncateBody messages are truncated', async () => {
    await mode('toss', { truncateBody: true });
    await tossPaid();
    await shop.deliver();
    expect(() => JSON.parse(to('/toss')[0]?.body ?? '')).toThrow();
  });

  it('in the mode beforeResponse a message is sent before the response of the call that caused it', async () => {
    await mode('toss', { beforeResponse: true });
    await tossPaid();
    expect(shop.topics('/toss')).toEqual(['DONE']);
  });

  it('a payment succeeds even if no listener is registered', async () => {
    await shop.control('webhooks/targets', { toss: [] });
    expect((await tossPaid()).body.status).toBe('DONE');
  });
});
