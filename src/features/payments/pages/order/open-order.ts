/** Stores the order being paid in the browser, so it survives reloads, closed windows and redirects. */

import { loginStorageKeys } from '../../../../platform/browser/session/sign-in/login-storage.ts';
import { type PaymentMethod, paymentMethods } from '../../../membership/registration/profile-lists.rules.ts';

export type OpenOrder = {
  readonly method: PaymentMethod;
  readonly orderId: string;
  /** Time at which the order was placed, in milliseconds since 1970. */
  readonly at: number;
};

/** Lifetime of the stored order; later the buyer has received the result by mail. */
const goodForMs = 24 * 60 * 60_000;

export function rememberOrder(order: OpenOrder, email: string): void {
  try {
    localStorage.setItem(loginStorageKeys.reference, JSON.stringify(order));
    localStorage.setItem(loginStorageKeys.userEmail, email);
  } catch {
    // If browser storage is unavailable, a reload loses the order; the buyer gets the result by mail.
  }
}

/** Returns the email address of the stored order; null without one. */
export function storedOrderEmail(): string | null {
  try {
    return localStorage.getItem(loginStorageKeys.userEmail);
  } catch {
    return null;
  }
}

export function clearOrder(): void {
  try {
    for (const key of ['reference', 'userEmail', 'transaction'] as const)
      localStorage.removeItem(loginStorageKeys[key]);
  } catch {
    // If browser storage is unavailable, no order was stored.
  }
}

type Left = () => void;
const left = new Set<Left>();

/**
 * Registers a listener that is called when the panel of an unfinished order is removed.
 * @returns a function that unsubscribes
 */
export function onOrderLeft(listener: Left): () => void {
  left.add(listener);
  return () => left.delete(listener);
}

/** Notifies the listeners that the panel of the stored order is removed before the result is known. */
export function notifyOrderLeft(): void {
  for (const listener of left) listener();
}

/** Returns the stored order whose result is not known yet; null if there is none. */
export function openOrder(now: number): OpenOrder | null {
  try {
    return readOrder(localStorage.getItem(loginStorageKeys.reference), now);
  } catch {
    return null;
  }
}

/** Parses the stored text of an order; see {@link openOrder}. */
export function readOrder(stored: string | null, now: number): OpenOrder | null {
  try {
    const { method, orderId, at } = JSON.parse(stored ?? 'null') as Record<string, unknown>;
    const known = paymentMethods.find((each) => each === method);
    if (!known || typeof orderId !== 'string' || typeof at !== 'number') return null;
    if (!/^[\w-]{3,64}$/.test(orderId) || now - at > goodForMs) return null;
    return { method: known, orderId, at };
  } catch {
    return null;
  }
}
