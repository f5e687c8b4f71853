import type { WordSet } from '../platform/browser/i18n/page-words.ts';
import { loadPart } from '../platform/browser/load-part.ts';
import type { Language } from '../platform/shared/i18n/i18n.ts';
import type { Dictionary } from '../platform/shared/i18n/i18next.ts';
import { textFiles } from './files.ts';

/** Loads the texts of one set in one language. */
export async function loadWords(language: Language, words: WordSet): Promise<object> {
  const load = textFiles.get(`${words}.${language}`);
  if (!load) throw new Error(`There are no words ${words} in ${language}.`);
  return (await loadPart(load, { whenOutdated: 'ask' }))[language] ?? {};
}

/** Loads the texts of several sets in one language. @returns the texts by set */
export async function loadWordSets(language: Language, sets: readonly WordSet[]): Promise<Dictionary> {
  const loaded = await Promise.all(sets.map(async (set) => [set, await loadWords(language, set)] as const));
  return Object.fromEntries(loaded);
}
