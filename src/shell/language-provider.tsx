import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { loadWordSets } from '../messages/browser.ts';
import type { WordSet } from '../messages/route-words.ts';
import { isLanguage, type Language, languageKey, splitPath } from '../platform/i18n.ts';
import { addWords } from '../platform/i18next.ts';
import { LanguageContext } from '../platform/language-context.ts';
import { addressInLanguage, languageCookie } from './language-choice.ts';

const yearSeconds = 31_536_000;

/** Keeps the language of the text, the address and the stored choice in step. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(i18n.language as Language);

  const show = useCallback(
    async (next: Language) => {
      await changeWords(i18n, next);
      setLanguage(next);
      store(next);
    },
    [i18n],
  );

  const choose = useCallback(
    async (next: Language) => {
      await show(next);
      const address = addressInLanguage(location, next);
      if (address) await navigate(address, { replace: true, preventScrollReset: true });
    },
    [show, location, navigate],
  );

  // A prefix met on the way (also by Back) decides. Without one, a choice from before cookies were written counts.
  const prefixed = splitPath(location.pathname).language;
  useEffect(() => {
    const kept = storedLanguage();
    const wanted = prefixed ?? (languageCookie(document.cookie) === undefined ? kept : null);
    if (wanted && wanted !== i18n.language) void show(wanted);
    else if (prefixed ?? kept) store(i18n.language as Language);
  }, [prefixed, i18n, show]);

  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

async function changeWords(i18n: i18n, language: Language): Promise<void> {
  // What is in sight changes at once; what is met later comes in the language of then.
  addWords(i18n, language, await loadWordSets(language, i18n.options.ns as WordSet[]));
  await i18n.changeLanguage(language);
}

function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

function store(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is not in every browser yet.
  document.cookie = `${languageKey}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The cookie is enough for the server.
  }
}
