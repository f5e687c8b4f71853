/** Key under which the auth client stores the session in local storage. */
export const sessionKey = 'ferrite-auth';

/** Returns the stored session as text; null without one. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** Returns whether a session is stored; it may have expired. */
export const hasStoredSession = (): boolean => storedText() !== null;
