import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { LanguageContext } from '../platform/browser/i18n/language-context.ts';
import type { WordSet } from '../platform/browser/i18n/page-words.ts';
import { storedLanguage, storeLanguage } from '../platform/browser/i18n/stored-language.ts';
import { type Language, splitPath } from '../platform/shared/i18n/i18n.ts';
import { addWords, type Dictionary } from '../platform/shared/i18n/i18next.ts';
import { addressInLanguage } from '../platform/shared/i18n/language-choice.ts';

type LanguageProviderProps = {
  readonly loadWords: (language: Language, sets: readonly WordSet[]) => Promise<Dictionary>;
  readonly children: ReactNode;
};

/** Keeps the language of the texts, the URL and the stored choice the same. */
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
      // Texts on the screen change at once; text sets needed later load in the language that is current then.
      addWords(i18n, next, words);
      await i18n.changeLanguage(next);
      setLanguage(next);
    },
    [i18n, loadWords],
  );

  // The URL changes first, because the prefix of the old URL would override the choice.
  const choose = useCallback(
    async (next: Language) => {
      chosen.current = next;
      storeLanguage(next);
      // Loads the texts before the URL changes, so that they can be shown immediately afterwards.
      await loadWords(next, i18n.options.ns as WordSet[]);
      if (chosen.current !== next) return;
      // Reads the URL of the browser: while a page is being rendered, the router still has the previous one.
      const address = addressInLanguage(window.location, next);
      if (address) await navigate(address, { replace: true, preventScrollReset: true });
      if (chosen.current !== next) return;
      // Stores the choice again, because a page that was loading may have stored the language of its URL.
      storeLanguage(next);
      await show(next);
    },
    [i18n, loadWords, show, navigate],
  );

  // The prefix of the URL decides the language; without a prefix the stored choice applies, as on the server.
  useEffect(() => {
    const { language: prefixed } = splitPath(pathname);
    // Ignores a page that is shown late, after the browser has moved on to a URL in another language.
    if (prefixed !== splitPath(window.location.pathname).language) return;
    const wanted = prefixed ?? storedLanguage();
    if (!wanted) return;
    storeLanguage(wanted);
    if (wanted !== i18n.language) void show(wanted);
  }, [pathname, i18n, show]);

  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
