/** Addresses of this site that a client may name; anything else would send buyers, and their payment key, elsewhere. */
export function ownUrl(siteUrl: string, wanted: string | undefined): string | undefined {
  if (!wanted) return undefined;
  let url: URL;
  try {
    url = new URL(wanted, siteUrl);
  } catch {
    return undefined;
  }
  return url.origin === new URL(siteUrl).origin ? url.href : undefined;
}
