/** Reads the payment of an Eximbay message. */

import { parseJson } from '../../../../platform/server/http-call.ts';
import type { RawMessage, Signal } from '../provider.port.ts';
import { digestOf, readEximbayMessage } from './wire.ts';

export type EximbayNotice = {
  readonly signal: Signal;
  /** Unmodified text that Eximbay can verify; null for JSON messages. */
  readonly checkable: string | null;
  /** The message is for our merchant. */
  readonly isOurs: boolean;
};

/** Parses a message: form fields by POST or in the query; chargebacks as JSON. */
export function readEximbayNotice(message: RawMessage, mid: string): EximbayNotice | null {
  if (message.body.trimStart().startsWith('{')) return readJsonNotice(message.body, mid);
  const raw = message.body || (message.url.split('?')[1] ?? '');
  const fields = readEximbayMessage(raw);
  if (!fields.orderRef) return null;
  return {
    checkable: raw,
    isOurs: fields.mid === mid,
    signal: {
      dedupeKey: digestOf(raw),
      orderRef: fields.orderRef,
      ...(fields.transactionId ? { captureId: fields.transactionId } : {}),
      authenticity: 'unsigned',
      topic: `${fields.type}:${fields.code ?? ''}`,
    },
  };
}

/** Their signature is agreed individually with merchants, so they only trigger a query. */
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
      dedupeKey: digestOf(body),
      ...(orderRef ? { orderRef } : {}),
      ...(captureId ? { captureId } : {}),
      authenticity: 'unsigned',
      topic: findText(json, 'event_type') ?? findText(json, 'transaction_type') ?? 'WEBHOOK',
    },
  };
}

/** Returns the first string of that name at any depth. */
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
