/** Messages of the return page to the page that opened the Eximbay window. */

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
  /** Path on this site to open next. */
  readonly redirect: string;
};

/** Parses a message; null if it is not from this site or not about this order. */
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
