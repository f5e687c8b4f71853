/** Paths of login screens. `next` must not lead back to them. */
const pathWithNext = /^\/(?:login|verify-code|email-verification-pending|reset-password)(?:[/?#]|$)/;

/**
 * Returns the path to open after login or registration if it is a path of this site, otherwise `home`. Paths must start
 * with a single slash: browsers read `//host`, `/\host` and paths with tabs or line breaks as URLs of other sites.
 */
export function nextAddress(next: string | null | undefined, home: string): string {
  if (!next || next.length > 4000) return home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters.
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(next)) return home;
  if (pathWithNext.test(next)) return home;
  return next;
}
