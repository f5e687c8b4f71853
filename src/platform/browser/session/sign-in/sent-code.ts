/**
 * Stores which verification codes this tab has requested, so that a code can still be entered after a reload. The code
 * itself is not stored.
 */
const storageKey = 'sentCode';
const goodForMs = 600_000;
const resendAfterMs = 60_000;

export type SentCode = {
  /** Seconds until the code expires. */
  readonly left: number;
  /** Seconds until another code may be requested. */
  readonly untilResend: number;
};

/** Returns an email address in the spelling that the server stores. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Stores the request for a code.
 * @param at time when the code was sent, in milliseconds
 */
export function saveSentCode(email: string, at = Date.now()): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ email: normalizeEmail(email), at }));
  } catch {
    // Without storage, a reload starts the login again.
  }
}

/**
 * Returns the remaining times of the code for this email address; null if none was requested in this tab or the code
 * has expired.
 */
export function readSentCode(email: string, now = Date.now()): SentCode | null {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof sent !== 'object' || sent === null || !('email' in sent) || !('at' in sent)) return null;
    if (sent.email !== normalizeEmail(email) || typeof sent.at !== 'number') return null;
    const left = Math.ceil((sent.at + goodForMs - now) / 1000);
    const untilResend = Math.max(0, Math.ceil((sent.at + resendAfterMs - now) / 1000));
    return left > 0 && left <= goodForMs / 1000 ? { left, untilResend } : null;
  } catch {
    return null;
  }
}

export function clearSentCode(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, no request is stored.
  }
}
