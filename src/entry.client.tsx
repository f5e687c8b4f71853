import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { sectionOf } from './layout/sections.ts';
import { loadWordSets, loadWords } from './messages/browser.ts';
import { everyPage, type WordSet, wordsOf } from './platform/browser/i18n/page-words.ts';
import { acceptTranslatedNodes } from './platform/browser/i18n/translated-nodes.ts';
import { waitForConnection } from './platform/browser/navigation.ts';
import { defaultLanguage, isLanguage } from './platform/shared/i18n/i18n.ts';
import { createI18n } from './platform/shared/i18n/i18next.ts';
import { loadSection, sectionWords } from './site/section-screens.ts';
import { fetchMissingScripts } from './ui/theme/script-fonts.ts';

acceptTranslatedNodes();

// Texts and modules of the current page must be loaded before React compares its markup with that of the server.
const written = document.documentElement.dataset['language'];
const language = isLanguage(written) ? written : defaultLanguage;
const { pathname, search, hash } = window.location;
const sections = [sectionOf({ pathname, search, hash: '' }), sectionOf({ pathname, search, hash })];
const routeModules = (window as { __reactRouterRouteModules?: Parameters<typeof wordsOf>[0] })
  .__reactRouterRouteModules;
const wordSets = new Set<WordSet>([
  ...everyPage,
  ...wordsOf(routeModules ?? {}),
  ...sections.flatMap(sectionWords),
]);
const [words] = await Promise.all([loadWordSets(language, [...wordSets]), ...sections.map(loadSection)]);
const i18n = createI18n(language, words, (wanted, set) => loadWords(wanted, set as WordSet));

if (document.readyState === 'complete') fetchMissingScripts();
else addEventListener('load', fetchMissingScripts);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter instrumentations={[waitForConnection]} />
      </I18nextProvider>
    </StrictMode>,
  );
});
