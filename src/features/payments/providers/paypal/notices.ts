/** Parses PayPal's webhooks and finds the payment that they refer to. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../../../platform/server/http-call.ts';
import type { Signal } from '../provider.port.ts';

const text = z.string().min(1).optional().catch(undefined);

const event = z.object({
  id: z.string().min(1),
  event_type: z.string().min(1),
  resource_type: text,
  resource: z
    .object({
      id: text,
      order_id: text,
      invoice_id: text,
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: text, capture_id: text }).optional().catch(undefined) })
        .optional()
        .catch(undefined),
      purchase_units: z
        .array(z.object({ invoice_id: text }))
        .optional()
        .catch(undefined),
      disputed_transactions: z
        .array(z.object({ seller_transaction_id: text, invoice_number: text }))
        .optional()
        .catch(undefined),
      links: z
        .array(z.object({ rel: z.string(), href: z.string() }))
        .default([])
        .catch([]),
    })
    .default({ links: [] }),
});

/** Parses a webhook; null if it is not a PayPal event. */
export function readEvent(body: string): Omit<Signal, 'authenticity'> | null {
  const parsed = event.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { id, event_type: topic, resource } = parsed.data;
  const related = resource.supplementary_data?.related_ids;
  const up = resource.links.filter((link) => link.rel === 'up').map((link) => link.href);
  const upOrder = idIn(up, 'orders');
  const upCapture = idIn(up, 'captures');
  const dispute = resource.disputed_transactions?.[0];
  const isCapture = topic.startsWith('PAYMENT.CAPTURE.');
  // The resource of these events is the refund; its invoice number is that of the refund, not of the payment.
  const isRefund =
    /^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(topic) || topic.startsWith('PAYMENT.REFUND.');
  const isOrder = topic.startsWith('CHECKOUT.ORDER.');
  const references = {
    orderRef: isRefund
      ? undefined
      : (resource.invoice_id ?? resource.purchase_units?.[0]?.invoice_id ?? dispute?.invoice_number),
    providerOrderId: (isOrder ? resource.id : undefined) ?? resource.order_id ?? related?.order_id ?? upOrder,
    captureId: isRefund
      ? (upCapture ?? related?.capture_id)
      : ((isCapture ? resource.id : undefined) ?? dispute?.seller_transaction_id),
  };
  const known = Object.entries(references).filter(([, value]) => value !== undefined);
  return { dedupeKey: id, topic, ...Object.fromEntries(known) };
}

/** Returns a separate deduplication key for a forged webhook, so it cannot suppress the authentic one. */
export function forgedWebhookKey(body: string): string {
  return `forged:${createHash('sha256').update(body).digest('hex')}`;
}

function idIn(addresses: readonly string[], collection: 'orders' | 'captures'): string | undefined {
  for (const address of addresses) {
    const found = new RegExp(`/${collection}/([A-Za-z0-9-]+)$`).exec(address)?.[1];
    if (found) return found;
  }
  return undefined;
}
