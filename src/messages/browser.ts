import type { WordSet } from '../platform/browser/i18n/page-words.ts';
import { loadPart } from '../platform/browser/load-part.ts';
import type { Language } from '../platform/shared/i18n/i18n.ts';
import type { Dictionary } from '../platform/shared/i18n/i18next.ts';

/** Every feature's words in every language, each a chunk of its own: a visitor loads those in sight. */
const files = import.meta.glob<Record<string, object>>('../**/messages/{en,de,cn,ja,kr}.ts');

const loaders = new Map(
  Object.entries(files).map(([file, load]) => {
    const [, feature, language] = /([^/]+)\/messages\/(\w+)\.ts$/.exec(file) ?? [];
    return [`${feature}.${language}`, load];
  }),
);

/** The words of one feature in one language. */
export async function loadWords(language: Language, words: WordSet): Promise<object> {
  const load = loaders.get(`${words}.${language}`);
  if (!load) throw new Error(`There are no words ${words} in ${language}.`);
  return (await loadPart(load, { whenOutdated: 'ask' }))[language] ?? {};
}

/** @returns the words of several features by feature */
export async function loadWordSets(language: Language, sets: readonly WordSet[]): Promise<Dictionary> {
  const loaded = await Promise.all(sets.map(async (set) => [set, await loadWords(language, set)] as const));
  return Object.fromEntries(loaded);
}
