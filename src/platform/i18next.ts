/** The dictionary in use. One instance per request on the server, one per page in the browser. */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from './i18n.ts';

/** Words of one language: a namespace per feature. */
export type Dictionary = { readonly [namespace: string]: object };

/**
 * @param loadFallback fetches the English words when a text is missing; without it the key itself is shown.
 */
export function createI18n(
  language: Language,
  words: Dictionary,
  loadFallback?: () => Promise<Dictionary>,
): i18n {
  const instance = createInstance();
  let fallbackAsked = language === defaultLanguage;
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: words as Record<string, Record<string, unknown>> },
    defaultNS: 'shell',
    ns: Object.keys(words),
    // Everything is at hand before rendering, so nothing may wait.
    initAsync: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    // React escapes; the doubled braces would only burden the translators.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    saveMissing: loadFallback !== undefined,
    missingKeyHandler: () => {
      if (fallbackAsked || !loadFallback) return;
      fallbackAsked = true;
      void loadFallback().then((english) => addWords(instance, defaultLanguage, english));
    },
  });
  return instance;
}

/** Makes a language known to the instance. */
export function addWords(instance: i18n, language: Language, words: Dictionary): void {
  for (const [namespace, texts] of Object.entries(words))
    instance.addResourceBundle(language, namespace, texts);
}
