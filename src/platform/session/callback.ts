/** Parameters that the auth service leaves in the address when it sends somebody back (links in mails). */
const names = ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type', 'type', 'provider_token', 'provider_refresh_token', 'sb', 'error', 'error_code', 'error_description'];

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

/** What went wrong, as the service says it, or null. */
export function callbackError(hash: string): string | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.get('error_description') ?? parameters.get('error_code');
}
