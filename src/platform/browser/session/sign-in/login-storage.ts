/** Local storage keys of a registration and its payment; cleared after the login. */
export const loginStorageKeys = {
  /** Form fields without passwords. */
  registration: 'registrationData',
  /** Reference of the order in payment. */
  reference: 'paymentReference',
  /** Email of the buyer, for the return from the provider. */
  userEmail: 'paymentUserEmail',
  /** Payment key of the provider. */
  transaction: 'paymentTransactionId',
} as const;

/** Removes all of these keys. */
export function clearLoginStorage(): void {
  try {
    for (const key of Object.values(loginStorageKeys)) localStorage.removeItem(key);
  } catch {
    // Without storage, no keys are stored.
  }
}
