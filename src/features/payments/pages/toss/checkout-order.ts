/** Order parameters in the URL of the Toss checkout page. */

export type CheckoutOrder = {
  /** Amount in won. */
  readonly amount: number;
  /** Our order reference; empty if the URL contains none. */
  readonly orderId: string;
  readonly orderName: string;
  readonly email: string;
  readonly successUrl: string;
  readonly failUrl: string;
};

/** Amount used if the URL contains no valid one: price of one month in won. */
const defaultAmount = 13_000;
const defaultName = 'Monthly Premium';

/**
 * Parses the URL parameters.
 * @param origin origin of this site; return URLs elsewhere are rejected because they would receive the payment key
 */
export function readCheckoutOrder(query: URLSearchParams, origin: string): CheckoutOrder {
  const amount = query.get('amount')?.trim() ?? '';
  const orderId = query.get('orderId')?.trim() ?? '';
  return {
    amount: /^[1-9]\d{0,8}$/.test(amount) ? Number(amount) : defaultAmount,
    orderId: /^[A-Za-z0-9_-]{6,64}$/.test(orderId) ? orderId : '',
    orderName: (query.get('orderName')?.trim() || defaultName).slice(0, 100),
    email: (query.get('email')?.trim() ?? '').slice(0, 100),
    successUrl: ownAddress(query.get('successUrl'), origin) ?? `${origin}/toss-success`,
    failUrl: ownAddress(query.get('failUrl'), origin) ?? `${origin}/toss-fail`,
  };
}

function ownAddress(given: string | null, origin: string): string | null {
  if (!given || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  return url.origin === origin ? url.href : null;
}
