import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { LanguageContext } from '../platform/browser/i18n/language-context.ts';
import type { WordSet } from '../platform/browser/i18n/page-words.ts';
import {
  isLanguage,
  type Language,
  languageCookieText,
  languageKey,
  splitPath,
} from '../platform/shared/i18n/i18n.ts';
import { addWords, type Dictionary } from '../platform/shared/i18n/i18next.ts';
import { addressInLanguage, languageCookie } from '../platform/shared/i18n/language-choice.ts';

type LanguageProviderProps = {
  readonly loadWords: (language: Language, sets: readonly WordSet[]) => Promise<Dictionary>;
  readonly children: ReactNode;
};

/** Keeps the language of the text, the address and the stored choice in step. */
export function LanguageProvider({ loadWords, children }: LanguageProviderProps) {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(i18n.language as Language);
  const requested = useRef(language);

  const show = useCallback(
    async (next: Language) => {
      requested.current = next;
      const words = await loadWords(next, i18n.options.ns as WordSet[]);
      // Somebody may have chosen once more while the words were on their way.
      if (requested.current !== next) return;
      // What is in sight changes at once; what is met later comes in the language of then.
      addWords(i18n, next, words);
      await i18n.changeLanguage(next);
      setLanguage(next);
    },
    [i18n, loadWords],
  );

  // The address first: while it still has the old prefix, that prefix would win against the choice.
  const choose = useCallback(
    async (next: Language) => {
      store(next);
      // On their way already while the address changes, so that the text follows at once.
      await loadWords(next, i18n.options.ns as WordSet[]);
      const address = addressInLanguage(location, next);
      if (address) await navigate(address, { replace: true, preventScrollReset: true });
      else await show(next);
    },
    [i18n, loadWords, show, location, navigate],
  );

  // A prefix met on the way (also by Back) decides; without one the stored choice, as on the server.
  const prefixed = splitPath(location.pathname).language;
  const { pathname } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): every new address is asked what it means.
  useEffect(() => {
    const wanted = prefixed ?? storedLanguage();
    if (!wanted) return;
    store(wanted);
    if (wanted !== i18n.language) void show(wanted);
  }, [pathname, prefixed, i18n, show]);

  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The cookie, which the server goes by; a choice from before cookies were written stands in local storage alone. */
function storedLanguage(): Language | null {
  const cookie = languageCookie(document.cookie);
  if (isLanguage(cookie)) return cookie;
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

function store(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is not in every browser yet.
  document.cookie = languageCookieText(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The cookie is enough for the server.
  }
}
