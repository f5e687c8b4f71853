/** The language of what is on the screen, and how to choose another. */
import { createContext, useContext } from 'react';
import type { Language } from '../../shared/i18n/i18n.ts';

export type LanguageChoice = {
  readonly language: Language;
  /** Loads the words, shows them, and keeps the choice; on addresses with a language it changes the address. */
  readonly choose: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: async () => {} });

export function useLanguage(): Language {
  return useContext(LanguageContext).language;
}
