/** The order that is being paid, remembered over a reload, a closed window and the way to the provider and back. */

import { type PaymentMethod, paymentMethods } from '../../../membership/registration/profile-lists.rules.ts';
import { loginStorageKeys } from '../../../platform/browser/session/sign-in/login-storage.ts';

export type OpenOrder = {
  readonly method: PaymentMethod;
  readonly orderId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** After that the server has told by mail what became of it. */
const goodForMs = 24 * 60 * 60_000;

export function rememberOrder(order: OpenOrder, email: string): void {
  try {
    localStorage.setItem(loginStorageKeys.reference, JSON.stringify(order));
    localStorage.setItem(loginStorageKeys.userEmail, email);
  } catch {
    // Without storage a reload does not know of it; the mail tells.
  }
}

/** The address of whom the remembered order is for; null when none is remembered. */
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
    // Then nothing was kept.
  }
}

type Left = () => void;
const left = new Set<Left>();

/** Tells when an order was begun whose panel has gone since. @returns how to stop */
export function onOrderLeft(heard: Left): () => void {
  left.add(heard);
  return () => left.delete(heard);
}

/** The panel of the remembered order goes away before it knows the end. */
export function leaveOrder(): void {
  for (const heard of left) heard();
}

/** The order that was begun here and not heard of since, or null. */
export function openOrder(now: number): OpenOrder | null {
  try {
    return readOrder(localStorage.getItem(loginStorageKeys.reference), now);
  } catch {
    return null;
  }
}

/** The part of {@link openOrder} without a browser. */
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
