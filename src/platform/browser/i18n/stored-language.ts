/** Stores the chosen language in the browser. Reading or writing a cookie throws in a sandboxed frame, as storage does. */
import { isLanguage, type Language, languageCookieText, languageKey } from '../../shared/i18n/i18n.ts';
import { languageCookie } from '../../shared/i18n/language-choice.ts';

/** Returns the language stored in the cookie, else the one in local storage, where earlier versions stored it. */
export function storedLanguage(): Language | null {
  return (
    languageFrom(() => languageCookie(document.cookie)) ??
    languageFrom(() => localStorage.getItem(languageKey))
  );
}

function languageFrom(read: () => unknown): Language | null {
  try {
    const stored = read();
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the language in the cookie and in local storage, or in the one that is available. */
export function storeLanguage(language: Language): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API yet.
    document.cookie = languageCookieText(language);
  } catch {
    // Without cookies, the server uses the prefix of the URL.
  }
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without local storage, the cookie is sufficient.
  }
}
