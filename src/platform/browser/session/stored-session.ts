import { sessionKey, storedText } from '../session-key.ts';

/**
 * Minimum remaining time of a token, in milliseconds. Tokens that expire sooner are renewed before use; the auth client
 * has the same limit.
 */
export const renewMarginMs = 90_000;

/** Returns the stored access token if it is valid longer than `renewMarginMs`, else null. */
export function freshStoredToken(now: number): string | null {
  return freshToken(storedText(), now);
}

/** Returns the access token in the text of a stored session if it is valid longer than `renewMarginMs`, else null. */
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

let lastRead: { readonly text: string | null; readonly memberId: string | null } = {
  text: null,
  memberId: null,
};

/** Returns the member of the stored session, even if the token has expired, e.g. offline; null without a session. */
export function storedMember(): string | null {
  const text = storedText();
  // A list of calculators asks once for each row.
  if (text !== lastRead.text) lastRead = { text, memberId: memberOf(text) };
  return lastRead.memberId;
}

/** Returns the member in the text of a stored session: the subject of its access token. */
export function memberOf(stored: string | null): string | null {
  try {
    const { access_token } = JSON.parse(stored ?? 'null') as { access_token?: unknown };
    const [, payload = ''] = String(access_token).split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}

/**
 * Script in the head. If a session is stored, it hides the account controls (`:root[data-session="stored"]`), because the page
 * was rendered for a visitor.
 */
export const sessionHintScript = `try{if(localStorage.getItem(${JSON.stringify(sessionKey)}))document.documentElement.dataset.session="stored"}catch{}`;

/**
 * Script in the head for browsers whose session storage is null or throws (old web views, sandboxed frames), because the
 * inline script of the router would throw. Writing still throws, which our code relies on.
 */
export const missingStorageScript = `try{sessionStorage.getItem('')}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,removeItem(){}}})}`;

const probeKey = 'ferrite-probe';

/** Returns whether this browser lets the site store data. Without storage, a session ends when the page is closed. */
export function canStore(): boolean {
  try {
    localStorage.setItem(probeKey, '1');
    localStorage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}
