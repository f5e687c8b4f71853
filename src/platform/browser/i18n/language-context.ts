/** React context with the current language and a function that changes it. */
import { createContext, useContext } from 'react';
import type { Language } from '../../shared/i18n/i18n.ts';

export type LanguageChoice = {
  readonly language: Language;
  /** Loads and shows the texts of a language, stores the choice, and updates the language prefix in the URL. */
  readonly choose: (language: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: async () => {} });

export function useLanguage(): Language {
  return useContext(LanguageContext).language;
}
