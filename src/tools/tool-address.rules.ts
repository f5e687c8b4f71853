/** The address read, or null. `URL.parse` does the same, but not yet in every browser in use. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
