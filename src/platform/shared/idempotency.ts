/** Time for which the server stores the response to an `Idempotency-Key`, and the browser the key, in milliseconds. */
export const responseStoredMs = 24 * 60 * 60_000;
