/** Login screens: `next` must not lead back to them. */
const pathWithNext = /^\/(?:login|verify-code|email-verification-pending|reset-password)(?:[/?#]|$)/;

/**
 * Returns the address after sign-in or registration, if it is a path of this site. Paths must start with a single slash:
 * browsers read `//host`, `/\host` and paths with tabs or line ends as addresses of other sites.
 */
export function nextAddress(next: string | null | undefined, home: string): string {
  if (!next || next.length > 4000) return home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant.
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(next)) return home;
  if (pathWithNext.test(next)) return home;
  return next;
}
