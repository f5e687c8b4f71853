import { isSection } from '../../../shared/i18n/language-choice.ts';

/** Parameters that redirects of the auth service add to the URL. */
const names = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'token_hash',
  'type',
  'provider_token',
  'provider_refresh_token',
  'sb',
  'code',
  'error',
  'error_code',
  'error_description',
];

export type Callback =
  /** Recovery link: allows one password change, never starts a session. */
  | { readonly kind: 'recovery'; readonly tokenHash: string }
  /** Tokens in a URL are ignored, because they could belong to the author of the link. */
  | { readonly kind: 'tokens'; readonly forRecovery: boolean }
  /** Failed link: `expired` for used or expired links, else the message of the service. */
  | { readonly kind: 'failed'; readonly reason: 'expired' | { readonly text: string } };

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

const parametersOf = (part: string) => new URLSearchParams(part.replace(/^[#?]/, ''));

/**
 * Returns whether the auth service returns to a page with parameters in the query: the home page, to which its links
 * lead by default, a section, and the pages of the login. Other pages and unknown addresses have parameters of their
 * own, e.g. `code` of payment providers.
 */
const isReturnPage = (pathname: string) =>
  isSection(pathname) || /^\/(?:login|reset-password)\/?$/.test(pathname);

/** Returns the auth callback in the fragment of a URL, or in the query of a page to which the auth service returns, or null. */
export function readCallback({ pathname, search, hash }: Address): Callback | null {
  return readPart(hash) ?? (isReturnPage(pathname) ? readPart(search) : null);
}

function readPart(part: string): Callback | null {
  const parameters = parametersOf(part);
  const code = parameters.get('error_code');
  const text = parameters.get('error_description') ?? code ?? parameters.get('error');
  if (code === 'otp_expired') return { kind: 'failed', reason: 'expired' };
  if (text !== null) return { kind: 'failed', reason: { text } };
  const forRecovery = parameters.get('type') === 'recovery';
  if (parameters.has('access_token')) return { kind: 'tokens', forRecovery };
  const tokenHash = parameters.get('token_hash');
  if (forRecovery && tokenHash) return { kind: 'recovery', tokenHash };
  // A login code can be exchanged only by the browser that requested it, and this site requests none.
  return parameters.has('code') ? { kind: 'failed', reason: 'expired' } : null;
}

/** Returns query and fragment without the callback's parameters; each starts with `?` or `#`, or is empty. */
export function withoutCallback({ pathname, search, hash }: Address): { search: string; hash: string } {
  return { search: isReturnPage(pathname) ? without(search) : search, hash: without(hash) };
}

function without(part: string): string {
  const parameters = parametersOf(part);
  // A fragment without callback parameters is an anchor and is kept.
  if (!names.some((name) => parameters.has(name))) return part;
  for (const name of names) parameters.delete(name);
  const rest = parameters.toString();
  return rest === '' ? '' : `${part[0]}${rest}`;
}
