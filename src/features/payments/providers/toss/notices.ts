/**
 * Parses Toss's webhooks and finds the payment that they refer to. Toss does not sign webhooks; the secret URL
 * authenticates them.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../../../platform/server/http-call.ts';
import type { RawMessage, Signal } from '../provider.port.ts';

const text = z.string().min(1).optional().catch(undefined);
const payment = z.object({ paymentKey: text, orderId: text });

const message = z.object({
  eventType: text,
  data: payment.optional().catch(undefined),
  // Webhooks about deposits have these fields at the top level.
  orderId: text,
  transactionKey: text,
});

/**
 * Parses a webhook.
 * @param secret last part of the registered webhook URL
 * @returns null if the body is not a Toss webhook
 */
export function readTossNotice(raw: RawMessage, secret: string): Signal | null {
  const parsed = message.safeParse(parseJson(raw.body));
  if (!parsed.success) return null;
  const { eventType, data, orderId } = parsed.data;
  const orderRef = data?.orderId ?? orderId;
  const paymentKey = data?.paymentKey;
  if (!orderRef && !paymentKey) return null;
  const isAtSecretAddress = isSame(lastPart(raw.url), secret);
  const digest = createHash('sha256').update(raw.body).digest('hex');
  return {
    dedupeKey: isAtSecretAddress ? digest : `forged:${digest}`,
    ...(orderRef ? { orderRef } : {}),
    ...(paymentKey ? { providerOrderId: paymentKey, captureId: paymentKey } : {}),
    authenticity: isAtSecretAddress ? 'unsigned' : 'forged',
    topic: eventType ?? 'DEPOSIT_CALLBACK',
  };
}

function lastPart(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Compares two strings in constant time. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((each) => createHash('sha256').update(each).digest());
  return other !== '' && left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
