/** What the page that Eximbay leads back to tells the page that opened its window. */

const types = [
  'EXIMBAY_PAYMENT_SUCCESS',
  'EXIMBAY_PAYMENT_SUCCESS_LOGIN_REQUIRED',
  'EXIMBAY_PAYMENT_CANCELLED',
  'EXIMBAY_PAYMENT_FAILED',
] as const;

export type EximbayMessage = {
  readonly type: (typeof types)[number];
  readonly orderId: string;
  readonly message: string;
  /** A path of this site. */
  readonly redirect: string;
};

/** Reads a message; null for everything that does not come from a page of ours, or is not about this order. */
export function readEximbayMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  ownOrigin: string,
  orderId: string | null,
): EximbayMessage | null {
  if (origin !== ownOrigin || orderId === null || typeof data !== 'object' || data === null) return null;
  const message = data as Partial<Record<keyof EximbayMessage, unknown>>;
  const type = types.find((each) => each === message.type);
  if (!type || message.orderId !== orderId) return null;
  const text = typeof message.message === 'string' ? message.message : '';
  const isPath = typeof message.redirect === 'string' && /^\/(?![/\\])/.test(message.redirect);
  return { type, orderId, message: text, redirect: isPath ? (message.redirect as string) : '/' };
}
