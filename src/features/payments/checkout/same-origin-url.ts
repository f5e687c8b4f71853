/** Returns a return URL if it is on this site, else undefined; other sites would receive the buyer and the payment key. */
export function sameOriginUrl(siteUrl: string, wanted: string | undefined): string | undefined {
  if (!wanted) return undefined;
  let url: URL;
  try {
    url = new URL(wanted, siteUrl);
  } catch {
    return undefined;
  }
  return url.origin === new URL(siteUrl).origin ? url.href : undefined;
}
