/** What can be known of a session without loading the auth client: nothing of it is needed by visitors. */
export const sessionKey = 'ferrite-auth';

/** A token with less than this left is renewed before it is used; the auth client's own margin. */
export const renewMarginMs = 90_000;

/** Whether this browser keeps a session. It may have ended; only the auth client can tell. */
export function hasStoredSession(): boolean {
  return readStorage() !== null;
}

/** The stored access token while it has more than the margin left, else null. */
export function freshStoredToken(now: number): string | null {
  return freshToken(readStorage(), now);
}

/** The part of {@link freshStoredToken} without a browser. */
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
 * Runs before the first paint, in the head: the page is rendered as for a visitor, and with a session kept here
 * the account's corner stays empty (`:root[data-session]`) until it is known whose it is.
 */
export const sessionHintScript = `try{if(localStorage.getItem(${JSON.stringify(sessionKey)}))document.documentElement.dataset.session="stored"}catch{}`;

const probeKey = 'ferrite-probe';

/** Returns whether this browser keeps data of this site. Without it no session lasts beyond the page. */
export function canStore(): boolean {
  try {
    localStorage.setItem(probeKey, '1');
    localStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}
