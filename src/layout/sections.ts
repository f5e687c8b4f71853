/** Determines which section of the main screen (home, tools, archive, forum) a URL shows. */
import { splitPath } from '../platform/shared/i18n/i18n.ts';

export const sections = ['home', 'tools', 'archive', 'forum'] as const;
export type Section = (typeof sections)[number];

export const sectionPath: Readonly<Record<Section, string>> = {
  home: '/',
  tools: '/tools',
  archive: '/archive',
  forum: '/forum',
};

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Returns the section that the hash names, else the query, else the path; null if none of them names a section. */
export function sectionOf({ pathname, search, hash }: Address): Section | null {
  const rest = splitPath(pathname.replace(/(?<!\/)\/+$/, '') || '/').rest;
  const byPath = sections.find((each) => sectionPath[each] === rest);
  if (!byPath) return null;
  return (
    named(hash.slice(1), ['tools', 'forum', 'archive']) ??
    named(new URLSearchParams(search).get('section'), ['tools', 'forum', 'archive', 'resources']) ??
    byPath
  );
}

function named(value: string | null, allowed: readonly string[]): Section | null {
  if (value === null || !allowed.includes(value)) return null;
  return value === 'resources' ? 'archive' : (value as Section);
}
