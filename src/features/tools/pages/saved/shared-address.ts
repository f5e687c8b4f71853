/** Calculator URLs in `/tools?open=…`. */
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findEntry, findPage, pagePath, type RegistryEntry } from '@ferrite/calculators/registry.ts';
import { textField } from '../../../../platform/browser/api-client.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { parseUrl } from '../../tool-address.rules.ts';

export type SharedAddress = {
  readonly entry: RegistryEntry;
  /** Path and query, including the inputs. */
  readonly address: string;
};

const base = 'https://site.invalid';

/** Returns the calculator of an `open` parameter; null if it is not a calculator URL. */
export function sharedAddress(open: string | null): SharedAddress | null {
  if (!open?.startsWith('/calculators/')) return null;
  const url = parseUrl(open, base);
  if (url?.origin !== base) return null;
  const page = decodedPath(url.pathname);
  const entry = findPage(page) ?? findPage(`${page}.html`);
  return entry ? { entry, address: `/calculators/${pagePath(entry)}${url.search}${url.hash}` } : null;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path of the tools page with this calculator marked, to which the login returns. */
export function placeOf(toolsPath: string, address: string): string {
  return `${toolsPath}?open=${encodeURIComponent(address)}`;
}

/** Adds the language to a page URL unless it already has one. */
export function inLanguage(address: string, language: string): string {
  const url = new URL(address, base);
  if (!url.searchParams.has('lang'))
    url.search = `${url.search === '' ? '?' : `${url.search}&`}lang=${language}`;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Returns the link parameters that its calculator does not understand or cannot compute with, as listed in a refusal,
 * with the name of the calculator if the refusal states it; empty for other refusals. @param body of the response
 */
export function parametersOf(body: unknown, language: Language): string {
  if (typeof body !== 'object' || body === null || !('parameters' in body)) return '';
  const list = Array.isArray(body.parameters) ? body.parameters.join(', ') : '';
  const entry = list === '' ? undefined : findEntry(textField(body, 'calculatorId') ?? '');
  return entry ? `${calculatorNames[entry.id][language]}: ${list}` : list;
}
