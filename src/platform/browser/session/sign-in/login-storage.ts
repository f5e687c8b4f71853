import { clearExpiredUser } from './expired-user.ts';

/** Local storage keys of a registration and its payment; all are deleted after the login. */
export const loginStorageKeys = {
  /** Fields of the registration form, without passwords. */
  registration: 'registrationData',
  /** Reference of the order that is being paid. */
  reference: 'paymentReference',
  /** Email address of the buyer, needed when the buyer returns from the payment provider. */
  userEmail: 'paymentUserEmail',
  /** Payment key that the payment provider assigned. */
  transaction: 'paymentTransactionId',
} as const;

/** Deletes the data of a registration, a payment and a renewal. */
export function clearLoginStorage(): void {
  clearExpiredUser();
  try {
    for (const key of Object.values(loginStorageKeys)) localStorage.removeItem(key);
  } catch {
    // Without storage, no keys are stored.
  }
}
