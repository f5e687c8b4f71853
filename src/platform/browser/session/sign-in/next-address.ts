/** The screens on the way in: what leads back to one of them would be a circle. Registration offers members the plans. */
const pathWithNext = /^\/(?:login|verify-code|email-verification-pending|reset-password)(?:[/?#]|$)/;

/**
 * Where somebody goes after signing in or up: the address they came with, if it is one of this site.
 * Only a path that begins with a single slash: browsers read `//host`, `/\host` and paths with hidden
 * tabs or line ends as addresses of other sites.
 */
export function nextAddress(next: string | null | undefined, home: string): string {
  if (!next || next.length > 4000) return home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant.
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(next)) return home;
  if (pathWithNext.test(next)) return home;
  return next;
}
