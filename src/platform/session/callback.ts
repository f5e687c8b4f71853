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

const parametersOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

/** The return that this fragment is, or null. Only fragments: queries of that kind belong to payments and others. */
export function readCallback(hash: string): Callback | null {
  const parameters = parametersOf(hash);
  const code = parameters.get('error_code');
  const text = parameters.get('error_description') ?? code;
  if (code === 'otp_expired') return { kind: 'failed', reason: 'expired' };
  if (text !== null) return { kind: 'failed', reason: { text } };
  const forRecovery = parameters.get('type') === 'recovery';
  if (parameters.has('access_token')) return { kind: 'tokens', forRecovery };
  const tokenHash = parameters.get('token_hash');
  return forRecovery && tokenHash ? { kind: 'recovery', tokenHash } : null;
}

/** The fragment without them: `''`, or `#` and what else there was. */
export function withoutCallback(hash: string): string {
  const parameters = parametersOf(hash);
  for (const name of names) parameters.delete(name);
  const rest = parameters.toString();
  return rest === '' ? '' : `#${rest}`;
}
