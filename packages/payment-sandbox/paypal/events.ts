/** Creates PayPal's messages, signed in PayPal's format with a key of the sandbox. */
import { createPublicKey, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Core } from '../core.ts';
import { randomId } from '../core.ts';
import { paypalTime } from '../time.ts';
import { selfSigned } from './certificate.ts';
import { base } from './records.ts';

export type Event = {
  readonly id: string;
  readonly event_type: string;
  readonly create_time: string;
} & Record<string, unknown>;

const resourceTypes: readonly (readonly [start: string, type: string, version: string])[] = [
  ['CHECKOUT.', 'checkout-order', '2.0'],
  ['PAYMENT.CAPTURE.REFUNDED', 'refund', '2.0'],
  ['PAYMENT.CAPTURE.REVERSED', 'refund', '2.0'],
  ['PAYMENT.CAPTURE.', 'capture', '2.0'],
  ['CUSTOMER.DISPUTE.', 'dispute', '1.0'],
];

/** Sends an event to the merchant and stores it, so that it can be queried and sent again. */
export function fireEvent(core: Core, topic: string, summary: string, resource: object): void {
  const id = `WH-${randomId(17)}-${randomId(17)}`;
  const [, type, version] = resourceTypes.find(([start]) => topic.startsWith(start)) ?? [
    '',
    'unknown',
    '1.0',
  ];
  const own = `${base(core)}/v1/notifications/webhooks-events/${id}`;
  const event: Event = {
    id,
    event_version: '1.0',
    create_time: core.clock.now().toISOString(),
    resource_type: type,
    resource_version: version,
    event_type: topic,
    summary,
    resource,
    links: [
      { href: own, rel: 'self', method: 'GET' },
      { href: `${own}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  core.state.put('paypal-event', id, event);
  sendEvent(core, event);
}

export function sendEvent(core: Core, event: Event): void {
  const body = JSON.stringify(event);
  const transmission = randomUUID();
  const at = paypalTime(core.clock.now());
  const signature = core.outbox.mode('paypal').badSignature
    ? createSign('SHA256').update('somebody else').sign(privateKey(core), 'base64')
    : createSign('SHA256')
        .update(signed({ transmissionId: transmission, time: at, webhookId: webhookId(core), body }))
        .sign(privateKey(core), 'base64');
  core.outbox.send({
    provider: 'paypal',
    topic: event.event_type,
    url: null,
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': at,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': certificateUrl(core),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-auth-version': 'v2',
      'user-agent': 'PayPal/AUHD-214.0-sandbox',
    },
  });
}

export const certificateUrl = (core: Core) => `${base(core)}/v1/notifications/certs/CERT-sandbox`;

export const webhookId = (core: Core) =>
  core.outbox.targets('paypal')[0]?.id ?? core.credentials.paypal.webhookId;

type Signed = {
  readonly transmissionId: string;
  readonly time: string;
  readonly webhookId: string;
  readonly body: string;
};

const signed = ({ transmissionId, time, webhookId, body }: Signed) =>
  `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;

/** Returns whether this sandbox created the signature for these bytes and this webhook. */
export function verifySignature(
  core: Core,
  claim: Signed & { readonly signature: string; readonly certUrl: string },
): boolean {
  if (claim.certUrl !== certificateUrl(core) || claim.webhookId !== webhookId(core)) return false;
  return createVerify('SHA256')
    .update(signed(claim))
    .verify(createPublicKey(privateKey(core)), claim.signature, 'base64');
}

/** Private key, created on first use and shared within the process, because generating a key is slow. */
let made: string | undefined;
function privateKey(core: Core): string {
  const kept = core.state.get<string>('setting', 'paypal-key');
  if (kept) return kept;
  made ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
  core.state.put('setting', 'paypal-key', made);
  return made;
}

export const certificatePem = (core: Core) =>
  selfSigned('messageverificationcerts.paypal.com', privateKey(core));
