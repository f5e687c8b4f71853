/**
 * Creates the function that checks the redirect target of a mailed link: the site and the URLs in the settings are
 * allowed; any other target is replaced by the site. `anyLoopbackPort` allows all ports of this machine, for trials.
 */
export function createRedirects(siteUrl: string, allowed: readonly string[], anyLoopbackPort = false) {
  const site = new URL(siteUrl);
  const patterns = allowed.map(globPattern);

  function isAllowed(target: URL, written: string): boolean {
    if (/[\\\s]/.test(written) || target.username || target.password) return false;
    if (target.protocol !== 'https:' && target.protocol !== 'http:')
      return patterns.some((pattern) => pattern.test(written));
    if (!isPlainHost(target.hostname)) return false;
    const isSite = target.protocol === site.protocol && target.hostname === site.hostname;
    if (isSite && (target.port === site.port || (anyLoopbackPort && isLoopback(target.hostname))))
      return true;
    return patterns.some((pattern) => pattern.test(`${target.origin}${target.pathname}${target.search}`));
  }

  return (wanted: string | undefined): string => {
    if (!wanted) return siteUrl;
    const target = URL.parse(wanted);
    return target && isAllowed(target, wanted) ? target.href : siteUrl;
  };
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/**
 * Returns whether a host is a name or a loopback address. Decimal and hexadecimal hosts are refused, as the URL parser
 * turns them into IP addresses.
 */
const isPlainHost = (host: string) =>
  /^[a-z\d.-]+$|^\[::1\]$/.test(host) && (isLoopback(host) || !/^\d+(\.\d+){3}$/.test(host));

/** Converts a glob pattern to a regular expression; `*` does not match dots and slashes, `**` does. */
function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^./]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`);
}
