import { isPaymentPage } from '../../../shared/rendering/payment-pages.ts';

/** What links of the auth service leave in the address when they send somebody back. */
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
  /** The mail of a forgotten password: worth one new password, never a session of this browser. */
  | { readonly kind: 'recovery'; readonly tokenHash: string }
  /** Tokens in an address may be anybody's, e.g. whoever wrote the link: they are not taken. */
  | { readonly kind: 'tokens'; readonly forRecovery: boolean }
  /** `expired` for links that are used or too old, else the service's own words. */
  | { readonly kind: 'failed'; readonly reason: 'expired' | { readonly text: string } };

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

const parametersOf = (part: string) => new URLSearchParams(part.replace(/^[#?]/, ''));

/** What providers of payments send back is called alike, and belongs to their pages. */
const isOfPayments = (pathname: string) => isPaymentPage(pathname) || pathname.startsWith('/toss');

/** The return that this address is, by its fragment or by its query, or null. */
export function readCallback({ pathname, search, hash }: Address): Callback | null {
  return readPart(hash) ?? (isOfPayments(pathname) ? null : readPart(search));
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
  // Only the browser that asked could exchange it, and this site asks for none.
  return parameters.has('code') ? { kind: 'failed', reason: 'expired' } : null;
}

/** Query and fragment without them: each `''`, or its sign and what else there was. */
export function withoutCallback({ search, hash }: Address): { search: string; hash: string } {
  return { search: without(search), hash: without(hash) };
}

function without(part: string): string {
  const parameters = parametersOf(part);
  // A fragment that names a place on the page is left as it is.
  if (!names.some((name) => parameters.has(name))) return part;
  for (const name of names) parameters.delete(name);
  const rest = parameters.toString();
  return rest === '' ? '' : `${part[0]}${rest}`;
}
