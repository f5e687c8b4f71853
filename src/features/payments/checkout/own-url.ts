/** Returns a return address if it is of this site; others would send buyers and payment keys to another site. */
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
