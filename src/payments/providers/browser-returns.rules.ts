/** What the providers' windows send back through the buyer's browser. Hints, never proof. */
import type { ReturnEvidence } from './provider.port.ts';

/** Our order references, the only ones worth looking up. */
const orderRefPattern = /^[A-Za-z0-9-]{6,40}$/;

const textIn = (query: URLSearchParams, name: string): string | null => query.get(name)?.trim() || null;

export type TossSuccess = {
  readonly orderRef: string;
  readonly paymentKey: string;
  /** Whole won. */
  readonly amount: number;
};

/** The success address of Toss; null when one of the three is missing or no such thing. */
export function readTossSuccess(query: URLSearchParams): TossSuccess | null {
  const orderRef = textIn(query, 'orderId');
  const paymentKey = textIn(query, 'paymentKey');
  const amount = textIn(query, 'amount');
  if (!orderRef || !orderRefPattern.test(orderRef)) return null;
  if (!paymentKey || paymentKey.length > 200) return null;
  if (!amount || !/^\d{1,12}$/.test(amount)) return null;
  return { orderRef, paymentKey, amount: Number(amount) };
}

/** What Toss calls it when the buyer left without paying. */
export const tossCancellations = ['PAY_PROCESS_CANCELED', 'USER_CANCEL'] as const;
export type TossCancellation = (typeof tossCancellations)[number];

export type TossFailure = {
  readonly code: string;
  /** Toss's own sentence; people are shown our explanation of the code. */
  readonly message: string;
  /** Left out when the buyer closed the window. */
  readonly orderRef: string | null;
  /** The buyer left; null for everything else. */
  readonly cancellation: TossCancellation | null;
};

/** The fail address of Toss. A made-up code is kept short and harmless, and explained as unknown. */
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
  /** The fields letter for letter, as Eximbay checks them; left out when only the order was named. */
  readonly evidence: ReturnEvidence;
};

const orderNames = ['order_id', 'oid', 'ref', 'order_no', 'orderid', 'orderId'];
/** A return has more than the name of the order. */
const resultNames = ['rescode', 'transaction_id', 'transid', 'fgkey'];

/**
 * The return address of Eximbay, reached by a POST from another site or by GET; both may carry the older names.
 * @param url path and query
 * @param body form fields of a POST, else ''
 */
export function readEximbayReturn(url: string, body: string): EximbayReturn {
  const mark = url.indexOf('?');
  const sources = [body, mark < 0 ? '' : url.slice(mark + 1)].filter((source) => source !== '');
  const refOf = (raw: string) => {
    const fields = new URLSearchParams(raw);
    return orderNames
      .map((name) => textIn(fields, name))
      .find((value) => value !== null && orderRefPattern.test(value));
  };
  const isResult = (raw: string) => resultNames.some((name) => new URLSearchParams(raw).has(name));
  const orderRef = sources.map(refOf).find((found) => found !== undefined) ?? null;
  const raw = sources.find(isResult);
  return { orderRef, evidence: raw === undefined ? {} : { raw } };
}
