/** Data that the providers' windows return through the buyer's browser; untrusted. */
import type { ReturnEvidence } from './provider.port.ts';

/** Format of our order references. */
const orderRefPattern = /^[A-Za-z0-9-]{6,40}$/;

const textIn = (query: URLSearchParams, name: string): string | null => query.get(name)?.trim() || null;

export type TossSuccess = {
  readonly orderRef: string;
  readonly paymentKey: string;
  /** Amount in won. */
  readonly amount: number;
};

/** Parses the URL to which Toss returns after success; null if a parameter is missing or invalid. */
export function readTossSuccess(query: URLSearchParams): TossSuccess | null {
  const orderRef = textIn(query, 'orderId');
  const paymentKey = textIn(query, 'paymentKey');
  const amount = textIn(query, 'amount');
  if (!orderRef || !orderRefPattern.test(orderRef)) return null;
  if (!paymentKey || paymentKey.length > 200) return null;
  if (!amount || !/^\d{1,12}$/.test(amount)) return null;
  return { orderRef, paymentKey, amount: Number(amount) };
}

/** Toss's codes for a buyer who left without paying. */
export const tossCancellations = ['PAY_PROCESS_CANCELED', 'USER_CANCEL'] as const;
export type TossCancellation = (typeof tossCancellations)[number];

export type TossFailure = {
  readonly code: string;
  /** Message from Toss, for the log; users see our explanation of the code. */
  readonly message: string;
  /** Order reference; null if Toss omits it because the buyer closed the window. */
  readonly orderRef: string | null;
  /** Code of a cancellation by the buyer; null for other failures. */
  readonly cancellation: TossCancellation | null;
};

/** Parses the URL to which Toss returns after a failure. An invalid code is replaced by UNKNOWN. */
export function readTossFailure(query: URLSearchParams): TossFailure {
  const code = textIn(query, 'code') ?? '';
  const orderRef = textIn(query, 'orderId');
  return {
    code: /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN',
    message: (textIn(query, 'message') ?? '').slice(0, 300),
    orderRef: orderRef && orderRefPattern.test(orderRef) ? orderRef : null,
    cancellation: tossCancellations.find((each) => each === code) ?? null,
  };
}

export type EximbayReturn = {
  readonly orderRef: string | null;
  /** Unmodified fields, which Eximbay can verify; empty if the request contained only the order id. */
  readonly evidence: ReturnEvidence;
};

const orderNames = ['order_id', 'oid', 'ref', 'order_no', 'orderid', 'orderId'];
/** Names of fields that only a payment result contains. */
const resultNames = ['rescode', 'transaction_id', 'transid', 'fgkey'];

/**
 * Parses the request with which Eximbay returns the buyer: a cross-site POST or a GET; both may use the older field
 * names.
 * @param url path and query
 * @param body form fields of a POST, else ''
 */
export function readEximbayReturn(url: string, body: string): EximbayReturn {
  const mark = url.indexOf('?');
  const sources = [body, mark < 0 ? '' : url.slice(mark + 1)];
  const refOf = (raw: string) => {
    const fields = new URLSearchParams(raw);
    return orderNames.map((name) => textIn(fields, name) ?? '').find((value) => orderRefPattern.test(value));
  };
  const isResult = (raw: string) => resultNames.some((name) => new URLSearchParams(raw).has(name));
  const orderRef = sources.map(refOf).find((found) => found !== undefined) ?? null;
  const raw = sources.find(isResult);
  return { orderRef, evidence: raw === undefined ? {} : { raw } };
}
