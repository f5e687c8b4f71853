import type { CustomTypeOptions } from 'i18next';

/** Name of a feature's text set: `auth`, `forum`, … */
export type WordSet = keyof CustomTypeOptions['resources'] & string;

/** Text sets that every page loads. */
export const everyPage: readonly WordSet[] = ['layout', 'tools'];

/**
 * Declares the text sets of a page: `export const handle = pageWords('auth');` in its route module. They load before the
 * page is shown.
 */
export function pageWords(...words: WordSet[]): { readonly words: readonly WordSet[] } {
  return { words };
}

/** Returns the names of all text sets that the given route modules declare. */
export function wordsOf(routeModules: Readonly<Record<string, { handle?: unknown } | undefined>>): WordSet[] {
  return Object.values(routeModules).flatMap((module) => {
    const handle = module?.handle as Partial<ReturnType<typeof pageWords>> | undefined;
    return [...(handle?.words ?? [])];
  });
}
