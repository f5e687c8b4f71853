/** Parses a URL, or returns null. Replaces `URL.parse`, which some supported browsers lack. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
