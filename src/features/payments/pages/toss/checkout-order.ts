/** Parameters of the checkout page. */

export type CheckoutOrder = {
  /** Amount in won. */
  readonly amount: number;
  /** Empty if there is no order. */
  readonly orderId: string;
  readonly orderName: string;
  readonly email: string;
  readonly successUrl: string;
  readonly failUrl: string;
};

/** Default amount: one month. */
const defaultAmount = 13_000;
const defaultName = 'Monthly Premium';

/**
 * Parses the address.
 * @param origin of this site; other return addresses are rejected because they would receive the payment key
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
