/** Parses Eximbay's webhooks and finds the payment that they refer to. */

import { parseJson } from '../../../../platform/server/http-call.ts';
import type { RawMessage, Signal } from '../provider.port.ts';
import { readEximbayMessage, sha256Hex } from './wire.ts';

export type EximbayNotice = {
  readonly signal: Signal;
  /** Unmodified text of the webhook that Eximbay can verify; null for JSON. */
  readonly checkable: string | null;
  /** Whether the webhook is for our merchant id. */
  readonly isOurs: boolean;
};

/** Parses a webhook: form fields in a POST or in the query; chargebacks arrive as JSON. */
export function readEximbayNotice(message: RawMessage, mid: string): EximbayNotice | null {
  if (message.body.trimStart().startsWith('{')) return readJsonNotice(message.body, mid);
  const raw = message.body || (message.url.split('?')[1] ?? '');
  const fields = readEximbayMessage(raw);
  if (!fields.orderRef) return null;
  return {
    checkable: raw,
    isOurs: fields.mid === mid,
    signal: {
      dedupeKey: sha256Hex(raw),
      orderRef: fields.orderRef,
      ...(fields.transactionId ? { captureId: fields.transactionId } : {}),
      authenticity: 'unsigned',
      topic: `${fields.type}:${fields.code ?? ''}`,
    },
  };
}

/**
 * Parses a JSON webhook. Its signature is agreed individually with each merchant and not verified here, so it only
 * triggers a query.
 */
function readJsonNotice(body: string, mid: string): EximbayNotice | null {
  const json = parseJson(body);
  if (json === null || typeof json !== 'object') return null;
  const orderRef = findText(json, 'order_id');
  const captureId = findText(json, 'transaction_id');
  if (!orderRef && !captureId) return null;
  return {
    checkable: null,
    isOurs: findText(json, 'mid') === mid,
    signal: {
      dedupeKey: sha256Hex(body),
      ...(orderRef ? { orderRef } : {}),
      ...(captureId ? { captureId } : {}),
      authenticity: 'unsigned',
      topic: findText(json, 'event_type') ?? findText(json, 'transaction_type') ?? 'WEBHOOK',
    },
  };
}

/** Returns the first string property with this name, at any depth of the object. */
function findText(value: object, name: string, depth = 0): string | undefined {
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string' && own !== '') return own;
  if (depth >= 4) return undefined;
  for (const each of Object.values(value)) {
    const found = each !== null && typeof each === 'object' ? findText(each, name, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
