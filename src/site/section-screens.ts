/** The larger sections are programs of their own, loaded when they are shown. */
import type { ComponentType } from 'react';
import type { Section } from '../layout/sections.ts';
import type { WordSet } from '../platform/browser/i18n/page-words.ts';
import { lazyPart, loadPart } from '../platform/browser/load-part.ts';

type LoadedLater = Exclude<Section, 'home'>;

const loaders: Readonly<Record<LoadedLater, () => Promise<ComponentType>>> = {
  tools: async () => (await import('../tools/pages/catalogue/tools-section.tsx')).ToolsSection,
  archive: async () => (await import('../archive/pages/list/archive-section.tsx')).ArchiveSection,
  forum: async () => (await import('../forum/pages/list/forum-section.tsx')).ForumSection,
};

/** Words of a section, beside those of every page. */
export function sectionWords(section: Section | null): readonly WordSet[] {
  return section === 'archive' || section === 'forum' ? [section] : [];
}

const loaded: Partial<Record<LoadedLater, ComponentType>> = {};

/** Fetches a section's program. Before hydration this is awaited: a part that is still missing then would be thrown away and drawn anew. */
export async function loadSection(section: Section | null): Promise<void> {
  if (section === null || section === 'home') return;
  loaded[section] ??= await loadPart(loaders[section], { whenOutdated: 'reload' });
}

const later = (section: LoadedLater) => lazyPart(loaders[section], { whenOutdated: 'reload' });
const lazyScreens: Readonly<Record<LoadedLater, ComponentType>> = {
  tools: later('tools'),
  archive: later('archive'),
  forum: later('forum'),
};

/** The section's component: itself where it is here already, else one that waits for it. Keep it while it is shown. */
export function sectionScreen(section: LoadedLater): ComponentType {
  return loaded[section] ?? lazyScreens[section];
}
