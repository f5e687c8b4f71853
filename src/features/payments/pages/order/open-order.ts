/** Stores the order in payment across reloads, closed windows and redirects. */

import { loginStorageKeys } from '../../../../platform/browser/session/sign-in/login-storage.ts';
import { type PaymentMethod, paymentMethods } from '../../../membership/registration/profile-lists.rules.ts';

export type OpenOrder = {
  readonly method: PaymentMethod;
  readonly orderId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** Lifetime; afterwards the result was sent by mail. */
const goodForMs = 24 * 60 * 60_000;

export function rememberOrder(order: OpenOrder, email: string): void {
  try {
    localStorage.setItem(loginStorageKeys.reference, JSON.stringify(order));
    localStorage.setItem(loginStorageKeys.userEmail, email);
  } catch {
    // Without storage the order is lost on reload; the result is mailed.
  }
}

/** Returns the email of the stored order, or null. */
export function orderedFor(): string | null {
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
    // Without storage nothing was stored.
  }
}

type Left = () => void;
const left = new Set<Left>();

/** Subscribes to orders whose panel was removed. @returns a function that unsubscribes */
export function onOrderLeft(listener: Left): () => void {
  left.add(listener);
  return () => left.delete(listener);
}

/** Reports that the panel of the stored order is removed before its result. */
export function leaveOrder(): void {
  for (const listener of left) listener();
}

/** Returns the stored order without a result, or null. */
export function openOrder(now: number): OpenOrder | null {
  try {
    return readOrder(localStorage.getItem(loginStorageKeys.reference), now);
  } catch {
    return null;
  }
}

/** Pure part of {@link openOrder}. */
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
