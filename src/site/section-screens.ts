/** Sections of the main screen, loaded on first use. */
import type { ComponentType } from 'react';
import type { Section } from '../layout/sections.ts';
import type { WordSet } from '../platform/browser/i18n/page-words.ts';
import { lazyPart, loadPart } from '../platform/browser/load-part.ts';

type LoadedLater = Exclude<Section, 'home'>;

const loaders: Readonly<Record<LoadedLater, () => Promise<ComponentType>>> = {
  tools: async () => (await import('../features/tools/pages/catalogue/tools-section.tsx')).ToolsSection,
  archive: async () => (await import('../features/archive/pages/list/archive-section.tsx')).ArchiveSection,
  forum: async () => (await import('../features/forum/pages/list/forum-section.tsx')).ForumSection,
};

export function sectionWords(section: Section | null): readonly WordSet[] {
  if (section === 'tools') return ['purposes'];
  return section === 'archive' || section === 'forum' ? [section] : [];
}

const loaded: Partial<Record<LoadedLater, ComponentType>> = {};

/** Loads a section. Called before hydration, which would otherwise discard the section that the server rendered. */
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

/**
 * Returns the component of a section; a lazy one if the section is not loaded yet. The caller must memoize the result.
 */
export function sectionScreen(section: LoadedLater): ComponentType {
  return loaded[section] ?? lazyScreens[section];
}
