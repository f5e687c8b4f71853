import type { CustomTypeOptions } from 'i18next';

/** A feature's words: `auth`, `forum`, … */
export type WordSet = keyof CustomTypeOptions['resources'] & string;

/** What every page needs. */
export const everyPage: readonly WordSet[] = ['layout', 'tools'];

/**
 * Names the words of a page beside those of every page: `export const handle = pageWords('auth');` in its
 * route module. They are loaded before the page appears; without the line they arrive a moment later.
 */
export function pageWords(...words: WordSet[]): { readonly words: readonly WordSet[] } {
  return { words };
}

/** The words that these route modules name. */
export function wordsOf(routeModules: Readonly<Record<string, { handle?: unknown } | undefined>>): WordSet[] {
  return Object.values(routeModules).flatMap((module) => {
    const handle = module?.handle as Partial<ReturnType<typeof pageWords>> | undefined;
    return [...(handle?.words ?? [])];
  });
}
