/** Access to the stored session without loading the auth client. */
export const sessionKey = 'ferrite-auth';

/** Tokens with less remaining time are renewed before use; same margin as the auth client. */
export const renewMarginMs = 90_000;

/** Returns whether a session is stored. It may have expired. */
export function hasStoredSession(): boolean {
  return readStorage() !== null;
}

/** Returns the stored access token if it is valid longer than the margin, else null. */
export function freshStoredToken(now: number): string | null {
  return freshToken(readStorage(), now);
}

/** Pure part of {@link freshStoredToken}. */
export function freshToken(stored: string | null, now: number): string | null {
  try {
    const { access_token, expires_at } = JSON.parse(stored ?? 'null') as {
      access_token?: unknown;
      expires_at?: unknown;
    };
    if (typeof access_token !== 'string' || typeof expires_at !== 'number') return null;
    return expires_at * 1000 - now > renewMarginMs ? access_token : null;
  } catch {
    return null;
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/**
 * Script in the head that hides the account controls (`:root[data-session]`) of the page rendered for a visitor if a
 * session is stored.
 */
export const sessionHintScript = `try{if(localStorage.getItem(${JSON.stringify(sessionKey)}))document.documentElement.dataset.session="stored"}catch{}`;

const probeKey = 'ferrite-probe';

/** Returns whether this browser stores data of this site. Without storage a session ends with the page. */
export function canStore(): boolean {
  try {
    localStorage.setItem(probeKey, '1');
    localStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}
