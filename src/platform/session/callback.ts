/** Parameters that the auth service leaves in the address when it sends somebody back (links in mails). */
const names = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'type',
  'provider_token',
  'provider_refresh_token',
  'sb',
  'error',
  'error_code',
  'error_description',
];

/** Whether this fragment is such a return. Only fragments: queries of that kind belong to payments and others. */
export function isCallback(hash: string): boolean {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return ['access_token', 'error_code', 'error_description'].some((name) => parameters.has(name));
}

/** The fragment without them: `''`, or `#` and what else there was. */
export function withoutCallback(hash: string): string {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  for (const name of names) parameters.delete(name);
  const rest = parameters.toString();
  return rest === '' ? '' : `#${rest}`;
}

/** What went wrong: `expired` for links that are used or too old, else the service's own words; null when nothing did. */
export function callbackError(hash: string): 'expired' | { readonly text: string } | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const code = parameters.get('error_code');
  if (code === 'otp_expired') return 'expired';
  const text = parameters.get('error_description') ?? code;
  return text === null ? null : { text };
}
