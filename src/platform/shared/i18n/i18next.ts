/** Translation instance of i18next: one per request on the server, one per page in the browser. */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from './i18n.ts';

/** Texts of one language, by namespace; each feature is a namespace. */
export type Dictionary = { readonly [namespace: string]: object };
export type LoadWords = (language: Language, namespace: string) => Promise<object>;

/**
 * Creates a translation instance.
 * @param words texts available before the first render
 * @param load loads the texts of further features and languages, and the English text if one is missing; without it
 *   nothing is loaded and the key is shown
 */
export function createI18n(language: Language, words: Dictionary, load?: LoadWords): i18n {
  const instance = createInstance();
  if (load) instance.use(loader(load));
  const askedInEnglish = new Set<string>();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: words as Record<string, Record<string, unknown>> },
    partialBundledLanguages: true,
    defaultNS: 'layout',
    ns: Object.keys(words),
    // Texts passed in are rendered immediately; a component that needs other texts waits for them.
    initAsync: false,
    react: { useSuspense: load !== undefined, bindI18nStore: 'added' },
    // React escapes inserted values. Single braces instead of `{{ }}` keep the texts readable for translators.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    saveMissing: load !== undefined,
    missingKeyHandler: (_languages, namespace) => {
      if (!load || askedInEnglish.has(namespace) || instance.language === defaultLanguage) return;
      askedInEnglish.add(namespace);
      void load(defaultLanguage, namespace).then((english) =>
        instance.addResourceBundle(defaultLanguage, namespace, english, true, true),
      );
    },
  });
  return instance;

  /**
   * Returns the backend that loads texts. English is the fallback of every language, but is loaded only when a text is
   * missing or English is chosen.
   */
  function loader(fetchWords: LoadWords) {
    return {
      type: 'backend' as const,
      init: () => undefined,
      read: (wanted: string, namespace: string, done: (error: unknown, words: object | null) => void) => {
        if (!isLanguage(wanted)) return done(null, {});
        const isFallbackOnly = wanted === defaultLanguage && wordsLanguage(instance) !== defaultLanguage;
        if (isFallbackOnly) return done(null, {});
        fetchWords(wanted, namespace).then(
          (words) => done(null, words),
          (error: unknown) => done(error, null),
        );
      },
    };
  }
}

/** Returns the current language, or the one that is being loaded. */
function wordsLanguage(instance: i18n): string {
  return (instance as { isLanguageChangingTo?: string }).isLanguageChangingTo ?? instance.language;
}

export function addWords(instance: i18n, language: Language, words: Dictionary): void {
  for (const [namespace, texts] of Object.entries(words))
    instance.addResourceBundle(language, namespace, texts, true, true);
}
