/** What a registration and a payment leave in this browser until somebody is signed in. */
export const keptUntilLogin = {
  /** What was typed, without passwords. */
  registration: 'registrationData',
  /** The order that is being paid. */
  reference: 'paymentReference',
  /** Whose it is, for the provider's way back. */
  userEmail: 'paymentUserEmail',
  /** The payment's key at the provider. */
  transaction: 'paymentTransactionId',
} as const;

/** Removes all of it. */
export function clearKeptUntilLogin(): void {
  try {
    for (const key of Object.values(keptUntilLogin)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
