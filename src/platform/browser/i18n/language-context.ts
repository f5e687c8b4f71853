/** Current language and a function that changes it. */
import { createContext, useContext } from 'react';
import type { Language } from '../../shared/i18n/i18n.ts';

export type LanguageChoice = {
  readonly language: Language;
  /** Loads and shows the texts, stores the choice, and updates a language prefix in the address. */
  readonly choose: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: async () => {} });

export function useLanguage(): Language {
  return useContext(LanguageContext).language;
}
