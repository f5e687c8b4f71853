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

/** Synchronizes the language of text, address and stored choice. */
export function LanguageProvider({ loadWords, children }: LanguageProviderProps) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(i18n.language as Language);
  const requested = useRef(language);
  const chosen = useRef(language);

  const show = useCallback(
    async (next: Language) => {
      requested.current = next;
      const words = await loadWords(next, i18n.options.ns as WordSet[]);
      // Another language may have been chosen while the texts were loading.
      if (requested.current !== next) return;
      // Visible texts change at once; others load in the language that is current then.
      addWords(i18n, next, words);
      await i18n.changeLanguage(next);
      setLanguage(next);
    },
    [i18n, loadWords],
  );

  // The address changes first: its old prefix would override the choice.
  const choose = useCallback(
    async (next: Language) => {
      chosen.current = next;
      store(next);
      // Loaded while the address changes, so that the text follows at once.
      await loadWords(next, i18n.options.ns as WordSet[]);
      if (chosen.current !== next) return;
      // The address of the browser, which is newer than the one shown while a page is being rendered.
      const address = addressInLanguage(window.location, next);
      if (address) await navigate(address, { replace: true, preventScrollReset: true });
      if (chosen.current !== next) return;
      // Again: a page that was on its way may have stored the language of its address.
      store(next);
      await show(next);
    },
    [i18n, loadWords, show, navigate],
  );

  // The prefix of the address decides; without one the stored choice, as on the server.
  useEffect(() => {
    const { language: prefixed } = splitPath(pathname);
    // A page shown late, after the browser has gone on to an address of another language.
    if (prefixed !== splitPath(window.location.pathname).language) return;
    const wanted = prefixed ?? storedLanguage();
    if (!wanted) return;
    store(wanted);
    if (wanted !== i18n.language) void show(wanted);
  }, [pathname, i18n, show]);

  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Returns the choice from the cookie; older choices are in local storage only. */
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
    // The cookie suffices.
  }
}
