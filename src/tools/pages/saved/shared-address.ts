/** Addresses of calculators that somebody brought along, as `/tools?open=…` carries them. */
import { pagePath, type RegistryEntry, registry } from '@ferrite/calculators/registry.ts';
import { parseUrl } from '../../tool-address.rules.ts';

export type SharedAddress = {
  readonly entry: RegistryEntry;
  /** Path and query on this site, inputs included. */
  readonly address: string;
};

const base = 'https://site.invalid';

/** The calculator that `open` leads to, or null when it is no address of one of ours. */
export function sharedAddress(open: string | null): SharedAddress | null {
  if (!open?.startsWith('/calculators/')) return null;
  const url = parseUrl(open, base);
  if (url?.origin !== base) return null;
  const page = decodedPath(url.pathname);
  const entry = registry.find(
    (each) =>
      `/calculators/${pagePath(each)}` === page || `/calculators/${pagePath(each)}` === `${page}.html`,
  );
  return entry ? { entry, address: `${url.pathname}${url.search}${url.hash}` } : null;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where the tools stand with this calculator marked: the place to come back to after a login. */
export function placeOf(toolsPath: string, address: string): string {
  return `${toolsPath}?open=${encodeURIComponent(address)}`;
}

/** A page's address in a language; a language that a shared address names already stays. */
export function inLanguage(address: string, language: string): string {
  const url = new URL(address, base);
  if (!url.searchParams.has('lang'))
    url.search = `${url.search === '' ? '?' : `${url.search}&`}lang=${language}`;
  return `${url.pathname}${url.search}${url.hash}`;
}
