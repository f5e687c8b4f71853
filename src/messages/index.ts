import type { Language, Translated } from '../platform/shared/i18n/i18n.ts';
import type { Words } from '../platform/shared/i18n/words.ts';
import { textFiles } from './files.ts';

export type Messages = Translated<Words>;

/** Loads all texts of one language, to render pages on the server. A browser loads them set by set, see `browser.ts`. */
export async function loadMessages(language: Language): Promise<Messages> {
  const files = [...textFiles].filter(([name]) => name.endsWith(`.${language}`));
  const sets = await Promise.all(
    files.map(async ([name, load]) => [name.split('.')[0], (await load())[language]] as const),
  );
  return Object.fromEntries(sets) as Messages;
}
