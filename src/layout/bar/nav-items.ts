import type { Section } from '../sections.ts';

export const navItems = [
  { section: 'home', word: 'nav.home' },
  { section: 'tools', word: 'nav.tools' },
  { section: 'archive', word: 'nav.resources' },
  { section: 'forum', word: 'nav.forum' },
] as const satisfies readonly { readonly section: Section; readonly word: string }[];
